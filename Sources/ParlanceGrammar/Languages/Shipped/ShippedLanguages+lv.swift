// Written by 'parlance generate languages' from lv.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lv` = LanguageProfile(tag: ##"lv"##) {
        profile in
        profile.negations = ##"""
        ne nav bez nekad
        """##
        profile.fillers = ##"""
        ēē hmm nu tipa
        """##
        profile.fillerPhrases = [
            ##"kā lai saka"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"lv"##, line: 8, text: ##"""
        {"answers":
        {"yes":[
        "jā","jā jā","ja","jap","mhm","aha","nu jā","jā lūdzu","lūdzu jā","jā protams","labi","okei",
        "ok","okay","lieliski","der","piekrītu","norunāts","sarunāts","lai ir","labs ir",
        "viss kārtībā","kārtībā","ļoti labi","super","perfekti","labi labi","labi tad","nav problēmu",
        "nav iebildumu","brīnišķīgi","ir labi","forši","protams","bez šaubām","noteikti","skaidrs",
        "skaidrs ka jā","labprāt","ar prieku","katrā ziņā","pilnīgi noteikti","obligāti","dabiski",
        "absolūti","protams ka jā","pareizi","tieši tā","tā ir","precīzi","tas ir pareizi","taisnība",
        "tieši","tā gan","tieši tas","pilnīgi pareizi","tā ir taisnība","dari","dari to","izdari",
        "izdari to","uz priekšu","turpini","sūti","nosūti","apstiprinu","apstiprināt","apstiprini",
        "aiziet","dariet","dari tā","lai notiek","laid vaļā","ej tik","izpildi","kāpēc ne","kādēļ ne",
        "domāju ka jā","laikam jā","šķiet ka jā"],

        "no":[
        "nē","nē nē","ne","nea","nē paldies","paldies nē","nekādā gadījumā","nekad","nemūžam",
        "noteikti nē","protams nē","nebūt ne","nekādā ziņā","nu nē","nē taču","ne par ko","galīgi nē",
        "pilnīgi noteikti nē","itin nemaz","nemaz","nedari","nedari to","nevajag","nesūti","nedari tā",
        "to nevajag","nedari šo","nevajadzētu","(labāk|drīzāk) (nē|ne|nevajag)","ne tagad","tagad nē",
        "vēl nē","šodien nē","ne šodien","pagaidām nē","citreiz","vēlāk","ne vēl","nedomāju",
        "es nedomāju","domāju ka nē","es tā nedomāju","šaubos","diez vai","laikam nē","nedomāju gan",
        "nepareizi","tas ir nepareizi","kļūda","tas nav pareizi","nav pareizi","ne tas","tas nav tas",
        "tā nav","nav tiesa","aplami","slikti","tas ir aplami","tas ne","negribu","es negribu",
        "nav vajadzīgs","nav vajadzības","nevēlos","es nevēlos"],

        "cancel":[
        "atcel","atcelt","atcel to","atcel visu","atsaukt","atsauc","pārtrauc","pārtraukt","aizmirsti",
        "aizmirsti to","aizmirsti par to","liec mierā","atstāj","atstāj to","lai paliek","nekas","neko",
        "liekam mieru","lai nu paliek","nekas aizmirsti","tas nekas","met mieru","stop","apstājies",
        "beidz","pietiek","stāt","beigt","es pārdomāju","pārdomāju","mainīju domas"],

        "wait":[
        "pagaidi","pagaidiet","gaidi","uzgaidi","pagaidi mazliet","pagaidi brīdi","pagaidi brītiņu",
        "pagaidi minūti","pagaidi mirkli","pagaidi drusku","pagaidi sekundi","mirkli","vienu mirkli",
        "mirklīti","brīdi","brītiņu","acumirkli","vienu brīdi","vienu minūti","minūti","minūtīti",
        "sekundi","sekundīti","vienu sekundi","vienu minūtīti","uzgaidi mirkli","pagaidi minūtīti",
        "momentu","vienu momentu","uzgaidi brīdi","(ļauj|dod) man (padomāt|paskatīties|apdomāties)",
        "neesmu pārliecināts","neesmu pārliecināta","neesmu drošs","neesmu droša"],

        "repeat":[
        "ko","kas","kā","ko tu teici","ko teici","ko jūs teicāt","atvaino","atvainojiet","kā lūdzu",
        "ko lūdzu","piedod","ko tu saki","kā tu teici","kas bija","atkārto","atkārtojiet",
        "atkārto lūdzu","atkārto jautājumu","pasaki vēlreiz","saki vēlreiz","vai vari atkārtot",
        "vari atkārtot","vai varat atkārtot","pasaki to vēlreiz","atkārto to","pasaki vēl reizi",
        "sakiet vēlreiz","atkārto vēlreiz","vēlreiz","vēl reizi","atkal","vēl vienu reizi","nedzirdēju",
        "es nedzirdēju","nesapratu","es nesapratu","nesadzirdēju","kāds bija jautājums"],

        "help":[
        "palīdzība","palīdzi","palīdzi man","palīgā","vajag palīdzību","man vajag palīdzību","palīdziet",
        "man vajadzīga palīdzība","palīdziet man",
        "ko [es] (varu|drīkstu|lai|varētu) [es|šeit] (teikt|sacīt|saku|darīt|atbildēt|izvēlēties|pateikt)",
        "ko teikt","ko lai es saku","ko lai saku","ko man teikt","ko man darīt","ko lai dara",
        "kādas ir iespējas","kādi ir varianti","kādas ir izvēles","kādi ir izvēles varianti",
        "kas ir iespējams","nezinu","es nezinu","nesaprotu","kā tas (strādā|darbojas)"],

        "back":[
        "atpakaļ","ej atpakaļ","atgriezies","soli atpakaļ","vienu soli atpakaļ","iet atpakaļ",
        "atgriezties","iepriekšējais","iepriekšējais jautājums","kāpies atpakaļ","ejam atpakaļ"],

        "restart":[
        "(sāc|sākam|sāksim|sākt|sāc visu) (no jauna|no sākuma|vēlreiz|no nulles|visu no sākuma|no gala|visu no jauna|atkal)",
        "no jauna","no sākuma","no nulles","visu no sākuma","visu no jauna","no gala"],

        "any":[
        "jebkurš","jebkura","jebkuru","jebkas","jebko","vienalga","man vienalga","vienalga kurš",
        "vienalga kuru","vienalga kura","nav svarīgi","nav svarīgi kurš","nav nozīmes","nav starpības",
        "man nav svarīgi","izvēlies tu","izvēlies pats","izvēlies pati","tu izvēlies","tu vari izvēlēties",
        "kā gribi","kuru gribi","kurš katrs","kāds no tiem","man tas pats","viens un tas pats","izlem tu",
        "pārsteidz mani","kāds","kādu","man ir vienalga","der jebkurš"],

        "other":["otrs","otrais","otru","cits","cita","citu","to otru","tas otrs"],
        "positions":[
        "pirmais","pirmā","pirmo","pirmajam","otrais","otrā","otro","trešais","trešā","trešo",
        "ceturtais","ceturtā","ceturto","piektais","piektā","piekto"],

        "last":["pēdējais","pēdējā","pēdējo"],
        "polite":["lūdzu","paldies","lūdzams"],
        "lead":["o","nu","ai","bet","tad","tātad","patiesībā","atvaino","ā","ja","vispār","tomēr"]}}
        """##)
    }
}
