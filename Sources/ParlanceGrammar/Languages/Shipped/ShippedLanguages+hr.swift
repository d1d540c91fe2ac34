// Written by 'parlance generate languages' from hr.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `hr` = LanguageProfile(tag: ##"hr"##) {
        profile in
        profile.negations = ##"""
        ne nije nemoj bez nikad
        """##
        profile.fillers = ##"""
        ovaj hm mm ma znači pa
        """##
        profile.fillerPhrases = [
            ##"kako se zove"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"hr"##, line: 8, text: ##"""
        {"answers":
        {"yes":[
        "da","da da","je","aha","mhm","jeste","jest","jes","yes","ok","okej","okay","oke","može",
        "može može","naravno može","uredu","u redu","dobro","dobro je","super","odlično","savršeno",
        "vrijedi","važi","slažem se","dogovoreno","prihvaćam","nema problema","u redu je","naravno",
        "svakako","sigurno","jasno","dakako","apsolutno","definitivno","rado","vrlo rado",
        "podrazumijeva se","bez daljnjega","jasno da","točno","točno tako","tako je","ispravno",
        "to je točno","to je to","upravo tako","to je ispravno","istina","baš tako","učini to",
        "napravi to","napravi","samo naprijed","naprijed","kreni","nastavi","pošalji","pošalji to",
        "potvrdi","potvrđujem","hajde","ajde","ajde može","idemo","uradi to","izvrši","slobodno",
        "hajde može","da molim","da hvala","molim da","zašto ne","što da ne","mislim da da","valjda",
        "valjda da","pa da","pa dobro","može tako","neka bude","kako da ne"],

        "no":[
        "ne","ne ne","nee","neću","nikako","nipošto","nije","nema","nope","jok","ne hvala",
        "hvala ne","nemoj","nemojte","nemoj to","ne čini to","nemoj slati","ne šalji","nemoj to raditi",
        "ne to","nemojte to","(radije|bolje|najbolje|ipak|bolje da) (ne|nemoj)","ne sada","ne sad",
        "sad ne","još ne","danas ne","ne još","trenutno ne","ne danas","zasad ne","ne trenutno",
        "ne mislim","mislim da ne","ne vjerujem","ne bih rekao","ne bih rekla","ne mislim tako","ne bih",
        "krivo","pogrešno","to je krivo","to je pogrešno","nije točno","to nije točno","nije to",
        "to nije to","netočno","nije tako","to ne","nije dobro","to nije dobro","nikad","nikada",
        "ni slučajno","ni u kojem slučaju","apsolutno ne","sigurno ne","naravno da ne","ma ne","ma kakvi",
        "uopće ne","nema šanse","ni govora","ma ni slučajno","ne želim","ne treba","nije potrebno",
        "nema potrebe","ne želim to","ne da mi se"],

        "cancel":[
        "odustani","otkaži","otkaži to","poništi","poništi to","poništi sve","otkaži sve","prekini",
        "prekid","odustajem","obustavi","zaboravi","zaboravi to","zaboravi na to","pusti","pusti to",
        "ostavi","ostavi to","ma pusti","nema veze","nije važno","ma zaboravi","pustimo to","neka",
        "ma ništa","ostavimo to","stani","stop","prestani","dosta","kraj","zaustavi",
        "predomislio sam se","predomislila sam se","ništa"],

        "wait":[
        "čekaj","pričekaj","sačekaj","čekaj malo","pričekaj malo","čekaj trenutak","pričekaj trenutak",
        "čekaj sekundu","čekaj minutu","pričekaj sekundu","trenutak","samo trenutak","jedan trenutak",
        "samo malo","malo","sekundu","sekunda","samo sekundu","jednu sekundu","minutu","stani malo",
        "jednu minutu","samo tren","tren","čas","časak","polako","čekaj čas",
        "(pusti me|daj) [da] (razmislim|vidim|razmisliti)","nisam siguran","nisam sigurna","razmišljam"],

        "repeat":[
        "što","šta","molim","ha","kako","oprosti","što si rekao","što si rekla","što kažeš",
        "što ste rekli","šta si rekao","šta kažeš","ponovi","ponovite","ponovi to","ponovi molim te",
        "reci ponovno","reci ponovo","reci opet","reci to ponovno","reci još jednom","možeš li ponoviti",
        "možete li ponoviti","možeš ponoviti","ponovi pitanje","reci to opet","reci to još jednom",
        "reci to ponovo","ponovi molim","ponovno","ponovo","opet","još jednom","još jedanput",
        "nisam čuo","nisam čula","nisam razumio","nisam razumjela","nisam te čuo","nisam te razumio",
        "ne čujem","koje je bilo pitanje","što je bilo pitanje"],

        "help":[
        "pomoć","pomozi","pomozi mi","pomagaj","trebam pomoć","upute",
        "što (mogu|smijem|trebam|moram|da) (reći|kažem|učiniti|odgovoriti|odabrati|napraviti|raditi)",
        "koje su opcije","koje opcije imam","koje su mogućnosti","što je ponuđeno","što sve mogu reći",
        "što sve mogu","koje su moje opcije","ne znam","ne razumijem","nemam pojma",
        "kako (to|ovo) (radi|funkcionira)"],

        "back":[
        "natrag","nazad","vrati se","idi natrag","vrati","korak natrag","vrati se natrag",
        "poništi zadnje","prethodno","prethodno pitanje","vrati se korak","vrati se nazad","unatrag",
        "idi nazad","jedan korak natrag"],

        "restart":[
        "(počni|kreni|krenimo|počnimo|započni|kreći|ajmo|hajdemo|idemo) (ispočetka|iz početka|ponovno|ponovo|opet|od početka|od nule|iznova)",
        "ispočetka","iz početka","od početka","od nule","iznova","sve ispočetka","sve iz početka"],

        "any":[
        "bilo koji","bilo koja","bilo koje","bilo što","bilo tko","bilo kojeg","koji god","koja god",
        "svejedno","svejedno mi je","svejedno je","sve jedno","sve mi je jedno","sve jedno mi je",
        "nije važno koji","nije bitno","nije mi važno","nema veze koji","izaberi ti","ti izaberi",
        "odaberi ti","ti odaberi","biraj ti","ti biraj","kako hoćeš","kako god","kako želiš",
        "koji želiš","koji hoćeš","što god","bilo kojega","nije me briga","nije bitno koji",
        "jedno od njih","neki","iznenadi me"],

        "other":[
        "(onaj|ona|ono|onu|onog|taj) (drugi|druga|drugo|drugu|drugog)","(neki|neka) drug(i|a)","drugi",
        "druga","drugog"],

        "positions":[
        "prvi","prva","prvo","prvu","prvog","prvoga","drugi","druga","drugo","drugu","drugog",
        "drugoga","treći","treća","treće","treću","trećeg","četvrti","četvrta","četvrto","peti",
        "peta","peto"],

        "last":["zadnji","zadnja","zadnje","zadnju","posljednji","posljednja","zadnjeg"],
        "polite":["molim","molim te","hvala","molim vas"],
        "lead":[
        "ah","o","pa","ma","ali","onda","dakle","zapravo","oprosti","ajme","joj","evo","e","hm",
        "ipak"]}}
        """##)
    }
}
