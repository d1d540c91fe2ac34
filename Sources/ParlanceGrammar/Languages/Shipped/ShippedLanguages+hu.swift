// Written by 'parlance generate languages' from hu.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `hu` = LanguageProfile(tag: ##"hu"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        nem ne nincs soha nélkül se sem
        """##
        profile.fillers = ##"""
        öö hát izé hm szóval na ööö
        """##
        profile.fillerPhrases = [
            ##"hogy is mondjam"##,
            ##"na szóval"##,
        ]
        profile.articles = ##"""
        a az egy
        """##
        profile.replies = ReplyGrammar(tag: ##"hu"##, line: 10, text: ##"""
        {"answers":
        {"yes":[
        "igen","igen igen","ja","jaja","aha","ühüm","igenis","hogyne","persze","naná","persze hogy",
        "igen persze","persze igen","oké","ok","okés","oksa","jó","jó lesz","rendben","rendben van",
        "rendben igen","jól van","jól hangzik","jó akkor","na jó","oké akkor","rendicsek","remek",
        "szuper","tökéletes","nagyszerű","jöhet","mehet","egyetértek","elfogadom","megfelel",
        "mehet így","klassz","naná hogy","természetesen","biztosan","biztos","feltétlenül","mindenképp",
        "mindenképpen","határozottan","szívesen","abszolút","egyértelműen","magától értetődik","nyilván",
        "örömmel","pontosan","helyes","így van","ez az","úgy van","stimmel","igaz","így jó",
        "ez helyes","jól mondod","pontosan így","ez így jó","ez így van","ez jó","csináld","csináld meg",
        "tedd","tedd meg","tedd azt","folytasd","küldd","küldd el","küldheted","megerősítem",
        "megerősítés","hajrá","gyerünk","rajta","csak rajta","mehetünk","nyugodtan","indulhat","kérem",
        "igen kérem","igen kérlek","kérlek","add hozzá","vágj bele","miért ne","azt hiszem",
        "azt hiszem igen","szerintem igen","legyen","legyen így","hát jó","hát igen","nem bánom"],

        "no":[
        "nem","nem nem","nemigen","dehogy","dehogyis","dehogy is","ne","ne ne","á nem","áh nem",
        "nope","nem köszönöm","köszönöm nem","nem kösz","kösz nem","nem köszi","köszi nem","ne csináld",
        "ne tedd","ne tedd meg","ne küldd","ne küldd el","ezt ne","ne csináld meg","azt ne",
        "(inkább|jobb ha|talán|lehetőleg|jobb|jobb lenne ha) (ne|nem)","most nem","még nem","ma nem",
        "ne most","még ne","most ne","nem most","egyelőre nem","ma ne","nem hiszem","nem gondolom",
        "nem hinném","szerintem nem","azt hiszem nem","nem gondolnám","rossz","téves","hibás","nem jó",
        "ez nem jó","nem helyes","ez nem helyes","nem igaz","nem így van","ez rossz","nem ez","nem az",
        "ez hibás","ez téves","nem stimmel","nem erre gondoltam","ez nem az","ez így nem jó","tévedés",
        "soha","sosem","semmiképp","semmiképpen","egyáltalán nem","biztosan nem","biztos nem",
        "természetesen nem","szó sem lehet róla","szó se lehet róla","kizárt","eszembe sincs",
        "eszem ágában sincs","semmi esetre sem","persze hogy nem","abszolút nem","nem akarom","nem kérem",
        "nem kérek","nem kell","nincs szükség","nem szükséges","nem szeretném","nincs rá szükség",
        "felesleges"],

        "cancel":[
        "mégse","mégsem","töröld","törlés","visszavonás","vond vissza","visszavonom","mondd le",
        "lemondom","megszakítás","megszakítom","visszavon","törölje","töröld az egészet","vonja vissza",
        "megszakít","felejtsd el","hagyd","hagyd csak","hagyjuk","hagyjad","mindegy is","nem érdekes",
        "nem fontos","hagyd abba","felejtsük el","mindegy hagyjuk","ne foglalkozz vele","ejtsük",
        "hagyjuk ezt","állj","stop","állj le","elég","ne is","vége","meggondoltam magam","semmi",
        "meggondoltam","semmi nem kell"],

        "wait":[
        "várj","várj csak","várj egy kicsit","várj egy pillanatot","várj egy percet","várjál",
        "egy pillanat","pillanat","egy pillanatot","pillanatot","egy perc","egy percet","egy másodperc",
        "várjon","várj még","egy pillanat türelmet","türelem","várj egy picit","egy kis türelmet",
        "várj kicsit","várj egy másodpercet","várjál már","csak egy pillanat","mindjárt","egy szekundum",
        "(hadd|hagyj) (gondolkodjak|gondolkodjam|gondoljam át|gondolkodni|gondolkozzak|nézzem|lássam)",
        "nem vagyok biztos benne","gondolkodom","gondolkozom","nem vagyok benne biztos"],

        "repeat":[
        "mi","mit","tessék","hogy","micsoda","bocsánat","elnézést","mit mondtál","hogy mondtad",
        "mit mondasz","mit mondott","hogy micsoda","hogyan","mi van","mi az","parancsolsz","ismételd",
        "ismételd meg","ismételje meg","megismételnéd","megismétled","mondd újra","mondd még egyszer",
        "mondd el újra","mondd el még egyszer","elismételnéd","meg tudnád ismételni","meg tudod ismételni",
        "ismételd meg a kérdést","ismétlés","mondd meg újra","újra","még egyszer","ismét","megint",
        "nem hallottam","nem értettem","nem értem","nem hallottalak","nem hallak","mi volt a kérdés"],

        "help":[
        "segítség","segíts","segítséget kérek","segíts nekem","segítség kell","súgó",
        "segítségre van szükségem","segítene","segítenél","súgj",
        "mit (mondhatok|lehet mondani|mondjak|tehetek|csináljak|válaszoljak|válaszolhatok|választhatok|kell mondanom|tudok mondani|lehet|kell mondani|mondhatnék)",
        "milyen lehetőségek vannak","milyen lehetőségeim vannak","mik a lehetőségek","mik a lehetőségeim",
        "milyen opciók vannak","lehetőségek","miből választhatok","mik az opciók","nem tudom",
        "fogalmam sincs","nem tudom mit mondjak","hogyan működik [ez]","hogy működik [ez]"],

        "back":[
        "vissza","menj vissza","lépj vissza","egy lépést vissza","egyet vissza","előző","előző kérdés",
        "az előző kérdés","vissza az előzőhöz","visszalépés","térj vissza","menjünk vissza"],

        "restart":[
        "(kezdd|kezdjük|kezd|kezdje|kezdd el|kezdjük el) (elölről|újra|előröl|az elejéről|elejéről|újból|az egészet elölről|elölről az egészet|elölről|a legelejéről)",
        "elölről","előröl","az elejéről","újrakezdés","újrakezd","újrakezdjük","kezdés elölről",
        "újraindítás","kezdjük újra"],

        "any":[
        "bármelyik","akármelyik","bármelyiket","akármelyiket","mindegy","mindegy melyik",
        "mindegy melyiket","teljesen mindegy","nekem mindegy","nekem teljesen mindegy","nem számít",
        "nem számít melyik","nem érdekel","választ te","válassz te","válassz","te válassz",
        "válassz egyet","válaszd te","döntsd el te","dönts te","amelyiket akarod","amelyiket szeretnéd",
        "valamelyik","valamelyiket","bármi","akármi","lepj meg","tök mindegy","mindegyik jó",
        "bármelyik jó","bármelyik jó lesz","rád bízom","bárki","egyre megy"],

        "other":["(a|az) (másik|másikat|másikuk)","másik","valami mást","valaki más"],
        "positions":[
        "[az] (első|elsőt|legelső)","[a] (második|másodikat)","[a] (harmadik|harmadikat)",
        "[a] (negyedik|negyediket)","[az] (ötödik|ötödiket)"],

        "last":["[az] (utolsó|utolsót)"],
        "polite":["kérem","kérlek","köszönöm","köszi","légy szíves","legyen szíves","légyszi"],
        "lead":[
        "ó","á","hát","na","de","akkor","bocs","bocsánat","nos","ja","igazából","jaj","ok",
        "inkább","szóval","hmm"],

        "determiner":["a","az","egy"]}}
        """##)
    }
}
