// Written by 'parlance generate languages' from nn.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `nn` = LanguageProfile(tag: ##"nn"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        eh øh altså liksom
        """##
        profile.fillerPhrases = [
            ##"du veit"##,
        ]
        profile.articles = ##"""
        ein eit den det dei
        """##
        profile.nameForms = [
            NameForm(##""##, ##"s"##),
            NameForm(##"s"##, ##"s'"##),
            NameForm(##"x"##, ##"x'"##),
        ]
        profile.replies = ReplyGrammar(tag: ##"nn"##, line: 12, text: ##"""
        {"answers":
        {"yes":[
        "ja","ja ja","jada","jo","jepp","jaha","jau","ja da","japp","mm","mhm","joda","jo då",
        "ja då","ok","okei","greitt","det er greitt","heilt greitt","fint","det er fint","bra","flott",
        "supert","perfekt","i orden","det er i orden","det går bra","går bra","høyrest bra ut",
        "det høyrest bra ut","den er grei","den er god","topp","alt i orden","kjempefint","greitt nok",
        "det er bra","nydeleg","heilt fint","heilt i orden","greitt det","sjølvsagt","klart","så klart",
        "klart det","naturlegvis","sikkert","absolutt","definitivt","heilt klart","gjerne",
        "veldig gjerne","garantert","heilt sikkert","samd","einig","eg er einig","avtale","det er klart",
        "utan tvil","rett","det er rett","riktig","det er riktig","det stemmer","stemmer","nettopp",
        "akkurat","presis","korrekt","det er korrekt","akkurat det","heilt rett","heilt riktig",
        "akkurat slik","slik er det","gjer det","gjer det berre","berre gjer det","køyr","køyr på",
        "køyr i veg","set i gang","hald fram","fortset","send","send han","send det","send den",
        "stadfest","stadfestar","ver så god","berre køyr på","berre send","gå vidare","gjer så",
        "berre køyr","berre set i gang","gå for det","berre hald fram","gjer slik","ja takk","ja gjerne",
        "ja ver så snill","gjerne takk","takk ja","ja gjer det","ja det kan du","kvifor ikkje",
        "det trur eg","eg trur det","eg reknar med det","det kan du","ja vel","ja greitt","okei då",
        "greitt då","lat gå","la gå","ok då"],

        "no":[
        "nei","nei nei","nope","neida","niks","næ","neppe","nei då","nei da","nei takk","elles takk",
        "nei elles takk","takk nei","ikkje gjer det","lat vere","la vere","lat ver","la ver",
        "ikkje send","ikkje send det","ikkje send han","det skal du ikkje","gjer det ikkje","ikkje det",
        "ikkje gjer noko","lat vera","la vera",
        "(helst|heller|betre|best|nei helst) (ikkje|å la vere|å la vera)","ikkje no","ikkje nå","ikkje enno",
        "ikkje i dag","ikkje akkurat no","nei ikkje no","ikkje med ein gong","seinare","ein annan gong",
        "ikkje riktig enno","det trur eg ikkje","eg trur ikkje det","trur ikkje det","trur eg ikkje",
        "eg trur ikkje","feil","det er feil","det stemmer ikkje","ikkje rett","det er ikkje rett",
        "ikkje riktig","det er ikkje riktig","gale","det er gale","galt","det er galt",
        "det var ikkje det","ikkje den","det var feil","stemmer ikkje","det vart feil","det blei feil",
        "aldri","aldri i livet","absolutt ikkje","overhovudet ikkje","slett ikkje","ikkje i det heile",
        "ikkje i det heile tatt","ikkje i det heile teke","definitivt ikkje","sjølvsagt ikkje",
        "under ingen omstende","på ingen måte","ikkje tale om","så absolutt ikkje","ikkje snakk om",
        "på ingen måte nei","eg vil ikkje","vil ikkje","det vil eg ikkje","trengst ikkje",
        "det trengst ikkje","ikkje naudsynt","det er ikkje naudsynt","ikkje nødvendig","gidd ikkje",
        "det treng du ikkje","det er ikkje nødvendig"],

        "cancel":[
        "avbryt","avbryt det","kanseller","avlys","avbestill","annuller","angre alt","avbryt alt",
        "kanseller det","gløym det","berre gløym det","gløym heile greia","dropp det","lat det vere",
        "la det vere","lat det liggje","la det ligge","berre lat det vere","berre la det vere",
        "blås i det","spelar inga rolle","det gjer ikkje noko","same det","ikkje tenk på det",
        "ikkje bry deg om det","pytt","pytt pytt","skit au","lat det vera","la det vera",
        "bry deg ikkje om det","stopp","stans","slutt","hald opp","stopp det","eg har ombestemt meg",
        "eg ombestemte meg","ombestemte meg","ingenting","eg angrar"],

        "wait":[
        "vent","vent litt","vent no","vent ein augneblink","ein augneblink","augneblink",
        "vent eit sekund","eit sekund","eit minutt","litt til","vent no litt","vent då","hald an",
        "heng på","berre ein augneblink","berre vent litt","vent ei lita stund","vent ei stund",
        "vent eit minutt","berre vent","roleg no","vent eit øyeblikk","eit øyeblikk","gje meg eit sekund",
        "gi meg eit sekund","ein liten augneblink","to sekund",
        "(lat meg|la meg) (tenkje|tenke|sjå|tenkje litt|tenke litt|tenkje meg om|tenke meg om)",
        "eg er ikkje sikker","er ikkje sikker","ikkje sikker","eg er usikker"],

        "repeat":[
        "kva","hæ","orsak","unnskyld","kva sa du","kva seier du","kva for noko","kva var det",
        "kva sa du no","hæ kva","beklagar","gjenta","gjenta det","ta opp att","gjenta spørsmålet",
        "sei det igjen","sei det ein gong til","kan du gjenta","kan du gjenta det","kan du seie det igjen",
        "kan du seie det ein gong til","sei igjen","sei det om att","sei det på nytt",
        "kan du ta opp att det","kunne du gjenta","sei det att","igjen","ein gong til","om att",
        "éin gong til","om igjen","eg høyrde ikkje","høyrde ikkje","eg høyrde deg ikkje",
        "eg forstod ikkje","forstod ikkje","eg fekk det ikkje med meg","eg skjønte ikkje","eg skjøna ikkje",
        "fekk det ikkje med meg","kva var spørsmålet"],

        "help":[
        "hjelp","hjelp meg","eg treng hjelp","kan du hjelpe meg","treng hjelp",
        "kva (kan|skal|må|bør) eg [her] (seie|seia|gjere|gjera|svare|velje|velja|spørje om)",
        "kva er alternativa","kva alternativ har eg","kva alternativ finst","kva er moglegheitene",
        "kva val har eg","kva finst","kva kan ein seie","kva moglegheiter har eg","alternativ",
        "kva for val har eg","eg veit ikkje","veit ikkje","det veit eg ikkje","eg forstår ikkje",
        "anar ikkje","har ikkje peiling","korleis (verkar|fungerer) (det|dette)"],

        "back":[
        "tilbake","gå tilbake","attende","gå attende","eit steg tilbake","gå eit steg tilbake","angre",
        "førre","førre spørsmål","ta eit steg tilbake","spol tilbake","eitt steg tilbake",
        "gå eitt steg tilbake","kan vi gå tilbake"],

        "restart":[
        "(start|byrj|byrja|begynn|lat oss byrje|la oss byrje|vi byrjar|vi startar|begynne|lat oss starte|la oss starte|lat oss begynne|la oss begynne|ta det) (på nytt|om att|om igjen|frå byrjinga|frå start|frå starten|på nytt igjen|heilt på nytt|igjen|frå begynnelsen|forfrå|frå scratch|på ny|frå botnen av|heilt frå byrjinga)",
        "på nytt","frå byrjinga","frå starten","om att frå byrjinga","omstart","forfrå","heilt på nytt"],

        "any":[
        "kva som helst","kven som helst","kven som helst av dei","kva for ein som helst","same for meg",
        "det er det same for meg","det er same for meg","det spelar inga rolle","spelar inga rolle kven",
        "spelar inga rolle kva for ein","det spelar inga rolle kva for ein","det er det same","likegyldig",
        "vel du","du vel","du kan velje","du kan velja","du bestemmer","bestem du","vel ein",
        "berre vel ein","berre vel","vel for meg","eg bryr meg ikkje","bryr meg ikkje","ein av dei",
        "ta ein","berre ta ein","begge er fine","same kven","same kva for ein","det har ikkje noko å seie",
        "overrask meg","det er det same kven","det er det same kva for ein","det er meg det same",
        "den du vil","er det same"],

        "other":["(den|det) andre","ein annan","ei anna","eit anna","noko anna","nokon andre"],
        "positions":["første","fyrste","øvste","andre","annan","tredje","fjerde","femte"],
        "last":["siste","nedste"],
        "polite":["takk","ver så snill","er du snill","ver så god","ver så venleg"],
        "lead":[
        "å","no","vel","men","så","altså","øh","eh","beklagar","orsak","då","ah","eigentleg","oi",
        "jo","heller","nå"]}}
        """##)
    }
}
