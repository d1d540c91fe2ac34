// Written by 'parlance generate languages' from lt.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lt` = LanguageProfile(tag: ##"lt"##) {
        profile in
        profile.negations = ##"""
        ne nėra be niekada
        """##
        profile.fillers = ##"""
        ee hmm na žodžiu
        """##
        profile.fillerPhrases = [
            ##"kaip čia"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"lt"##, line: 8, text: ##"""
        {"answers":
        {"yes":[
        "taip","taip taip","jo","jo jo","aha","mhm","nu taip","na taip","žinoma taip","gerai","okei",
        "ok","okay","puiku","tinka","sutinku","sutarta","tebūnie","gerai gerai","puikiai","super",
        "tobula","labai gerai","viskas gerai","gerai tada","tiks","nieko prieš","žinoma","aišku",
        "be abejo","būtinai","tikrai","tikrai taip","mielai","noriai","savaime suprantama","absoliučiai",
        "su malonumu","aišku kad taip","teisingai","tiksliai","tikslu","būtent","tai teisinga",
        "taip yra","taip ir yra","tikra tiesa","viskas teisingai","teisybė","daryk","padaryk",
        "padaryk tai","daryk tai","pirmyn","tęsk","siųsk","išsiųsk","patvirtinu","patvirtinti",
        "patvirtink","darom","varom","prašau daryk","daryk taip","važiuojam","tęskite","taip prašau",
        "prašau taip","kodėl gi ne","kodėl ne","manau taip","manau kad taip","gal ir taip"],

        "no":[
        "ne","ne ne","nea","nė velnio","ne ačiū","ačiū ne","tikrai ne","jokiu būdu","nieku gyvu",
        "niekada","visai ne","žinoma ne","aišku ne","nė už ką","anaiptol","visiškai ne","nieko panašaus",
        "absoliučiai ne","nedaryk","nedaryk to","nereikia","nesiųsk","nedaryk šito","to nedaryk",
        "nereik","to nereikia","(geriau|verčiau) (ne|nereikia)","ne dabar","dabar ne","dar ne",
        "šiandien ne","ne šiandien","kol kas ne","kitą kartą","vėliau","nemanau","nemanau kad taip",
        "manau kad ne","manau ne","abejoju","vargu","neteisingai","blogai","klaidinga","tai neteisinga",
        "tai klaida","tai ne tas","ne tas","ne tai","netiesa","klaida","tai blogai","ne taip",
        "neteisinga","tai netiesa","nenoriu","aš nenoriu","nenoriu to","nebūtina"],

        "cancel":[
        "atšauk","atšaukti","atšauk viską","atšauk tai","atšaukiu","nutrauk","nutraukti","pamiršk",
        "pamiršk tai","palik","palik tai","tiek to","mesk","nieko","pamirškim","tebūnie nesvarbu",
        "nebereikia","nesvarbu pamiršk","stok","sustok","stop","baik","baigti","gana","užteks",
        "sustabdyk","persigalvojau","apsigalvojau"],

        "wait":[
        "palauk","palaukite","lauk","luktelk","palauk truputį","palauk minutę","palauk sekundę",
        "palauk akimirką","minutę","minutėlę","sekundę","sekundėlę","akimirką","akimirksnį",
        "vieną akimirką","vieną minutę","vieną sekundę","truputį","palauk minutėlę","luktelėk",
        "palauk dar","vieną minutėlę","palauk sekundėlę","momentą","momentėlį","tuoj",
        "(leisk|duok) [man] (pagalvoti|pažiūrėti|sugalvoti)","nesu tikras","nesu tikra","dar galvoju"],

        "repeat":[
        "ką","kas","ką sakei","ką sakėte","kaip","atsiprašau","ką tu sakei","a","kaip sakei",
        "kaip sakėte","ką pasakei","ko","pakartok","pakartokite","pakartok prašau","pakartok klausimą",
        "pakartok dar kartą","pasakyk dar kartą","pasakyk vėl","sakyk dar kartą","gali pakartoti",
        "ar gali pakartoti","galite pakartoti","ar galite pakartoti","pakartok tai","pasakyk iš naujo",
        "pasakykite dar kartą","dar kartą","dar syk","vėl","iš naujo pasakyk","dar sykį","negirdėjau",
        "neišgirdau","nesupratau","nesuprantu","neišgirdau ką sakei","koks buvo klausimas"],

        "help":[
        "pagalba","padėk","padėk man","padėkite","reikia pagalbos","man reikia pagalbos","pagalbos",
        "padėkite man","ką [aš] (galiu|turiu|galėčiau) [čia] (sakyti|pasakyti|daryti|atsakyti|pasirinkti)",
        "ką sakyti","ką man sakyti","ką daryti","kokie pasirinkimai","kokios galimybės","kokie variantai",
        "kokie yra variantai","kokie yra pasirinkimai","ką galima sakyti","ką galima pasakyti","nežinau",
        "aš nežinau","nesuprantu ko nori","kaip tai veikia"],

        "back":[
        "atgal","grįžk","grįžti","grįžk atgal","grįžti atgal","žingsnį atgal","eik atgal",
        "vienu žingsniu atgal","ankstesnis klausimas","ankstesnis","anuliuok","grįžkim atgal","sugrįžk"],

        "restart":[
        "(pradėk|pradėkime|pradėti|pradedam|pradėkim) (iš naujo|nuo pradžių|nuo pradžios|dar kartą|vėl|nuo nulio|viską iš naujo|viską nuo pradžių)",
        "iš naujo","nuo pradžių","nuo pradžios","nuo nulio","viską iš naujo","viską nuo pradžių"],

        "any":[
        "bet kuris","bet kuri","bet kurį","bet kurią","bet kas","bet ką","bet koks","nesvarbu kuris",
        "nesvarbu kurį","nesvarbu","man nesvarbu","nėra skirtumo","jokio skirtumo","man vis tiek",
        "vis tiek","man tas pats","tas pats","rink tu","rinkis tu","pasirink tu","tu pasirink",
        "išrink tu","kaip nori","kurį nori","koks skirtumas","tu rinkis","spręsk tu","man vienodai",
        "vienodai","kuris nors","kurį nors","parink pats","be skirtumo"],

        "other":["kitas","kita","kitą","tas kitas","tą kitą","antras kitas"],
        "positions":[
        "pirmas","pirma","pirmą","pirmasis","pirmoji","pirmąjį","antras","antra","antrą","antrasis",
        "antroji","antrąjį","trečias","trečia","trečią","trečiasis","ketvirtas","ketvirta","ketvirtą",
        "penktas","penkta","penktą"],

        "last":["paskutinis","paskutinė","paskutinį","paskutinę"],
        "polite":["prašau","ačiū","prašom","dėkui"],
        "lead":["o","na","nu","bet","tai","tada","ai","oi","atsiprašau","aha","žodžiu","tiesą sakant"]}}
        """##)
    }
}
