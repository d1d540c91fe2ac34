// Written by 'parlance generate languages' from ca.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ca` = LanguageProfile(tag: ##"ca"##) {
        profile in
        profile.negations = ##"""
        no mai cap sense ni gens
        """##
        profile.fillers = ##"""
        eh ehm doncs bé vaja
        """##
        profile.fillerPhrases = [
            ##"és a dir"##,
            ##"vull dir"##,
            ##"o sigui"##,
        ]
        profile.articles = ##"""
        el la els les un una
        """##
        profile.negatingPrefixes = ##"""
        des in im
        """##
        profile.replies = ReplyGrammar(tag: ##"ca"##, line: 10, text: ##"""
        {"answers":
        {"yes":[
        "sí [sí]","si","d'acord","dacord","ok","okay","vale","és clar","esclar","clar","clar que sí",
        "és clar que sí","i tant","endavant","vinga","som-hi","tira","fes-ho","fes ho","feu-ho",
        "per descomptat","perfecte","molt bé","bé","està bé","em sembla bé","genial","exacte",
        "exactament","correcte","és correcte","això mateix","així és","segur","confirma","confirmo",
        "envia-ho","envia-la","naturalment","evidentment","per què no","(crec|suposo) que sí",
        "ja ho crec","sí senyor","sense problema"],

        "no":[
        "no [no]","que no","no gràcies","no ho facis","no ho faci","no ho enviïs",
        "(millor|millor que) no","(ara|encara|avui) no","no (crec|ho crec|em sembla)",
        "(crec|em sembla) que no","està malament","és incorrecte","incorrecte","no és correcte",
        "no és això","això no","això no és correcte","fals","equivocat","mai","de cap manera",
        "en absolut","per res","ni parlar-ne","ni pensar-hi","no (vull|cal|ho vull)","nop","tampoc",
        "pas"],

        "cancel":[
        "(cancel·la|cancela|cancel·lar|cancel·la-ho|anul·la|anul·la-ho) [tot|això]","oblida-ho","oblida ho",
        "oblida","deixa-ho","deixa ho","deixa-ho estar","deixa-ho córrer","deixem-ho estar","deixem-ho",
        "para","atura't","atura","prou","stop","tant se val deixa-ho","he canviat d'opinió","res"],

        "wait":[
        "espera [un (moment|segon|minut|momentet)|una mica]","un moment","un segon","un minut",
        "un momentet","moment","(deixa'm|deixa que m'ho) (pensar|pensi|veure|mirar)","no n'estic segur"],

        "repeat":[
        "què","com","perdó","perdona","eh","com dius","què dius","què has dit","com has dit",
        "repeteix","repeteix-ho","repeteix ho","repetir","torna-ho a dir","digues-ho un altre cop",
        "(pots|podries) repetir [ho]","pots repetir-ho","un altre cop","una altra vegada","altre cop",
        "no (t'he|ho he) (sentit|entès)","quina era la pregunta"],

        "help":[
        "ajuda","ajuda'm","necessito ajuda","què (puc|he de|haig de|es pot) (dir|fer|respondre|triar)",
        "quines (opcions|són les opcions|són les meves opcions) [hi ha|tinc]","no (ho sé|sé|ho entenc|entenc)",
        "com funciona [això]"],

        "back":[
        "enrere","torna enrere","torna","tornar enrere","torna endarrere","ves enrere","un pas enrere",
        "desfés","desfés-ho","la pregunta anterior","anterior"],

        "restart":[
        "torna a començar","comença de nou","tornar a començar","comencem de nou","comencem de zero",
        "des del principi","de nou","de zero","des de zero","reinicia","començar de nou",
        "comença de zero"],

        "any":[
        "(qualsevol|el que sigui|la que sigui|tant me fa|m'és igual|és igual|tant és|no m'importa|tant se val|tria tu|tria'n un|el que vulguis|la que vulguis|sorprèn-me|decideix tu) [quin|quina]"],

        "other":["l'altre","l'altra","un altre","una altra"],
        "positions":[
        "(el|la) primer[a]","segon","segona","tercer","tercera","quart","quarta","cinquè","cinquena"],

        "last":["últim","última","darrer","darrera"],
        "polite":["si us plau","sisplau","gràcies","per favor"],
        "lead":["ah","oh","ai","doncs","bé","bueno","però","mira","escolta","perdona"]}}
        """##)
    }
}
