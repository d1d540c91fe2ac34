// Written by 'parlance generate languages' from fy.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fy` = LanguageProfile(tag: ##"fy"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        uh eh no
        """##
        profile.articles = ##"""
        de it
        """##
        profile.replies = ReplyGrammar(tag: ##"fy"##, line: 7, text: ##"""
        {"answers":
        {"yes":[
        "ja [ja|hear]","jo","jawis","jawol","jawis wol","wis","wis wol","ok","oké","oke","okee",
        "goed","goed sa","is goed","dat is goed","bêst","bêste","prima","moai","yn oarder",
        "dat is yn oarder","'t is goed","it is goed","fansels","natuerlik","seker","seker wol","graach",
        "absolút","fêst","krekt","dat klopt","klopt","just","dat is sa","dat is just","presys",
        "sa is it","dat is krekt","doch mar","doch it","doch dat","doch it mar","gean dyn gong",
        "gean mar troch","stjoer mar","stjoer it","befêstigje","gean mar","toe mar","gong dyn gong",
        "gean troch","fier út","ja graach","ja asjeblieft","graach ja","wêrom net","ôfpraat","akkoart",
        "foarút","foarút mar","mei my bêst","mei my goed","dan mar"],

        "no":[
        "nee [nee|hear]","nee tank","nee tanke","nee tankewol","nee tank dy","nee tige tank","net dwaan",
        "doch it net","doch dat net","doch mar net","net ferstjoere","stjoer it net",
        "(leaver|better|leafst) net","no net","noch net","hjoed net","net no","op it stuit net",
        "dat tink ik net","ik tink it net","tink it net","ik leau it net","ik tink fan net","leau fan net",
        "ik leau fan net","ferkeard","dat is ferkeard","dat klopt net","fout","dat is net goed","dat net",
        "dat is mis","mis","dat is net krekt","ûnkrekt","nea","nea net","perfoarst net","alhiel net",
        "seker net","grif net","hielendal net","fansels net","yn gjin gefal","wis net","ik wol net",
        "wol net","ik wol it net","hoecht net","dat hoecht net","ik haw gjin nocht"],

        "cancel":[
        "annulearje","annulearje it","annulearje dat","annulearje alles","ôfbrekke","brek ôf","ôfsizze",
        "ferjit it","ferjit it mar","lit mar","lit mar sitte","lit sitte","ferjit dat","lit dat",
        "lit it mar","lit mar gewurde","stop","stopje","hâld op","hâlde op","ophâlde",
        "ik bin fan gedachten feroare","neat","it makket neat út lit mar","niis lit mar"],

        "wait":[
        "wachtsje","wachtsje efkes","wachtsje even","efkes wachtsje","in momint","momint","in amerij",
        "in amerijke","in sekonde","efkes","efkes geduld","in minút","efkes tinke","wachtsje in amerijke",
        "wachtsje in momint","(lit my) [efkes] (tinke|sjen|neitinke)","ik bin net wis"],

        "repeat":[
        "wat","sorry","ekskús","pardon","hè","wat seisto","wat seist","wat sei jo","wat seine jo",
        "watte","werhelje","werhelje dat","werhelje it","sis it nochris","sis it nochris in kear",
        "sis dat nochris","kinsto it werhelje","kinst dat werhelje","sis it wer","sis nochris",
        "werhelje de fraach","nochris","noch ris","noch in kear","opnij","wer","ik haw it net heard",
        "ik haw dy net ferstien","ik ferstie it net","net ferstien","ik haw it net ferstien",
        "wat wie de fraach"],

        "help":[
        "help","help my","helpe","ik haw help nedich","ik ha help nedich",
        "wat (kin|moat|mei|sil) ik [no|hjir] (sizze|dwaan|antwurdzje|kieze)","wat binne de opsjes",
        "hokker opsjes binne der","wat binne myn opsjes","wat is der","wat kin","ik wit it net",
        "wit it net","ik begryp it net","wit ik net","hoe wurket dit"],

        "back":[
        "werom","gean werom","in stap werom","gean in stap werom","foarige","foarige fraach",
        "ûngedien meitsje","tebek","gean tebek"],

        "restart":[
        "(begjin|litte wy|wy begjinne) (opnij|wer|fan foaren ôf oan|oernij|fan it begjin ôf|wer fan foaren ôf oan|op 'e nij)",
        "opnij begjinne","fan foaren ôf oan","fan it begjin ôf","oernij","op 'e nij"],

        "any":[
        "makket neat út","it makket neat út","makket my neat út","it makket my neat út",
        "dat makket neat út","makket net út","it makket net út","om 't even","om it even","hokker dan ek",
        "ien fan beide","kies do mar","kies mar","kies mar ien","do meist kieze","elkenien",
        "allegear goed","my bêst","it is my itselde","itselde","it makket neat út hokker"],

        "other":["de oare","it oare","in oaren","in oar","dy oare"],
        "positions":[
        "earste","earsten","twadde","twadden","tredde","tredden","fjirde","fjirden","fyfde","fyfden"],

        "last":["lêste","lêsten"],
        "polite":["asjeblieft","tanke","tankewol","tige tank","graach"],
        "lead":["och","no","no ja","mar","dan","eh","o","sorry","leaver","eins"]}}
        """##)
    }
}
