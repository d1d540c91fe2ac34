// Written by 'parlance generate languages' from sw.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sw` = LanguageProfile(tag: ##"sw"##) {
        profile in
        profile.negations = ##"""
        si usi bila hapana
        """##
        profile.fillers = ##"""
        eee aa mmm yaani unajua
        """##
        profile.replies = ReplyGrammar(tag: ##"sw"##, line: 7, text: ##"""
        {"answers":
        {"yes":[
        "ndiyo","ndio","naam","ndiyo ndiyo","ndio ndio","eeh","ee","ehe","sawa","sawa sawa",
        "sawasawa","haya","poa","vema","vizuri","bila shaka","hakika","kabisa","ni kweli","kweli",
        "sahihi","ni sahihi","barabara","nakubali","nimekubali","ok","okay","bila wasiwasi",
        "ndiyo kabisa","kweli kabisa","naafiki","safi","vyema","tuma","itume","fanya","fanya hivyo",
        "endelea","thibitisha","nathibitisha","ifanye","twende","kwa nini la","kwa nini sivyo",
        "nadhani ndiyo","nafikiri ndiyo","ndiyo tafadhali","ndiyo hivyo","hivyo hivyo","nataka"],

        "no":[
        "hapana","la","siyo","sio","hapana hapana","hapana asante","asante hapana","la hasha","kamwe",
        "hata kidogo","abadani","si sasa","sio sasa","siyo sasa","bado","sio leo","si leo","sitaki",
        "usifanye","usifanye hivyo","usitume","usiitume","haina haja","hakuna haja","si lazima",
        "si sahihi","sio sahihi","siyo sahihi","sivyo","si hivyo","sio hivyo","sio hiyo","siyo hiyo",
        "vibaya","ni makosa","nadhani hapana","sidhani","sifikiri","afadhali usifanye","heri usifanye",
        "wakati mwingine","haiwezekani","nope"],

        "cancel":[
        "ghairi","futa","acha","achana nayo","achana na hiyo","sahau","isahau","sahau hiyo","simama",
        "simamisha","komesha","basi","tosha","imetosha","batilisha","usijali","haijalishi",
        "nimebadilisha mawazo","nimebadili mawazo","nimeghairi","katisha","sitisha","wacha"],

        "wait":[
        "subiri","ngoja","ngojea","subiri kidogo","ngoja kidogo","subiri dakika","subiri dakika moja",
        "ngoja dakika","dakika moja","sekunde moja","kidogo tu","subiri sekunde","hebu subiri",
        "hebu ngoja","nifikirie","acha nifikirie","wacha nifikirie","hebu nifikirie","hebu nione",
        "nipe dakika","nipe muda","sina uhakika","sina hakika","muda kidogo","subiri tafadhali",
        "tafadhali subiri"],

        "repeat":[
        "nini","unasemaje","umesemaje","umesema nini","samahani","eti","eti nini","ati","rudia",
        "rudia tafadhali","tafadhali rudia","rudia swali","rudia tena","sema tena","tena","mara nyingine",
        "mara moja tena","unaweza kurudia","unaweza kurudia swali","sikusikia","sijasikia","sijaelewa",
        "sikuelewa","sielewi","swali lilikuwa nini","hebu rudia"],

        "help":[
        "msaada","nisaidie","naomba msaada","nahitaji msaada","saidia","naweza kusema nini","niseme nini",
        "nijibu nini","nifanye nini","nifanyeje","naweza kufanya nini","chaguzi ni zipi","chaguzi ni gani",
        "kuna chaguzi gani","machaguo ni yapi","kuna nini","sijui","mimi sijui","inafanyaje kazi",
        "naweza kuchagua nini"],

        "back":[
        "rudi","rudi nyuma","nyuma","hatua moja nyuma","rudisha","swali lililopita","lililopita",
        "rudi nyuma kidogo","tengua","turudi nyuma","rudi swali lililopita"],

        "restart":[
        "anza upya","anza tena","anzisha upya","tuanze upya","tuanze tena","kuanzia mwanzo","toka mwanzo",
        "anza mwanzo","tangu mwanzo","upya","anza kutoka mwanzo","tuanze mwanzo","kutoka mwanzo"],

        "any":[
        "yoyote","yeyote","wowote","lolote","chochote","yoyote ile","yeyote yule","haijalishi ipi",
        "haijalishi yupi","chagua wewe","wewe chagua","uamuzi wako","amua wewe","wewe amua","sijali",
        "ni sawa yoyote","yoyote sawa","nichagulie","ipi tu","unayotaka","moja yoyote","vyovyote"],

        "other":["ingine","nyingine","yule mwingine","mwingine","ile nyingine","lingine"],
        "positions":[
        "wa kwanza","ya kwanza","la kwanza","cha kwanza","wa pili","ya pili","la pili","cha pili",
        "wa tatu","ya tatu","la tatu","cha tatu","wa nne","ya nne","la nne","cha nne","wa tano",
        "ya tano","la tano","cha tano"],

        "last":["wa mwisho","ya mwisho","la mwisho","cha mwisho"],
        "number":["nambari","namba","chaguo"],
        "polite":["tafadhali","asante","naomba","ahsante"],
        "lead":["ah","oh","basi","lakini","hebu","aa","eh","samahani","kweli","kwa kweli"]}}
        """##)
    }
}
