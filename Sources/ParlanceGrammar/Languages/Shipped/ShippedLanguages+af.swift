// Written by 'parlance generate languages' from af.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `af` = LanguageProfile(tag: ##"af"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        nie geen nooit niks sonder
        """##
        profile.fillers = ##"""
        um ah uhm ag nou
        """##
        profile.fillerPhrases = [
            ##"jy weet"##,
            ##"ek bedoel"##,
        ]
        profile.articles = ##"""
        die
        """##
        profile.replies = ReplyGrammar(tag: ##"af"##, line: 10, text: ##"""
        {"answers":
        {"yes":[
        "ja [ja]","ja nee","jip","ok","okay","reg so","goed","goed so","natuurlik","seker","beslis",
        "(dis|dit is) (reg|korrek|goed)","korrek","presies","doen dit","doen so","maak so",
        "doen dit maar","gaan voort","gaan aan","stuur dit","bevestig","asseblief","ja asseblief",
        "goed dan","dis in orde","in orde","hoekom nie","absoluut","perfek"],

        "no":[
        "nee [nee]","nee wat","nee dankie","moenie","moet nie","moenie dit doen nie",
        "moet dit nie doen nie","(liewer|eerder|beter) nie","nie (nou|nou al|vandag) nie","nog nie",
        "(dis|dit is) (verkeerd|nie reg nie|fout|nie korrek nie)","verkeerd","ek dink nie [so nie]",
        "ek wil nie [hê nie]","nooit","glad nie","beslis nie","geensins","natuurlik nie"],

        "cancel":[
        "kanselleer","kanselleer dit","kanselleer alles","vergeet dit","vergeet daarvan","los dit",
        "los dit maar","laat staan","laat dit","laat dit staan","toemaar","stop","hou op","staak",
        "ek het van plan verander","maak nie saak nie los dit"],

        "wait":[
        "wag [net] [('n|n) (bietjie|oomblik|rukkie)]","[net] ('n|n) (oomblik|oomblikkie|sekonde|minuut)",
        "(laat my|laat ek) (dink|kyk)","hou vas","ek is nie seker nie"],

        "repeat":[
        "wat","ekskuus","jammer","verskoon my","wat (sê jy|het jy gesê|was dit)",
        "(sê|herhaal) (dit|weer|dit weer|asseblief|die vraag)","weer","nog een keer","nog 'n keer"],

        "help":[
        "help","hulp","help my","wat (kan|moet) ek (sê|doen|antwoord|kies)","wat is my (opsies|keuses)",
        "ek (weet|verstaan) nie"],

        "back":["terug","gaan terug","een stap terug","vorige","vorige vraag","ongedaan"],
        "restart":["(begin (oor|weer|van voor af|van voor|opnuut)|van voor af|van die begin af|oor begin)"],
        "any":[
        "enige","enige een","enigeen","maak nie saak nie","dit maak nie saak nie",
        "dit maak nie saak watter een nie","ek gee nie om nie","kies jy","jy kan kies","kies maar"],

        "other":["die ander [een]"],
        "positions":["eerste","boonste","tweede","derde","vierde","vyfde"],
        "last":["laaste"],
        "polite":["asseblief","dankie"],
        "lead":["ag","o","wel","maar","dan","jammer","nou"]}}
        """##)
    }
}
