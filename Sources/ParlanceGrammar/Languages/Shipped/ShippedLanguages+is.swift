// Written by 'parlance generate languages' from is.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `is` = LanguageProfile(tag: ##"is"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ekki aldrei enginn án
        """##
        profile.fillers = ##"""
        öö hérna sko eee jæja
        """##
        profile.fillerPhrases = [
            ##"þú veist"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"is"##, line: 9, text: ##"""
        {"answers":
        {"yes":[
        "já [já]","jú","jæja já","jájá","jamm","játs","jamm já","ok","okei","ókei","okey",
        "allt í lagi","í lagi","allt í góðu","í fínu lagi","gott","fínt","gott mál","það er í lagi",
        "það er fínt","það er gott","gott og vel","flott","frábært","fullkomið","glæsilegt","samþykkt",
        "sammála","ekkert mál","lýst vel á","líst vel á","auðvitað","að sjálfsögðu","vissulega",
        "endilega","alveg","örugglega","algjörlega","tvímælalaust","sannarlega","hiklaust","gjarnan",
        "vitaskuld","klárlega","pottþétt","ég held það","held það","rétt","það er rétt","einmitt",
        "nákvæmlega","rétt hjá þér","alveg rétt","akkúrat","hárrétt","passar","stemmir","það passar",
        "það stemmir","gerðu það","gerðu það bara","láttu vaða","áfram","haltu áfram","sendu það",
        "sendu","staðfesta","staðfesti","endilega gerðu það","drífðu í því","gjörðu svo vel",
        "láttu það vaða","kýldu á það","gera það","já takk","já endilega","já gjarnan","já vinsamlegast",
        "já gerðu það","takk já","af hverju ekki","því ekki","hví ekki","jú jú"],

        "no":[
        "nei [nei]","neibb","nei takk","takk nei","nei nei takk","ekki","ekki gera það",
        "ekki gera þetta","slepptu því","slepptu því nei","ekki senda","ekki senda það","ekki þetta",
        "ekki gera neitt","gerðu það ekki","(helst|frekar|betra|best) (ekki|að sleppa því)","ekki núna",
        "ekki strax","ekki enn","ekki í dag","ekki alveg strax","ekki ennþá","ég held ekki","held ekki",
        "ég held síður","ég efast um það","ég hugsa ekki","það held ég ekki","rangt","það er rangt",
        "vitlaust","það er vitlaust","ekki rétt","það er ekki rétt","það passar ekki","ekki það",
        "þetta er rangt","þetta er ekki rétt","röng","þetta er vitlaust","þetta er ekki það",
        "það stemmir ekki","aldrei","alls ekki","örugglega ekki","auðvitað ekki","að sjálfsögðu ekki",
        "engan veginn","alls ekki neitt","ekki séns","ekki að ræða það","kemur ekki til greina",
        "síður en svo","ég vil það ekki","vil það ekki","ég vil ekki","óþarfi","þarf ekki",
        "þess þarf ekki","það er óþarfi","ekki þörf á því"],

        "cancel":[
        "hætta við","hættu við","afturkalla","afturkallaðu","hættu við það","hætta við það",
        "hætta við þetta","hætta við allt","afboða","hætt við","gleymdu því","gleymdu þessu",
        "sleppum því","slepptu þessu","láttu það vera","láttu þetta eiga sig","láttu það eiga sig",
        "sleppa því","gleymum þessu","sleppum þessu","gleymum því","ekkert","æ gleymdu því",
        "sama slepptu því","stopp","stöðva","stöðvaðu","hættu","hætta","nóg komið","ég skipti um skoðun",
        "mér snerist hugur","ég hætti við"],

        "wait":[
        "bíddu","bíddu aðeins","bíddu við","bíddu smá","augnablik","eitt augnablik","andartak",
        "smá stund","sekúnda","eina sekúndu","eina mínútu","hinkraðu","hinkraðu aðeins","hinkra",
        "aðeins","bíddu augnablik","bíða","bíða aðeins","bíddu í smá stund","hinkraðu við","rólegur",
        "róleg","eina stund","bíddu andartak","smástund","bíddu hægur","bíddu hæg",
        "(leyfðu mér|láttu mig|lof mér) [að] (hugsa|sjá|hugsa mig um|hugsa aðeins)","ég er ekki viss",
        "ekki viss"],

        "repeat":[
        "ha","hvað","hvað segirðu","hvað sagðirðu","afsakið","fyrirgefðu","hvernig þá","ha hvað",
        "hvað varstu að segja","hvað segir þú","hvað sagðir þú","hvað var þetta","endurtaktu","endurtaka",
        "endurtaktu það","endurtaktu þetta","segðu þetta aftur","segðu það aftur","geturðu endurtekið",
        "geturðu endurtekið þetta","geturðu sagt þetta aftur","segðu aftur","endurtaktu spurninguna",
        "getur þú endurtekið","viltu endurtaka","viltu endurtaka þetta","geturðu endurtekið það","aftur",
        "einu sinni enn","einu sinni aftur","ég heyrði ekki","heyrði ekki","ég skildi ekki","skildi ekki",
        "ég heyrði það ekki","ég skil ekki","ég náði þessu ekki","hver var spurningin"],

        "help":[
        "hjálp","hjálpaðu mér","mig vantar hjálp","hjálpa","aðstoð","ég þarf hjálp","ég þarf aðstoð",
        "mig vantar aðstoð",
        "hvað (get|má|á|gæti|ætti) ég [að] (sagt|segja|gert|gera|svarað|svara|valið|velja)",
        "hverjir eru möguleikarnir","hvaða möguleikar eru","hvaða möguleika hef ég",
        "hvaða möguleikar eru í boði","hvað er í boði","valmöguleikar","ég veit það ekki","veit ekki",
        "ég veit ekki","veit það ekki","hef ekki hugmynd","hvernig virkar (þetta|það)"],

        "back":[
        "til baka","farðu til baka","bakka","bakkaðu","fara til baka","eitt skref til baka",
        "farðu eitt skref til baka","afturábak","aftur á bak","fyrri spurning","fyrra","farðu aftur á bak",
        "förum til baka","aftur til baka","afturkalla síðasta","tilbaka","farðu tilbaka"],

        "restart":[
        "(byrja|byrjaðu|byrjum|byrja bara|hefja|hefjum) (aftur|upp á nýtt|frá byrjun|á ný|frá upphafi|alveg upp á nýtt|aftur frá byrjun|aftur upp á nýtt|að nýju)",
        "frá byrjun","upp á nýtt","frá upphafi","endurræsa","alveg upp á nýtt","aftur frá byrjun"],

        "any":[
        "hver sem er","hvor sem er","hvað sem er","hvaða sem er","skiptir ekki máli","skiptir engu",
        "skiptir engu máli","það skiptir ekki máli","það skiptir engu","alveg sama","mér er sama",
        "mér er alveg sama","sama","þú velur","veldu þú","þú mátt velja","veldu bara","veldu fyrir mig",
        "veldu eitthvað","einhver","einhvern","eitthvað","eitthvað af þeim","þú ræður",
        "komdu mér á óvart","hvor þeirra sem er","hvaðan sem er","það er sama","mér er sama hver",
        "hvern sem er","mér er nákvæmlega sama","ræður þú"],

        "other":[
        "hinn","hin","hitt","hina","annar","annað","einhver annar","önnur","einhvern annan","annan"],

        "positions":[
        "fyrsti","fyrsta","fyrstu","þann fyrsta","sá fyrsti","annar","annan","önnur","annað","aðra",
        "þann annan","þriðji","þriðja","þann þriðja","sá þriðji","fjórði","fjórða","sá fjórði","fimmti",
        "fimmta","sá fimmti"],

        "last":["síðasti","síðasta","sá síðasti","þann síðasta","seinasti","seinasta"],
        "polite":["takk","vinsamlegast","gjörðu svo vel","plís","takk fyrir"],
        "lead":[
        "ó","jæja","en","þá","æ","nú","sko","fyrirgefðu","afsakaðu","heyrðu","hmm","ah","reyndar"]}}
        """##)
    }
}
