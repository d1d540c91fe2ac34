// Written by 'parlance generate languages' from gsw.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `gsw` = LanguageProfile(tag: ##"gsw"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        äh ähm halt also weisch
        """##
        profile.articles = ##"""
        der die das e en
        """##
        profile.sounds = .sameAs(##"de"##)
        profile.replies = ReplyGrammar(tag: ##"gsw"##, line: 10, text: ##"""
        {"answers":
        {"yes":[
        "ja","jo","jaja","jojo","jo jo","ja ja","jä","joo","jawohl","ja gärn","jo gärn","jep","jap",
        "ok","okay","okee","guet","isch guet","isch in ornig","isch i ornig","in ornig","i ornig",
        "passt","das passt","scho guet so","super","prima","tiptop","guet so","perfekt","wunderbar",
        "alles klar","klar","sicher","sicher doch","natürli","natürlich","logisch","logo","gärn",
        "gern","uf jede fall","selbverständli","selbstverständlich","absolut","unbedingt","klaro",
        "genau","stimmt","das stimmt","richtig","das isch richtig","korrekt","exakt","so isch es","äbe",
        "ja genau","mach","mach das","mach es","mach's","machs","mach nume","mach nur","leg los","los",
        "witer","mach witer","schick's","schicks","schick es","bestätige","uf gaht's","hopp",
        "schick ab","ja bitte","jo bitte","gärn ja","warum nöd","warum nid","wiso nöd","wieso nid",
        "vo mir us","meinetwäge","iiverstande","abgmacht","ich dänk scho","i dänk scho","so machemer's",
        "chunnt guet"],

        "no":[
        "nei","nai","nee","nä","nei nei","neinei","nei danke","nai danke","nei merci","mach's nöd",
        "machs nöd","mach's nid","machs nid","mach das nöd","mach das nid","tue's nöd","schick's nöd",
        "schicks nid","bitte nöd","bitte nid","(lieber|besser|ehner|gschider) (nöd|nid|nit|ned)",
        "(jetzt|jetz|no|hüt|im moment|grad) (nöd|nid|nit|ned)","nöd jetzt","nid jetz","nid jetzt","nonig",
        "no nöd","no nid","nöd hüt","nid hüt","(ich|i) (glaub|dänk|glaube) (nöd|nid|nit|ned)","falsch",
        "das isch falsch","stimmt nöd","stimmt nid","das stimmt nöd","das stimmt nid","isch nöd richtig",
        "das isch nöd richtig","das nöd","das nid","das stimmt ned","nie","niemals","uf kei fall",
        "uf gar kei fall","sicher nöd","sicher nid","gar nöd","überhaupt nöd","überhaupt nid",
        "chunnt nöd in frag","chunnt nid i frag","nüt da","vergiss es nei","ich wott nöd","i wott nid",
        "ich will nöd","i will nid","bruchts nöd","nöd nötig","nid nötig","ich möcht nöd"],

        "cancel":[
        "abbräche","abbreche","brich ab","abbruch","brich's ab","storniere","annuliere","lösche",
        "vergiss es","vergiss's","vergisses","vergiss das","lah's","lahs","la's","las","lass es",
        "lass es si","lah's si","lass si","lahs la sii","la sii","scho guet","isch glich lahs",
        "lass guet si","la guet si","lass","stopp","stop","halt","hör uf","ufhöre",
        "ich ha's mir anders überleit","i ha's mir anders überleit","nüt","doch nöd","doch nid"],

        "wait":[
        "wart","warte","wart schnäll","wart schnell","wart mal","wart e mal","wart emal",
        "wart es bitzli","wart e momänt","wart kurz","momänt","en momänt","e momänt","moment",
        "en moment","e moment","ei momänt","sekunde","ei sekunde","e sekunde","augeblick","en augeblick",
        "nume en momänt","churz","es momentli","es momäntli","e churze momänt","en churze momänt",
        "(lah mi|la mi|lass mi) (überlege|studiere|luege|nochedänke|nadänke|nahdänke)",
        "(ich bi|i bi) [mir] (nöd|nid) sicher"],

        "repeat":[
        "was","wie","hä","wie bitte","äxgüsi","exgüsi","entschuldigung","sorry","was hesch gseit",
        "was häsch gseit","was seisch","wie meinsch","säg's nomal","sägs nomal","säg das nomal",
        "säg's no einisch","sägs no einisch","widerhol","widerhol das","wiederhol das",
        "chasch das widerhole","chasch das wiederhole","nomal bitte","säg nomal","chasch's nomal säge",
        "wiederhol","widerhol d frag","nomal","nomol","no einisch","no eimal","nochmal","no mal",
        "nomau","(ich|i) ha (das|di|dich|'s) (nöd|nid|ned) (verstande|ghört)","was isch d frag gsi"],

        "help":[
        "hilf","hilfe","hilf mir","hilf mer","ich bruche hilf","i bruche hilf","hiuf",
        "was (chan|cha|cha|dörf|muess|söll|soll) (ich|i) [alles|denn|da] (säge|mache|antworte|wähle|säge)",
        "was git's","was gits","was gits für möglichkeite","weli möglichkeite hani","weli uswahl hani",
        "was häts","was für möglichkeite gits","ich weiss nöd","i weiss nid","weiss nöd","weiss nid",
        "ich weiss es nöd","i weiss es nid","kei ahnig","ke ahnig","ich verstah's nöd","i verstah's nid",
        "wie funktioniert (das|dasch)"],

        "back":[
        "zrugg","zrügg","zruck","gang zrugg","gang zrügg","en schritt zrugg","e schritt zrügg",
        "zrugg gah","rückgängig","mach's rückgängig","geh zrugg","gang wieder zrugg","gang wider zrugg",
        "vorherigi frag"],

        "restart":[
        "(fang|fömer|fangemer|fang's|fah|fahre|fö mer|fang wider|start) (nomal|vo vorne|nomal vo vorne|nöi|neu|vo vorne aa|vo aafang a|no einisch|nomal a|neu a|nöi aa|no einisch a|vo vorne a|vo afang a|vo vorne nomal|nomal vo vorne aa) [a|aa]",
        "vo vorne","vo aafang a","vo afang a","nomal vo vorne","vo vorne afange","nomal aafange",
        "neu afange","vo vorne aafange","nöi aafange","alles vo vorne"],

        "any":[
        "egal","isch egal","isch mir egal","isch mer egal","egal weles","egal wele","egal weli","glich",
        "isch glich","isch mir glich","isch mer glich","das isch mir glich","spielt kei rolle",
        "spielt ke rolle","irgendeis","irgendein","irgendeine","irgendeini","eis vo dene","wähl du",
        "säg du","du chasch wähle","du darfsch wähle","entscheid du","du entscheidisch","was du wotsch",
        "suech du us","nimm irgend eis","nimm eis","mir glich","mer egal","überrasch mi",
        "mir isch's egal","das isch mir egal"],

        "other":[
        "de ander","di ander","die ander","s ander","das ander","öpper anders","öppis anders","dr ander",
        "en andere","en anderi"],

        "positions":[
        "erst","erste","ersti","erschte","erscht","erschti","zweit","zweite","zweiti","zwöite",
        "zwöit","dritt","dritte","dritti","viert","vierte","vierti","füft","fünft","füfte","fünfte"],

        "last":["letscht","letschte","letschti","letzt","letzte"],
        "polite":["bitte","danke","merci","gärn"],
        "lead":[
        "ah","oh","och","ach","also","äh","ja nei","aber","denn","guet","nu","halt","sorry",
        "eigentlich","schad"]}}
        """##)
    }
}
