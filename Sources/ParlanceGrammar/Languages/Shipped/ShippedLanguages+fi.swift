// Written by 'parlance generate languages' from fi.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fi` = LanguageProfile(tag: ##"fi"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ei älä en et emme ilman koskaan
        """##
        profile.fillers = ##"""
        öö ööö hmm niinku tota noh siis
        """##
        profile.fillerPhrases = [
            ##"tota noin"##,
            ##"niin kuin"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"fi"##, line: 9, text: ##"""
        {"answers":
        {"yes":[
        "kyllä","kyl","joo","juu","jep","jees","niin","jo","joo joo","joojoo","joo kiitos",
        "kyllä kiitos","ok","okei","oukei","okke","hyvä","hyvä on","selvä","selvä juttu","sopii",
        "käy","passaa","kelpaa","hienoa","mahtavaa","loistavaa","täydellistä","asia selvä",
        "sopii hyvin","se sopii","se käy","totta kai","tottakai","tietenkin","tietysti","ilman muuta",
        "varmasti","ehdottomasti","toki","mielellään","mielelläni","varmaan","oikein","se on oikein",
        "aivan","aivan niin","juuri niin","täsmälleen","pitää paikkansa","näin on","juuri näin","tee se",
        "tee niin","tee vaan","anna mennä","anna palaa","jatka","lähetä","lähetä se","vahvista",
        "vahvistan","hoida","hoida homma","eteenpäin","tehdään niin","tee se vain","miksi ei","miksei",
        "mikä ettei","niin kai","kai","luulen niin","luulisin","no joo","no kyllä","no hyvä",
        "olkoon menneeksi","hyväksyn"],

        "no":[
        "ei","ee","eikä","en","ehei","ei ei","eii","ei kiitos","ei kiitti","älä","älä tee",
        "älä tee sitä","älä lähetä","älä lähetä sitä","älä viitsi","ei tehdä","mieluummin ei",
        "parempi ettei","parempi olla tekemättä","mieluiten ei","ei mieluummin","en mieluummin","ehkä ei",
        "ei taida","ei nyt","ei vielä","ei tänään","en nyt","ei juuri nyt","ei ihan vielä","en usko",
        "en luule","ei kai","en ajattele niin","en usko niin","luulen ettei","väärin","se on väärin",
        "ei ole oikein","ei pidä paikkaansa","ei se","se ei ole oikein","väärä","virhe","ei ihan",
        "ei ikinä","ei koskaan","ei missään nimessä","ei todellakaan","ei tietenkään","en todellakaan",
        "missään tapauksessa","ei todella","ei lainkaan","ei ollenkaan","en halua","ei tarvitse",
        "ei tarvi","en tahdo","en halua sitä"],

        "cancel":[
        "peruuta","peru","peru se","peruuta se","peru kaikki","peruuta kaikki","keskeytä","unohda",
        "unohda se","unohda koko juttu","anna olla","olkoon","jätä","jätä se","jätetään väliin",
        "jätä sikseen","antaa olla","annetaan olla","ei mitään","ei sittenkään","lopeta","pysäytä",
        "seis","stop","pysähdy","riittää","muutin mieleni","muutin mieltäni","vaihdoin mieltä",
        "samapa tuo jätä"],

        "wait":[
        "odota","odotas","odota hetki","odota vähän","hetki","hetkinen","hetkonen","pieni hetki",
        "sekunti","sekuntti","minuutti","yksi hetki","odottakaa","malta","maltas","odota nyt","odotapa",
        "(anna minun|annas kun|anna mun) (miettiä|mietin|katsoa|ajatella)","en ole varma","mietin vielä",
        "mä mietin"],

        "repeat":[
        "mitä","häh","anteeksi","kuinka","mitä sanoit","mitä sä sanoit","mikä","siis mitä",
        "anteeksi mitä","mitäh","toista","toista se","toista kysymys","toistatko","voitko toistaa",
        "sano uudelleen","sano uudestaan","sano se uudestaan","sanotko uudestaan","toistaisitko",
        "voisitko toistaa","sano toistamiseen","sanoisitko uudestaan","uudestaan","uudelleen",
        "vielä kerran","toistamiseen","en kuullut","en ymmärtänyt","en saanut selvää","en kuullu",
        "mikä oli kysymys"],

        "help":[
        "apua","auta","auta minua","ohje","ohjeet","tarvitsen apua","opastus",
        "mitä (voin|voisin|pitää|pitäisi|minä voin|saan) (sanoa|tehdä|vastata|valita)",
        "mitkä ovat vaihtoehdot","mitä vaihtoehtoja on","mitä vaihtoehtoja minulla on","vaihtoehdot",
        "mitkä on vaihtoehdot","en tiedä","en ymmärrä","en osaa sanoa","miten tämä toimii"],

        "back":[
        "takaisin","mene takaisin","palaa","palaa takaisin","askel taaksepäin","kumoa","edellinen",
        "edellinen kysymys","taaksepäin"],

        "restart":[
        "(aloita|aloitetaan|aletaan|ala) (alusta|uudestaan|uudelleen|alusta asti|uudelleen alusta)","alusta",
        "alusta asti","alusta alkaen","kokonaan alusta","uudelleen alusta"],

        "any":[
        "mikä tahansa","kumpi tahansa","kuka tahansa","mikä vain","mikä vaan","kumpi vain","kumpi vaan",
        "ihan sama","aivan sama","sama se","ei väliä","ei ole väliä","ei mitään väliä","ei sillä väliä",
        "valitse sinä","valitse itse","sinä saat valita","päätä sinä","päätä itse","sama minulle",
        "mulle sama","mulle käy mikä vaan","yllätä minut","valitse joku","ihan mikä vaan"],

        "other":["se toinen","toinen","joku muu","se muu","muu","jokin muu"],
        "positions":[
        "ensimmäinen","ensimmäisen","eka","ekan","toinen","toisen","toka","tokan","kolmas","kolmannen",
        "neljäs","neljännen","viides","viidennen"],

        "last":["viimeinen","viimeisen","vika"],
        "polite":["kiitos","ole hyvä","ole kiltti","kiitti"],
        "lead":[
        "no","ai","ai niin","hmm","tota","siis","mutta","niin","okei","anteeksi","sitten",
        "itse asiassa","hei","öö","ööh","tai"]}}
        """##)
    }
}
