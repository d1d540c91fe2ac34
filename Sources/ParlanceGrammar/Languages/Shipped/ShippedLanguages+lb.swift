// Written by 'parlance generate languages' from lb.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lb` = LanguageProfile(tag: ##"lb"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        net keen keng ni ouni
        """##
        profile.fillers = ##"""
        äh ähm also hal
        """##
        profile.fillerPhrases = [
            ##"du weess"##,
        ]
        profile.articles = ##"""
        den de dat déi e eng
        """##
        profile.sounds = .sameAs(##"de"##)
        profile.replies = ReplyGrammar(tag: ##"lb"##, line: 13, text: ##"""
        {"answers":
        {"yes":[
        "jo","jo jo","jojo","jaja","jawuel","jep","jap","ja","jo gär","jo gären","jo merci",
        "jo w.e.g","mhm","ok","okay","okee","an der rei","a gutt","gutt","gutt esou","ganz gutt",
        "ass gutt","dat ass gutt","perfekt","super","prima","tiptop","an der uerdnung","alles kloer",
        "passt","dat passt","voilà","geet kloer","ass an der rei","ass okay","natierlech","secher",
        "sécher","kloer","kloer jo","bestëmmt","op jidde fall","op alle fall","selbstverständlech","gär",
        "gären","absolut","onbedéngt","allerdéngs","op jiddwer fall","richteg","dat ass richteg","genee",
        "genau","stëmmt","dat stëmmt","korrekt","exakt","ganz genee","esou ass et","dat ass korrekt",
        "jo dat stëmmt","maach dat","maach et","maach","maach et emol","maach weider","fuer weider",
        "géi vir","lass","lass geet et","schéck et","schéck","confirméieren","bestätegen","da maach",
        "da lass","maach nëmmen","da maach et","maacht dat","maacht et","allez","weider",
        "wann ech gelift","jo wann ech gelift","jo wannechgelift","wannechgelift","jo sief sou gutt",
        "firwat net","vu mir aus","mengetweegen","averstanen","ech mengen jo","ech mengen schonn",
        "ech denken schonn","majo","majo gutt","ma jo","ma gär","ma sécher"],

        "no":[
        "nee","nee nee","neen","neenee","ma nee","näischt do","keineswegs","nee merci","merci nee",
        "nee villmools merci","maach dat net","maach et net","net maachen","loosst et nee","schéck et net",
        "net schécken","maacht dat net","net esou","dat net","(léiwer|besser|éischter) net","elo net",
        "net elo","nach net","haut net","net haut","am moment net","elo grad net","net grad elo",
        "ech mengen net","ech gleewen net","ech denken net","ech mengen nee","ech géif soen nee",
        "dat mengen ech net","falsch","dat ass falsch","stëmmt net","dat stëmmt net","net richteg",
        "dat ass net richteg","dat ass et net","dat war net gemengt","dat ass net korrekt","ni","niemols",
        "op kee fall","op guer kee fall","sécher net","natierlech net","iwwerhaapt net","guer net",
        "absolut net","kënnt net a fro","bestëmmt net","onméiglech","nie","ech wëll net",
        "ech wëll dat net","wëll net","net néideg","brauch net","dat brauch net","dat muss net sinn",
        "ech hu keng loscht"],

        "cancel":[
        "ofbriechen","briech of","brech of","annuléieren","annuléier","annuléier dat","annuléier et",
        "annuléier alles","stornéier","ofsoen","vergiess et","vergiess dat","loss et","loss dat",
        "loss et sinn","loss sinn","loss et gutt sinn","loosst et","egal loss et","maacht näischt loss et",
        "vergiesst et","loss gutt sinn","maacht näischt","loosse mer et","loosse mer et sinn","looss et",
        "looss et sinn","looss dat","stopp","stop","hal op","hal","halt","hält op","haal op",
        "ech hunn et mer anescht iwwerluecht","ech hu meng meenung geännert","näischt"],

        "wait":[
        "waart","waart emol","waart e moment","waart eng sekonn","waart eng minutt","moment","e moment",
        "ee moment","eng sekonn","sekonn","eng minutt","waart kuerz","waart nach","nach e moment",
        "waart e bëssen","ee moment w.e.g","nëmmen e moment","waart mol","waart een ament","een ament",
        "ament","(loosst mech|looss mech|loss mech) (iwwerleeën|nodenken|kucken|iwwerleen)",
        "ech sinn net sécher","ech iwwerleeën nach","ech sinn mer net sécher"],

        "repeat":[
        "wat","wéi","pardon","entschëllegt","watgelift","wat gelift","wéi gelift","hä","wat sees de",
        "wat hues de gesot","wat hutt dir gesot","wat sot dir","wat seet dir","wéi wann ech gelift",
        "widderhuel","widderhuel dat","widderhuel et","widderhuelen","so dat nach eng kéier",
        "so et nach eng kéier","so dat nach emol","so et nach emol","kanns de dat widderhuelen",
        "kënnt dir dat widderhuelen","nach eng kéier w.e.g","kanns du dat widderhuelen","so nach eng kéier",
        "so dat nach eemol","so et nach eemol","widderhuel d fro","widderhuelt dat","nach eng kéier",
        "nach emol","nach eemol","nees","ech hunn dat net verstanen","ech hunn net verstanen",
        "net verstanen","ech hunn dat net héieren","ech hunn dech net verstanen","ech verstinn net",
        "dat hunn ech net verstanen","wat war d'fro"],

        "help":[
        "hëllef","hëllef mir","hëllef mer","ech brauch hëllef","hëlleft mir","kanns de mir hëllefen",
        "hëllef wann ech gelift",
        "wat (kann|däerf|soll|muss) ech [alles|hei|dann] (soen|maachen|äntweren|wielen|äntwerten)",
        "wat gëtt et","wat gëtt et dann","wéi eng méiglechkeete ginn et","wat sinn d'méiglechkeeten",
        "wéi eng méiglechkeete hunn ech","wat fir méiglechkeete ginn et","wéi eng optioune ginn et",
        "wat sinn d'optiounen","ech weess net","weess net","ech weess et net","ech verstinn dat net",
        "keng ahnung","wéi (funktionéiert|geet) dat"],

        "back":[
        "zréck","géi zréck","gei zréck","ee schrëtt zréck","gitt zréck","eng fro zréck",
        "géi ee schrëtt zréck","maach dat réckgängeg","réckgängeg","virdrun","déi virecht fro",
        "virecht fro","gees de zréck","zeréck","géi zeréck"],

        "restart":[
        "(fänk|fänkt|fänke mer|ufänken|start|mir fänken|loosst eis|fänk nach) (vu vir un|nei un|nach eng kéier un|vu vir|vun ufank un|vum ufank un|nees vu vir un|vun vir un|rëm vu vir un|erëm vu vir un|emol un|eng kéier vu vir un|erëm un|nei|vu vir ufänken|rëm un|nach eng kéier vu vir un)",
        "vu vir","vun ufank un","vum ufank un","vu vir un","nach eng kéier vu vir","nei ufänken",
        "vun vir","vun neiem","erëm vu vir","alles vu vir"],

        "any":[
        "egal","et ass egal","ass egal","dat ass egal","dat ass mir egal","et ass mir egal",
        "ass mir egal","mir egal","egal wéi een","egal wéi eng","egal wat","egal wien","iergendeen",
        "iergendeng","iergendeppes","iergendwat","wiel du","sich du eraus","wiel du eraus",
        "du däerfs wielen","du kanns wielen","decidéier du","du decidéiers","wat s du wëlls",
        "wat s de wëlls","ee vun deenen","huel een","huel iergendeen","iwwerrasch mech","spillt keng roll",
        "dat spillt keng roll","et spillt keng roll","mir ass et egal","mir ass dat egal","sich du een aus",
        "wiel iergendeen","wéi s du wëlls","wéi s de wëlls","egal wéi eent"],

        "other":["deen aneren","déi aner","dat anert","een aneren","eng aner","een anert","e ganz aneren"],
        "positions":[
        "éischten","éischt","éischte","alleréischten","éischter","zweeten","zweet","zweete","drëtten",
        "drëtt","drëtte","véierten","véiert","véierte","fënneften","fënneft","fënnefte"],

        "last":["leschten","lescht","leschte"],
        "polite":["wann ech gelift","wannechgelift","merci","weg","gär","villmools merci"],
        "lead":[
        "a","oh","ah","ma","majo","mee","also","dann","gutt","äh","ee","sorry","schued",
        "eigentlech","och","ach"]}}
        """##)
    }
}
