// Written by 'parlance generate languages' from sk.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sk` = LanguageProfile(tag: ##"sk"##) {
        profile in
        profile.negations = ##"""
        nie bez nikdy žiadny
        """##
        profile.fillers = ##"""
        ehm hm no akože proste vlastne
        """##
        profile.fillerPhrases = [
            ##"ako sa povie"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"sk"##, line: 8, text: ##"""
        {"answers":
        {"yes":[
        "áno [áno]","hej","jasné","jasne","dobre","okej","ok","dobre teda","fajn",
        "(samozrejme|určite|iste|isteže|pravdaže|presne [tak]|správne|súhlasím|súhlas|je to tak|tak je)",
        "pošli","pošli to","urob to","sprav to","pokračuj","poďme na to","potvrdzujem","potvrď",
        "do toho","prečo nie","(myslím že|asi) áno","výborne","super","v poriadku","môže byť","hej hej",
        "no jasné","rád","rada","prosím áno","bodaj by nie","chcem"],

        "no":[
        "nie [nie]","ani nápad","nikdy","v žiadnom prípade","vôbec nie","určite nie","rozhodne nie",
        "kdeže","nie ďakujem","radšej nie","ešte nie","teraz nie","nie teraz","dnes nie","nechcem",
        "netreba","(neposielaj|nerob) [to]","zle","nesprávne","chyba","to nie je správne","to nie je ono",
        "to nie","(myslím že|asi) nie","nemyslím [si]","inokedy","ani za nič","samozrejme že nie",
        "to teda nie"],

        "cancel":[
        "(zruš|zrušiť|zrušte|storno) [to|všetko]","(zabudni|zabudnite) [na to]","stop","dosť","prestaň",
        "zastav","stačilo","nechaj","nechaj to","nechaj tak","nevadí","to je jedno nechaj",
        "na tom nezáleží","rozmyslel som si to","rozmyslela som si to","kašli na to","nič"],

        "wait":[
        "(počkaj|počkajte|čakaj|moment|momentík|chvíľu|chvíľku|sekundu|minútu|minútku|okamih) [chvíľu|chvíľku|moment|sekundu|minútu|trochu]",
        "(nechaj|daj) ma (premýšľať|porozmýšľať|rozmyslieť)","(daj mi|ešte) (chvíľu|chvíľku|sekundu|minútu)",
        "musím si to (rozmyslieť|premyslieť)","nie som si (istý|istá)"],

        "repeat":[
        "čo","čože","prosím","ako","prepáč","prepáčte","pardon","há",
        "(zopakuj|zopakujte|opakuj) [to|otázku|prosím]",
        "(môžeš|môžete|mohol by si|mohla by si) [to|otázku] zopakovať","ešte raz","znova",
        "povedz to ešte raz","povedz to znova","znovu","čo si (povedal|povedala|hovoril|hovorila)",
        "(nepočul|nepočula|nerozumel|nerozumela) som","nerozumiem","aká bola otázka"],

        "help":[
        "pomoc","pomôž mi","pomôžte mi","pomôž","potrebujem pomoc",
        "čo (môžem|mám|by som mal|by som mala) (povedať|robiť|odpovedať|vybrať|urobiť)",
        "aké (sú|mám) (možnosti|voľby)","neviem","ja neviem","ako to funguje"],

        "back":[
        "späť","choď späť","vráť sa","naspäť","krok späť","vrátiť sa","predchádzajúca otázka",
        "predošlá otázka","vráť sa späť"],

        "restart":[
        "(začni|začnime|začať|začneme|poďme) (odznova|od začiatku|znova|od nuly|znovu)","odznova",
        "od začiatku","od nuly","reštart"],

        "any":[
        "ktorýkoľvek","ktorákoľvek","ktorékoľvek","hociktorý","hociktorá","hocikto","hocičo","ľubovoľný",
        "ľubovoľná","(je mi to|to je|je to) jedno","(vyber|vyber si|rozhodni) (ty|sám|sama|za mňa)",
        "ty (vyber|rozhodni)","je mi to fuk","nezáleží [na tom]","prekvap ma","jedno ktorý","čo chceš"],

        "other":["ten druhý","tá druhá","to druhé","iný","iná","iné"],
        "positions":["prv(ý|á|é|ú)","druh(ý|á|é|ú)","tret(í|ia|ie|iu)","štvrt(ý|á|é|ú)","piat(y|a|e|u)"],
        "last":["posledn(ý|á|é|ú)"],
        "number":["číslo","možnosť"],
        "polite":["prosím","ďakujem","prosím ťa","vďaka"],
        "lead":[
        "no","ach","och","tak","ale","hm","teda","vieš čo","prepáč","radšej","vlastne","aha","oj"]}}
        """##)
    }
}
