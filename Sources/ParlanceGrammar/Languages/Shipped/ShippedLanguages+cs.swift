// Written by 'parlance generate languages' from cs.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `cs` = LanguageProfile(tag: ##"cs"##) {
        profile in
        profile.negations = ##"""
        ne není bez nikdy žádný žádné
        """##
        profile.fillers = ##"""
        ehm hm eh no jako prostě vlastně hele
        """##
        profile.fillerPhrases = [
            ##"jak bych řekl"##,
            ##"no tak"##,
        ]
        profile.negatingPrefixes = ##"""
        ne od vy
        """##
        profile.opposedPrefixes = [
            ##"za vy"##,
            ##"za od"##,
            ##"při od"##,
            ##"za ot"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"cs"##, line: 10, text: ##"""
        {"answers":
        {"yes":[
        "ano","jo","jojo","jo jo","jasně","jasný","jasan","jasně že jo","jasně že ano","ok","okej",
        "oukej","dobře","dobrá","fajn","souhlas","souhlasím","v pořádku","v pohodě","samozřejmě",
        "určitě","rozhodně","jistě","rád","ráda","bezpochyby","přesně","přesně tak","správně",
        "to je správně","je to tak","tak je to","tak","udělej to","udělej","proveď","proveď to",
        "pokračuj","do toho","odešli","odešli to","pošli to","potvrdit","potvrzuji","potvrď","super",
        "skvěle","výborně","perfektní","perfektně","tak jo","tak dobře","tak ano","no jo","no jasně",
        "no dobře","no ano","proč ne","klidně","můžeš","budiž","platí","ano prosím","jo prosím",
        "prosím ano","myslím že ano","asi jo","asi ano","hm jo","jistě že","ano ano","pravda","beru"],

        "no":[
        "ne","nene","ne ne","né","vůbec","vůbec ne","nikoli","nikoliv","ne děkuji","ne díky",
        "ne děkuju","děkuji ne","díky ne","nedělej to","nedělej","nedělat","neodesílej to",
        "neposílej to","to ne","(radši|raději|lepší|lépe) ne","teď ne","ještě ne","dnes ne","zatím ne",
        "ne teď","to je špatně","špatně","to není správně","není to správně","chyba","tak to není",
        "nesprávně","to není ono","nemyslím","to si nemyslím","nemyslím si","myslím že ne","asi ne",
        "nikdy","v žádném případě","ani náhodou","rozhodně ne","určitě ne","za žádnou cenu","kdepak",
        "ani omylem","nechci","to nechci","nechci to","není třeba","netřeba","nemusíš"],

        "cancel":[
        "zrušit","zruš","zruš to","zrušit to","zruš všechno","storno","zapomeň na to","zapomeň",
        "zapomeňte na to","nech to","nech to být","nech toho","nechme toho","nechme to být",
        "vykašli se na to","to je jedno nech to","stop","stát","přestaň","dost","konec","ukonči to",
        "nic","nevadí","rozmyslel jsem si to","rozmyslela jsem si to","kašli na to"],

        "wait":[
        "(počkej|počkejte|čekej|vydrž|moment|momentík|chvilku|okamžik|vteřinku|minutku) [chvilku|chvíli|moment|okamžik|vteřinu|minutku|chvilinku|prosím]",
        "(nech mě|nechte mě) (přemýšlet|se zamyslet)","nejsem si jistý","nejsem si jistá",
        "musím si to rozmyslet","jen (moment|chvilku|chvíli)"],

        "repeat":[
        "co","cože","prosím","jak","pardon","co jsi říkal","co jsi říkala","co říkáš","co jste říkal",
        "jak prosím","zopakuj","zopakuj to","zopakujte","zopakujte to","opakuj","opakuj to",
        "řekni to znovu","řekni to ještě jednou","můžeš to zopakovat","můžete to zopakovat",
        "zopakuj otázku","znovu","ještě jednou","znova","neslyšel jsem","neslyšela jsem","nerozuměl jsem",
        "nerozuměla jsem","nerozumím","jaká byla otázka"],

        "help":[
        "pomoc","pomoz mi","pomoz","nápověda","potřebuji pomoc","potřebuju pomoc",
        "co (můžu|mohu|mám|můžeme) [tady] (říct|říci|dělat|odpovědět|vybrat)","jaké jsou možnosti",
        "jaké mám možnosti","možnosti","nevím","nechápu","nerozumím tomu","jak to funguje"],

        "back":[
        "zpět","zpátky","vrať se","vrať se zpět","jdi zpět","o krok zpět","krok zpět","vrátit",
        "vrať to","předchozí otázka","předchozí","vrať se zpátky"],

        "restart":[
        "(začni|začít|začněme|začneme|pojďme) (znovu|od začátku|od znova|odznova|znova|od nuly)","od začátku",
        "od znova","znovu od začátku","úplně od začátku","od nuly","restart","odznova"],

        "any":[
        "jakýkoli","jakýkoliv","kterýkoli","kterýkoliv","kterákoli","kterákoliv","jakákoli","libovolný",
        "libovolná","kdokoliv","cokoliv","cokoli","je to jedno","je mi to jedno","to je jedno",
        "nezáleží na tom","nezáleží mi na tom","na tom nezáleží","vyber ty","vyber sám","vyber sama",
        "ty vyber","vyber něco","vyber to ty","jak chceš","jak myslíš"],

        "other":["(ten|ta|to|tu|toho) (druhý|druhá|druhé|druhou|druhého|další|jiný|jiná)"],
        "positions":[
        "první","prvního","druhý","druhá","druhé","druhou","druhého","třetí","třetího","čtvrtý",
        "čtvrtá","čtvrté","pátý","pátá","páté"],

        "last":["poslední","posledního"],
        "polite":["prosím","děkuji","díky","děkuju","prosím tě"],
        "lead":["ach","no","tak","ale","vlastně","promiň","hm","jo","hele","teda","aha","radši"]}}
        """##)
    }
}
