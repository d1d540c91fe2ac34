// Written by 'parlance generate languages' from sl.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sl` = LanguageProfile(tag: ##"sl"##) {
        profile in
        profile.negations = ##"""
        ne ni brez nikoli
        """##
        profile.fillers = ##"""
        ee hm no pač mislim torej
        """##
        profile.fillerPhrases = [
            ##"kako se reče"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"sl"##, line: 8, text: ##"""
        {"answers":
        {"yes":[
        "(ja|da) [ja|da]",
        "(seveda|jasno|jasna stvar|dobro|prav|v redu|okej|ok|velja|drži|točno [tako]|tako je|pravilno|natančno|se strinjam|strinjam se)",
        "pošlji","pošlji to","naredi to","kar naprej","naprej","daj","potrjujem","potrdi","nadaljuj",
        "kar daj","zakaj [pa] ne","(mislim da|verjetno) (ja|da)","odlično","super","vsekakor","absolutno",
        "gotovo","zagotovo","lahko","z veseljem","ja prosim","hočem","aha","mhm","kajpada","seveda ja"],

        "no":[
        "ne [ne]","ne hvala","nikoli","nikakor","sploh ne","v nobenem primeru","absolutno ne",
        "seveda ne","nikar","raje ne","bolje ne","še ne","ne zdaj","zdaj ne","ne danes","danes ne",
        "nočem","ni treba","ni potrebno","ne (pošlji|naredi|pošiljaj) [tega]","narobe","napačno","napaka",
        "to ni prav","ni prav","ni pravilno","to ne","to ni to","ne drži","(mislim da|verjetno) ne",
        "ne bi","kje pa","ma ne","drugič"],

        "cancel":[
        "(prekliči|preklic|prekličite|razveljavi) [to|vse]","(pozabi|pozabite) [na to|to]","stop","dovolj",
        "nehaj","ustavi","ustavi se","pusti","pusti to","ni važno","ni pomembno","nima veze","ne skrbi",
        "(premislil|premislila) sem si","nič"],

        "wait":[
        "(počakaj|počakajte|čakaj|čakajte) [malo|trenutek|minuto|sekundo|minutko|sekundico]","trenutek",
        "samo trenutek","minuto","sekundo","hip","samo malo","moment","samo sekundo","eno minuto",
        "(daj mi|še) (trenutek|minuto|sekundo|malo)","naj (pomislim|razmislim|premislim|vidim)",
        "nisem prepričan[a]","nisem ziher"],

        "repeat":[
        "kaj","prosim","kako","oprosti","oprostite","kaj praviš","kaj si rekel","kaj si rekla","pardon",
        "ha","(ponovi|ponovite) [to|vprašanje|prosim]",
        "(lahko|bi lahko) (ponoviš|ponovite|ponovil|ponovila) [to|vprašanje]","še enkrat","znova","ponovno",
        "reci še enkrat","povej še enkrat","nisem (slišal|slišala|razumel|razumela)","ne razumem",
        "kaj je bilo vprašanje"],

        "help":[
        "pomoč","pomagaj","pomagaj mi","pomagajte","potrebujem pomoč","na pomoč",
        "kaj (lahko|naj|moram) (rečem|povem|naredim|storim|odgovorim|izberem)",
        "(kakšne|katere) (so|imam) (možnosti|izbire)","ne vem","jaz ne vem","kako [to] deluje"],

        "back":[
        "nazaj","pojdi nazaj","vrni se","korak nazaj","vrni","prejšnje","prejšnje vprašanje",
        "vrni se nazaj"],

        "restart":[
        "(začni|začnimo|začeti|gremo|začniva|začnemo) (znova|od začetka|na novo|iz nič|ponovno|še enkrat)",
        "od začetka","znova od začetka","na novo","iz nič","ponovni zagon"],

        "any":[
        "katerikoli","katerakoli","katerokoli","kateri koli","katera koli","kdorkoli","karkoli",
        "poljuben","vseeno","vseeno mi je","mi je vseeno","je vseeno","ni važno kateri","ni važno katera",
        "(izberi|odloči|odloči se) (ti|sam|sama|namesto mene)","ti (izberi|odloči|določi)","kar hočeš",
        "preseneti me","briga me"],

        "other":["drugi","druga","drugo","tisti drugi","tista druga","ta drugi"],
        "positions":[
        "prv(i|a|o|ega)","drug(i|a|o|ega)","tretj(i|a|e|o|ega)","četrt(i|a|o|ega)","pet(i|a|o|ega)"],

        "last":["zadnj(i|a|e|o|ega)"],
        "number":["številka","možnost"],
        "polite":["prosim","hvala","lepo prosim"],
        "lead":[
        "no","ah","oh","pa","ja no","torej","ampak","hm","oprosti","pravzaprav","raje","veš kaj",
        "uf","aha","joj"]}}
        """##)
    }
}
