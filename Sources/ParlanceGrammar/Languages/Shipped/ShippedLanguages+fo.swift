// Written by 'parlance generate languages' from fo.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fo` = LanguageProfile(tag: ##"fo"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        øh øhm altso
        """##
        profile.articles = ##"""
        ein eitt tann
        """##
        profile.replies = ReplyGrammar(tag: ##"fo"##, line: 7, text: ##"""
        {"answers":
        {"yes":[
        "ja [ja]","jú","ok","okay","okey","ókey","gott","fínt","í lagi","tað er í lagi","góðtikið",
        "væl","fínt nokk","sjálvandi","vissuliga","sjálvsagt","heilt vist","vist","akkurát","akkurat",
        "júst","rætt","tað er rætt","beint","ja sjálvandi","sjálvandi ja","ger tað","ger so",
        "ger tað bara","halt fram","far víðari","send","send tað","koyr","koyr á","vátta",
        "bara ger tað","ger bara","ja takk","takk ja","ja tak","gjarna","fegin","hví ikki","samd",
        "samdur","avgjørt","perfekt","ja gott","ja fínt","ja gev"],

        "no":[
        "nei [nei]","nei takk","ger tað ikki","ikki ger tað","lat vera","lat vera við tí","send tað ikki",
        "ikki send","(helst|heldur|betri|hellur) ikki","ikki nú","ikki enn","ikki í dag","ikki beint nú",
        "tað haldi eg ikki","eg haldi ikki","haldi ikki","tað trúgvi eg ikki","eg trúgvi ikki tað",
        "eg haldi tað ikki","skeivt","tað er skeivt","tað er ikki rætt","ikki rætt","ikki tað","feil",
        "ongantíð","als ikki","avgjørt ikki","á ongan hátt","sjálvandi ikki","slettis ikki",
        "yvirhøvur ikki","eg vil ikki","vil ikki","tað vil eg ikki","tað nýtist ikki","neyðugt er ikki"],

        "cancel":[
        "avlýs","avlýs tað","ógilda","avbrót","strika","strika tað","annullera","gloym tað","gloym alt",
        "gloym hatta","lat tað vera","lat tað liggja","lat liggja","tað ger einki","gloym hetta","steðga",
        "stopp","stop","halt uppat","gevst","eg havi broytt meining","einki"],

        "wait":[
        "bíða","bíða eitt sindur","bíða við","bíða eina løtu","eina løtu","ein løta","eitt eygnablik",
        "eitt sekund","ein minutt","løtu","bíða nú","bíða lítið","bara eina løtu",
        "(lat meg) (hugsa|síggja)","eg eri ikki viss[ur]"],

        "repeat":[
        "hvat","ha","orsaka","hvussu","hvat segði tú","hvat sigur tú","hvat var tað","endurtak",
        "endurtak tað","sig tað aftur","sig tað eina ferð afturat","sig aftur","kanst tú endurtaka",
        "kanst tú siga tað aftur","endurtak spurningin","aftur","einaferð afturat","eina ferð afturat",
        "umaftur","eg hoyrdi ikki","eg skilti ikki","tað hoyrdi eg ikki","hvør var spurningurin"],

        "help":[
        "hjálp","hjálp mær","eg havi brúk fyri hjálp","eg tørvi hjálp",
        "hvat (kann|skal|má|eigi) eg [at] (siga|gera|svara|velja)","hvørjir eru møguleikarnir",
        "hvørjar møguleikar havi eg","hvat er at velja","eg veit ikki","veit ikki","eg skilji ikki",
        "hvussu virkar tað"],

        "back":[
        "aftur um","aftur","far aftur","far aftur um","eitt stig aftur","angra","fyrri","aftureftir",
        "far aftureftir","fyrri spurningur"],

        "restart":[
        "(byrja|byrja vit|lat okkum byrja) (av nýggjum|umaftur|frá byrjan|aftur|frá nýggjum|heilt av nýggjum)",
        "av nýggjum","frá byrjan","umaftur frá byrjan"],

        "any":[
        "líkamikið","tað er líkamikið","sama","tað er sama","mær er sama","hvør sum helst","onkur",
        "ein av teimum","vel tú","tú velur","tú kanst velja","alt tað sama","mær er líka",
        "hvat sum helst","tað er mær líkamikið","líkamikið hvør"],

        "other":["hin","hitt","hinn","ein annan","eitt annað","hin annar"],
        "positions":[
        "fyrsta","fyrsti","annan","annar","onnur","annað","næsti","triðja","triði","fjórða","fjórði",
        "fimta","fimti"],

        "last":["seinasta","seinasti","síðsta","síðsti"],
        "polite":["takk","ver so vinarlig","vinarliga","takk fyri"],
        "lead":["á","ja so","men","so","ná","orsaka","ah","jamen"]}}
        """##)
    }
}
