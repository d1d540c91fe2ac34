// Written by 'parlance generate languages' from gl.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `gl` = LanguageProfile(tag: ##"gl"##) {
        profile in
        profile.negations = ##"""
        non nunca sen nin ningún
        """##
        profile.fillers = ##"""
        eh ehm pois bueno entón
        """##
        profile.fillerPhrases = [
            ##"ou sexa"##,
            ##"quero dicir"##,
        ]
        profile.articles = ##"""
        o a os as un unha
        """##
        profile.negatingPrefixes = ##"""
        des in im
        """##
        profile.sounds = .sameAs(##"es"##)
        profile.replies = ReplyGrammar(tag: ##"gl"##, line: 13, text: ##"""
        {"answers":
        {"yes":[
        "si [si]","sí","vale","ok","okay","de acordo","dacordo","conforme","claro","claro que si",
        "por suposto","seguro","desde logo","evidentemente","sen dúbida","abofé","perfecto","moi ben",
        "está ben","ben","xenial","ben está","estupendo","paréceme ben","exacto","correcto","así é",
        "é correcto","iso é","é certo","certo","exactamente","tal cal","iso mesmo","adiante","faino",
        "veña","dálle","fágao","vai","envíao","envíaa","confirma","confirmo","continúa","segue",
        "por que non","como non","sen problema","creo que si","supoño que si","con gusto","si por favor",
        "si grazas"],

        "no":[
        "non [non]","que non","non grazas","grazas non","non o fagas","non fagas iso","non o envíes",
        "non o faga","(mellor|prefiro que|mellor que|prefiro) non","(agora|aínda|hoxe|por agora) non",
        "non creo","creo que non","non me parece","paréceme que non","non o creo","está mal",
        "iso está mal","incorrecto","non é correcto","non é iso","mal","falso","iso non","é incorrecto",
        "equivocado","non é así","nunca","xamais","de ningunha maneira","en absoluto","para nada",
        "nin falar","de ningún xeito","nin pensalo","non quero","non fai falta","non hai falta",
        "non me apetece","non o quero"],

        "cancel":[
        "(cancela|cancelar|cancélao|anula|anúlao|anular) [todo|iso]","esquéceo","esquece","esquece iso",
        "déixao","déixao estar","deixa","deixa estar","deixémolo","esquécete","esquécete diso","para",
        "detente","stop","basta","abonda","alto","tanto ten déixao","cambiei de opinión","nada",
        "cambiei de idea","é igual déixao"],

        "wait":[
        "espera [un (momento|segundo|minuto|pouco|momentiño|chisco|intre)]","un momento","un segundo",
        "un momentiño","un minuto","un intre","agarda","agarda un pouco","agarda un momento",
        "agarda un chisco","un segundiño","momento","(déixame|deixa que o) (pensar|pense|ver|pensalo)",
        "non estou segur(o|a)"],

        "repeat":[
        "que","como","perdón","perdoa","que dixeches","que dis","como dis","desculpa","como dixeches",
        "repite","repíteo","repite por favor","repite iso","repite a pregunta","podes repetir",
        "podes repetilo","dio outra vez","dio de novo","poderías repetir","podes repetir iso","outra vez",
        "de novo","unha vez máis","non (te|o|che) (entendín|oín|escoitei)","non (entendín|oín|escoitei)",
        "cal era a pregunta"],

        "help":[
        "axuda","axúdame","preciso axuda","necesito axuda",
        "que (podo|debo|se pode|teño que) (dicir|facer|responder|escoller|elixir)","cales son as opcións",
        "que opcións hai","que opcións teño","cales son as miñas opcións","non sei","non o sei",
        "non entendo","como funciona [isto]"],

        "back":[
        "atrás","volve","volve atrás","volta atrás","vai atrás","volver","volver atrás","un paso atrás",
        "desfai","desfaino","a pregunta anterior","anterior","regresa"],

        "restart":[
        "comeza de novo","empeza de novo","volve empezar","volve comezar","desde o principio",
        "desde o comezo","de novo desde o principio","de cero","desde cero","comezar de novo",
        "empezar de novo","reinicia","volver empezar","comecemos de novo","empecemos de novo",
        "comeza outra vez","empeza outra vez"],

        "any":[
        "calquera","calquera deles","dáme igual","é igual","tanto ten","tanto me ten","dá igual",
        "dáme o mesmo","non me importa","non importa cal","o que queiras","a que queiras","o que sexa",
        "escolle ti","elixe ti","decide ti","tanto me dá","sorpréndeme","dá o mesmo"],

        "other":["o outro","a outra","outro","outra"],
        "positions":["(o|a) primeir(o|a)","segund(o|a)","terceiro","terceira","cuart(o|a)","quint(o|a)"],
        "last":["últim(o|a)"],
        "polite":["por favor","grazas","faime o favor"],
        "lead":["ah","oh","pois","ben","bueno","mira","entón","pero","perdón","ai","vaites"]}}
        """##)
    }
}
