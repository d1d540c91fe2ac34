// Written by 'parlance generate languages' from ro.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ro` = LanguageProfile(tag: ##"ro"##) {
        profile in
        profile.negations = ##"""
        nu fără niciodată niciun nicio
        """##
        profile.fillers = ##"""
        ăă îî hm deci păi gen adică
        """##
        profile.fillerPhrases = [
            ##"cum să zic"##,
        ]
        profile.negatingPrefixes = ##"""
        dez des ne in
        """##
        profile.replies = ReplyGrammar(tag: ##"ro"##, line: 9, text: ##"""
        {"answers":
        {"yes":[
        "da [da]","sigur","desigur","bineînțeles","firește","evident","bine","foarte bine","e bine",
        "este bine","ok","okay","okey","în regulă","de acord","perfect","exact","corect","așa e",
        "așa este","întocmai","trimite","trimite-l","fă asta","fă-o","dă-i drumul","hai","haide",
        "continuă","confirm","confirmă","mergi mai departe","(cred|presupun) că da","de ce nu",
        "cu siguranță","absolut","normal","mda","îhî","cu plăcere da","vreau","da vă rog","super",
        "categoric"],

        "no":[
        "nu [nu]","nu mulțumesc","deloc","niciodată","nici vorbă","nicidecum","în niciun caz",
        "sub nicio formă","mai bine nu","prefer să nu","încă nu","nu (acum|azi|astăzi)","nu încă",
        "nu vreau","nu (trimite|face|fă) [asta]","nu e nevoie","nu este nevoie","greșit","incorect",
        "e greșit","nu e corect","nu este corect","nu e bine","nu asta","nu e asta","nu cred",
        "cred că nu","nu prea","altă dată","sigur că nu","bineînțeles că nu"],

        "cancel":[
        "(anulează|anulați|anulare|renunță) [tot|asta]","(uită|uitați) [de asta|asta]","las-o [baltă|așa]",
        "lasă [asta|așa]","stop","oprește","oprește-te","gata","ajunge","m-am răzgândit","nu contează",
        "nu mai contează","nu are importanță","renunț"],

        "wait":[
        "(așteaptă|așteptați|stai|stați) [puțin|o (clipă|secundă|minută)|un (minut|moment)|nițel]","o clipă",
        "o secundă","un moment","un minut","imediat","o secunda","(lasă-mă|lăsați-mă) să (mă gândesc|văd)",
        "să mă gândesc","nu sunt sigur[ă]"],

        "repeat":[
        "ce","poftim","cum","scuze","pardon","iertare","poftiți",
        "(repetă|repetați) [asta|întrebarea|te rog|vă rog]",
        "(poți|puteți|ai putea) (să repeți|repeta|să repetați) [asta|întrebarea]","încă o dată",
        "mai spune o dată","mai zi o dată","spune din nou","zi din nou","din nou","ce ai (spus|zis)",
        "n-am (auzit|înțeles)","nu am (auzit|înțeles)","care (era|a fost) întrebarea"],

        "help":[
        "ajutor","ajută-mă","ajutați-mă","am nevoie de ajutor",
        "ce (pot|aș putea|trebuie|ar trebui) (să spun|spune|să zic|zice|să fac|face|să răspund|să aleg)",
        "(care sunt|ce) (opțiunile|opțiuni am|variante am|variantele|opțiuni sunt|opțiuni există)","nu știu",
        "cum funcționează [asta]"],

        "back":[
        "înapoi","du-te înapoi","mergi înapoi","întoarce-te","un pas înapoi","dă înapoi","revino",
        "revino înapoi","întrebarea anterioară","anterior"],

        "restart":[
        "(ia-o|începe|începem|să începem|să o luăm|reîncepe|luăm) (de la capăt|de la început|din nou|de la zero|iar)",
        "de la capăt","de la început","de la zero","reîncepe","repornește"],

        "any":[
        "oricare","oricine","orice","oricum","oricare ar fi",
        "(nu contează|n-are importanță|nu are importanță) care","mi-e (egal|indiferent|totuna)",
        "îmi este (egal|indiferent)","(alege|decide|hotărăște) tu","tu (alegi|decizi)",
        "la (alegere|întâmplare|alegerea ta)","(nu-mi|nu îmi) pasă","care vrei tu","surprinde-mă"],

        "other":["celălalt","cealaltă","alta","altul","pe celălalt","pe cealaltă"],
        "positions":[
        "primul","prima","al doilea","a doua","al treilea","a treia","al patrulea","a patra",
        "al cincilea","a cincea"],

        "last":["ultimul","ultima"],
        "number":["numărul","opțiunea","varianta"],
        "polite":["te rog","vă rog","mulțumesc","mersi"],
        "lead":[
        "ah","oh","păi","ei","deci","atunci","mă","uite","dar","stai","scuze","de fapt","mai bine",
        "aoleu","hm"]}}
        """##)
    }
}
