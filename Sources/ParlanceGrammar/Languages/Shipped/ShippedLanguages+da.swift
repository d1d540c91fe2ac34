// Written by 'parlance generate languages' from da.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `da` = LanguageProfile(tag: ##"da"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ikke ingen intet aldrig uden ej
        """##
        profile.questionWords = ##"""
        hvordan hvorfor hvad hvornår hvor hvem hvilken hvilket hvis om
        """##
        profile.undoing = ##"""
        slet slette annuller annullere aflys aflyse fjern fjerne fortryd fortryde stop stoppe afslut afslutte
        """##
        profile.fillers = ##"""
        øh øhm æh altså ligesom øøh
        """##
        profile.fillerPhrases = [
            ##"du ved"##,
            ##"hvad hedder det"##,
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
            ##"efter"##,
            ##"før"##,
        ]
        profile.lasting = [
            ##"i"##,
        ]
        profile.articles = ##"""
        en et den det de
        """##
        profile.functionWords = ##"""
        en et den det de der som jeg du han hun vi i mig dig sig min mit mine din dit dine er var har kan vil skal må \##
        til fra for med af og eller at om hos ved tak venligst
        """##
        profile.nameForms = [
            NameForm(##""##, ##"s"##),
            NameForm(##"s"##, ##"s'"##),
            NameForm(##"x"##, ##"x'"##),
        ]
        profile.opposites = [
            ##"tænd sluk"##,
            ##"tænde slukke"##,
            ##"åbn luk"##,
            ##"åben lukket"##,
            ##"på af"##,
            ##"op ned"##,
            ##"ind ud"##,
            ##"højre venstre"##,
            ##"varm kold"##,
            ##"lås oplås"##,
            ##"start stop"##,
            ##"øg mindsk"##,
            ##"hæv sænk"##,
            ##"aktiver deaktiver"##,
            ##"til fra"##,
        ]
        profile.negatingPrefixes = ##"""
        u af
        """##
        profile.opposedPrefixes = [
            ##"på af"##,
            ##"ind ud"##,
            ##"op ned"##,
            ##"til fra"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"da"##, line: 29, text: ##"""
        {"answers":
        {"yes":[
        "ja [ja]","jo","jep","jeps","javel","ok","okay","selvfølgelig","naturligvis","klart","ja da",
        "jada","sikkert","helt sikkert","bestemt","absolut","gerne","meget gerne","fint","godt",
        "i orden","det er i orden","det er fint","det er godt","alt i orden","super","perfekt",
        "det lyder godt","lyder godt","den er god","det er rigtigt","rigtigt","korrekt","det er korrekt",
        "præcis","nemlig","lige præcis","det stemmer","stemmer","gør det","gør det bare","bare gør det",
        "kør","kør bare","fortsæt","send","send det","send den","bekræft","sæt i gang","værsgo",
        "ja tak","hvorfor ikke","det tror jeg","det må du gerne","jamen ja","jamen okay","okay så",
        "godt så","aftale","enig"],

        "no":[
        "nej [nej]","næ","niks","nej tak","ellers tak","lad være","gør det ikke","det skal du ikke",
        "ikke gør det","send det ikke","send den ikke","(hellere|helst|bedre|nok) ikke","ikke nu",
        "ikke endnu","ikke i dag","ikke lige nu","det tror jeg ikke","tror jeg ikke","jeg tror ikke",
        "det er forkert","forkert","det er ikke rigtigt","ikke rigtigt","det er fejl","det passer ikke",
        "ikke det","aldrig","overhovedet ikke","slet ikke","absolut ikke","bestemt ikke","på ingen måde",
        "under ingen omstændigheder","det vil jeg ikke","jeg vil ikke","det behøves ikke","ikke nødvendigt",
        "vil ikke","det gider jeg ikke","nope","nej da","helst ikke"],

        "cancel":[
        "annuller","annullér","annuller det","afbryd","afbryd det","afbestil","glem det","glem det bare",
        "drop det","bare glem det","lad det være","lad det ligge","pyt","pyt med det","stop","stop det",
        "hold op","stands","jeg har ombestemt mig","jeg fortryder","fortryd alt","ikke noget"],

        "wait":[
        "vent","vent lige","vent lidt","vent et øjeblik","lige et øjeblik","et øjeblik","øjeblik",
        "et sekund","lige et sekund","to sekunder","et minut","vent nu lidt","hold lige","lige et minut",
        "(lad mig|lad mig lige) (tænke|se|tænke mig om)","jeg er ikke sikker"],

        "repeat":[
        "hvad","hva","hvad siger du","hvad sagde du","undskyld","hvabehar","hvad sagde I",
        "hvad for noget","gentag","gentag det","gentag venligst","sig det igen","sig det en gang til",
        "kan du gentage det","kan du sige det igen","gentag spørgsmålet","igen","en gang til",
        "én gang til","det hørte jeg ikke","jeg hørte det ikke","jeg hørte dig ikke","jeg forstod det ikke",
        "det forstod jeg ikke","hvad var spørgsmålet"],

        "help":[
        "hjælp","hjælp mig","jeg har brug for hjælp","hvad (kan|skal|må) jeg (sige|gøre|svare|vælge)",
        "hvad er mulighederne","hvilke muligheder er der","hvilke muligheder har jeg","hvad er der",
        "jeg ved det ikke","ved ikke","det ved jeg ikke","jeg forstår det ikke","hvordan virker det"],

        "back":[
        "tilbage","gå tilbage","gå et skridt tilbage","et skridt tilbage","fortryd","forrige",
        "forrige spørgsmål","spol tilbage"],

        "restart":[
        "(start|begynd|lad os begynde|lad os starte) (forfra|igen|på ny|fra begyndelsen|fra starten|helt forfra|om)",
        "forfra","fra begyndelsen","fra starten","helt forfra","om igen"],

        "any":[
        "lige meget","det er lige meget","ligegyldigt","det er ligegyldigt","det er lige meget hvilken",
        "en af dem","hvilken som helst","hvem som helst","bare en","vælg du","du vælger","du bestemmer",
        "vælg selv","vælg bare en","det er mig lige meget","jeg er ligeglad","begge er fine"],

        "other":["(den|det) anden","(den|det) andet","en anden","et andet"],
        "positions":["første","øverste","anden","andet","tredje","fjerde","femte"],
        "last":["sidste","nederste"],
        "polite":["tak","venligst","vær så venlig"],
        "lead":[
        "åh","nå","nå ja","jamen","men","altså","øh","så","undskyld","nåh","ah","okay","hellere"]}}
        """##)
    }
}
