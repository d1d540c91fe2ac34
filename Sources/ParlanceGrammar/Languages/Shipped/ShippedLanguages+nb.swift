// Written by 'parlance generate languages' from nb.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `nb` = LanguageProfile(tag: ##"nb"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ikke ingen aldri uten ei
        """##
        profile.questionWords = ##"""
        hvordan hvorfor hva når hvor hvem hvilken hvilket hvis om
        """##
        profile.undoing = ##"""
        slett slette avbryt avbryte avlys avlyse fjern fjerne angre stopp stoppe avslutt avslutte kanseller kansellere
        """##
        profile.fillers = ##"""
        eh øh øhm liksom altså ehm
        """##
        profile.fillerPhrases = [
            ##"du vet"##,
            ##"hva heter det"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"og"##,
        ]
        profile.conditions = [
            ##"når"##,
            ##"så snart"##,
            ##"hvis"##,
            ##"etter"##,
            ##"før"##,
        ]
        profile.lasting = [
            ##"i"##,
        ]
        profile.articles = ##"""
        en et den det de
        """##
        profile.functionWords = ##"""
        en et ei den det de som jeg du han hun vi meg deg seg min mitt mine din ditt dine er var har kan vil skal må \##
        til fra for med av og eller at om hos ved takk
        """##
        profile.nameForms = [
            NameForm(##""##, ##"s"##),
            NameForm(##"s"##, ##"s'"##),
            NameForm(##"x"##, ##"x'"##),
        ]
        profile.opposites = [
            ##"åpne lukk"##,
            ##"åpen lukket"##,
            ##"på av"##,
            ##"opp ned"##,
            ##"inn ut"##,
            ##"høyre venstre"##,
            ##"varm kald"##,
            ##"lås åpne"##,
            ##"lås opplås"##,
            ##"start stopp"##,
            ##"øk senk"##,
            ##"hev senk"##,
            ##"aktiver deaktiver"##,
        ]
        profile.negatingPrefixes = ##"""
        u av de
        """##
        profile.opposedPrefixes = [
            ##"på av"##,
            ##"inn ut"##,
            ##"opp ned"##,
            ##"til fra"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"nb"##, line: 30, text: ##"""
        {"answers":
        {"yes":[
        "ja","ja ja","jada","jo","jepp","jaha","jo da","ja da","japp","jaggu","mm","mhm","jau",
        "ok","okei","greit","det er greit","helt greit","fint","det er fint","bra","flott","supert",
        "perfekt","i orden","det er i orden","det går bra","går bra","høres bra ut","det høres bra ut",
        "den er grei","den er god","kjempefint","topp","alt i orden","greit nok","nydelig","helt fint",
        "selvfølgelig","klart","så klart","klart det","selvsagt","naturligvis","sikkert","absolutt",
        "definitivt","helt klart","gjerne","veldig gjerne","garantert","helt sikkert","enig","avtale",
        "avgjort","det kan du ta deg fri på","riktig","det er riktig","det stemmer","stemmer","nettopp",
        "akkurat","presis","korrekt","det er korrekt","akkurat det","helt riktig","det er rett","rett",
        "stemmer det","det stemmer det","gjør det","gjør det bare","bare gjør det","kjør","kjør på",
        "kjør i vei","sett i gang","fortsett","send","send den","send det","bekreft","bekrefter",
        "vær så god","værsågod","bare kjør på","bare send","gå videre","gjør så","ta det","gå for det",
        "bare å kjøre på","bare sett i gang","bare kjør","ja takk","ja gjerne","ja vær så snill",
        "gjerne takk","takk ja","ja gjør det","ja det kan du","hvorfor ikke","det tror jeg",
        "jeg tror det","jeg antar det","det kan du","antar det","ja vel","ja greit","okei da","greit da",
        "la gå","ok da","ja greit da"],

        "no":[
        "nei","nei nei","nope","neida","niks","næ","neppe","nei da","nja nei","nei takk",
        "ellers takk","nei ellers takk","takk nei","ikke gjør det","la være","la vær","ikke send",
        "ikke send den","ikke send det","det skal du ikke","gjør det ikke","ikke det","ikke gjør noe",
        "(helst|heller|bedre|best|nei helst) ikke","ikke nå","ikke ennå","ikke enda","ikke i dag",
        "ikke akkurat nå","ikke nå nei","nei ikke nå","ikke med en gang","senere","en annen gang",
        "ikke riktig ennå","det tror jeg ikke","jeg tror ikke det","tror ikke det","tror jeg ikke",
        "jeg tror ikke","jeg mener nei","feil","det er feil","det stemmer ikke","ikke riktig",
        "det er ikke riktig","galt","det er galt","det var ikke det","ikke den",
        "det er ikke det jeg mente","det var feil","stemmer ikke","det ble feil","aldri","aldri i livet",
        "absolutt ikke","overhodet ikke","slett ikke","ikke i det hele tatt","definitivt ikke",
        "selvfølgelig ikke","under ingen omstendigheter","på ingen måte","ikke tale om","så absolutt ikke",
        "nei for all del","ikke snakk om","jeg vil ikke","vil ikke","det vil jeg ikke","trengs ikke",
        "det trengs ikke","ikke nødvendig","det er ikke nødvendig","det trenger du ikke","gidder ikke"],

        "cancel":[
        "avbryt","avbryt det","kanseller","avlys","avbestill","annuller","angre alt","avbryt alt",
        "kanseller det","glem det","bare glem det","glem hele greia","drop det","dropp det","la det være",
        "la det ligge","bare la det være","blås i det","spiller ingen rolle","det gjør ikke noe",
        "ikke tenk på det","samme det","bry deg ikke om det","pytt pytt","pytt sann","skitt au","pytt",
        "la oss droppe det","la oss glemme det","stopp","stans","slutt","hold opp","stopp det",
        "jeg har ombestemt meg","jeg ombestemte meg","ombestemte meg","ingenting","jeg angrer"],

        "wait":[
        "vent","vent litt","vent nå","vent et øyeblikk","et øyeblikk","øyeblikk","vent et sekund",
        "et sekund","ett sekund","et minutt","ett minutt","litt til","vent nå litt","vent da","hold an",
        "heng på","bare et øyeblikk","bare vent litt","vent en liten stund","ett øyeblikk",
        "vent ett øyeblikk","bare vent","vent et minutt","rolig nå","to sekunder","gi meg et øyeblikk",
        "gi meg et sekund","(la meg|får jeg) (tenke|se|tenke litt|tenke meg om)","jeg er ikke sikker",
        "er ikke sikker","ikke sikker","jeg er usikker"],

        "repeat":[
        "hva","hæ","unnskyld","hva sa du","hva sier du","hva behager","kan du gjenta","hva for noe",
        "hva var det","beklager","hva sa du nå","hæ hva","unnskyld hva","gjenta","gjenta det",
        "gjenta spørsmålet","si det igjen","si det en gang til","kan du gjenta det","kan du si det igjen",
        "kan du si det en gang til","si igjen","kan du gjenta spørsmålet","gjenta er du snill",
        "kunne du gjenta","kunne du gjenta det","igjen","en gang til","én gang til","om igjen",
        "jeg hørte ikke","hørte ikke","jeg hørte deg ikke","jeg forsto ikke","forstod ikke",
        "jeg fikk det ikke med meg","fikk ikke med meg det","jeg skjønte ikke","hørte deg ikke",
        "jeg forstod ikke","hva var spørsmålet"],

        "help":[
        "hjelp","hjelp meg","jeg trenger hjelp","kan du hjelpe meg","trenger hjelp","hjelp da",
        "hva (kan|skal|må|bør) jeg [her] (si|gjøre|svare|velge|spørre om)","hva er alternativene",
        "hvilke alternativer har jeg","hvilke alternativer finnes","hva er mulighetene",
        "hvilke valg har jeg","hva finnes","hva kan man si","hvilke muligheter har jeg","alternativer",
        "hva er valgene mine","jeg vet ikke","vet ikke","det vet jeg ikke","jeg forstår ikke","aner ikke",
        "har ikke peiling","hvordan (virker|fungerer) (det|dette)"],

        "back":[
        "tilbake","gå tilbake","ett steg tilbake","gå ett steg tilbake","angre","forrige",
        "forrige spørsmål","et steg tilbake","ta et steg tilbake","spol tilbake","gå et steg tilbake",
        "gå tilbake ett steg","kan vi gå tilbake"],

        "restart":[
        "(start|begynn|la oss begynne|la oss starte|vi begynner|vi starter) (på nytt|om igjen|forfra|fra begynnelsen|fra start|fra starten|på nytt igjen|helt på nytt|igjen|på ny|helt fra begynnelsen|fra scratch|helt forfra)",
        "på nytt","forfra","fra begynnelsen","fra starten","om igjen fra begynnelsen","omstart",
        "helt på nytt"],

        "any":[
        "hvilken som helst","hvem som helst","hva som helst","samme for meg","det er det samme for meg",
        "det er samme for meg","det spiller ingen rolle","spiller ingen rolle hvilken",
        "det spiller ingen rolle hvilken","det er det samme","det er likegyldig","likegyldig",
        "det er meg likegyldig","velg du","du velger","du kan velge","du bestemmer","bestem du","velg en",
        "bare velg en","bare velg","velg for meg","bryr meg ikke","jeg bryr meg ikke","en av dem","ta en",
        "bare ta en","begge er fine","samme hvilken","det er samme hvilken","har ikke noe å si",
        "det har ikke noe å si","overrask meg","samme det hvilken","det er det samme hvilken","den du vil",
        "hvilket som helst"],

        "other":["(den|det) (andre|annen)","en annen","et annet","noe annet","noen andre"],
        "positions":["første","øverste","andre","annen","tredje","fjerde","femte"],
        "last":["siste","nederste"],
        "polite":["takk","vær så snill","er du snill","vennligst","værsåsnill"],
        "lead":[
        "å","nå","vel","men","så","altså","øh","eh","beklager","unnskyld","da","ah","okei",
        "egentlig","oi","jo","heller"]}}
        """##)
    }
}
