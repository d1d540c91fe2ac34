import ParlanceText

/// Words of a language that are treated apart when an utterance is read with edits.
struct ProtectedWords: Sendable {
    /// Words that turn a meaning round: they are never edited, never left out, and nothing is taken for one of them.
    let negations: Set<[UInt8]>
    /// Sounds that fill a pause: they may be left out.
    let fillers: Set<[UInt8]>
    /// Common words that sound like numbers: as a rule they are meant as they are.
    let functionWords: Set<[UInt8]>

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init(language: String, normalizer: Normalizer) {
        let subtag = LanguageTag.subtag(of: language)
        let normalized = { (words: String?) in
            Set((words ?? "").split(separator: " ").map { normalizer.normalize(String($0)).bytes })
        }
        negations = normalized(Self.negations[subtag])
        fillers = normalized(Self.fillers[subtag])
        functionWords = normalized(Self.functionWords[subtag])
    }

    private static let negations: [String: String] = [
        "af": "nie geen nooit niks sonder",
        "ar": "لا لن لم ليس بدون ما غير",
        "bg": "не няма без никога нито",
        "ca": "no mai cap sense ni gens",
        "cs": "ne není bez nikdy žádný žádné",
        "da": "ikke ingen intet aldrig uden ej",
        "de": "nicht nichts kein keine keinen keinem keiner nie niemals ohne nein außer weder",
        "el": "δεν μην όχι χωρίς ποτέ κανένα",
        "en":
            "not no don't dont doesn't doesnt won't wont can't cant isn't isnt aren't arent didn't didnt never none nor "
            + "neither without except unless nothing",
        "es": "no nunca ni sin jamás ningún ninguna ninguno excepto salvo tampoco nada",
        "et": "ei ära mitte ilma",
        "eu": "ez gabe inoiz",
        "fi": "ei älä en et emme ilman koskaan",
        "fr": "ne n' pas jamais non ni sans aucun aucune sauf plus rien",
        "gl": "non nunca sen nin ningún",
        "he": "לא אל בלי אין",
        "hi": "नहीं मत न बिना",
        "hr": "ne nije nemoj bez nikad",
        "hu": "nem ne nincs soha nélkül se sem",
        "id": "tidak jangan bukan tanpa tak",
        "is": "ekki aldrei enginn án",
        "it": "non no mai senza né nessuno nessuna tranne niente",
        "ja": "ない ません ず ぬ 不 無 未 非",
        "km": "មិន កុំ គ្មាន ឥត",
        "lb": "net keen keng ni ouni",
        "lo": "ບໍ່ ຢ່າ",
        "lt": "ne nėra be niekada",
        "lv": "ne nav bez nekad",
        "my": "မ မဟုတ် မရှိ",
        "nb": "ikke ingen aldri uten ei",
        "nl": "niet geen nooit zonder nee niets behalve",
        "no": "ikke ingen aldri uten ei",
        "pl": "nie bez nigdy żaden żadne ani",
        "pt": "não nunca sem jamais nenhum nenhuma nem exceto nada",
        "ro": "nu fără niciodată niciun nicio",
        "ru": "не нет без никогда ни",
        "sk": "nie bez nikdy žiadny",
        "sl": "ne ni brez nikoli",
        "sr": "ne nije nemoj bez nikad не није немој без никад",
        "sv": "inte ingen inga aldrig utan ej",
        "sw": "si usi bila hapana",
        "th": "ไม่ อย่า ไร้",
        "tr": "değil yok hayır asla",
        "uk": "не ні без ніколи",
        "vi": "không đừng chẳng chưa",
        "zh": "不 没 沒 别 別 勿 无 無 未 非",
    ]

    private static let functionWords: [String: String] = [
        "en": "to too for fore",
        "de": "ein eine einen einem einer",
        "es": "un una",
        "fr": "de des du un une en sans cette ces",
    ]

    private static let fillers: [String: String] = [
        "af": "um ah uhm",
        "ca": "eh ehm",
        "cs": "ehm hm eh",
        "da": "øh øhm æh",
        "de": "äh ähm öh öhm hm ehm eh",
        "en": "uh um uhm er erm ah hm hmm eh",
        "es": "eh em ehm este mmm",
        "fi": "öö ööö hmm",
        "fr": "euh heu hum ben bah",
        "gl": "eh ehm",
        "hu": "öö hát izé hm",
        "it": "eh ehm uhm mmm",
        "lb": "äh ähm",
        "nb": "eh øh øhm",
        "nl": "eh uh uhm ehm hm",
        "no": "eh øh øhm",
        "pl": "yyy eee hm ehm",
        "pt": "hum hã éh ehm",
        "ro": "ăă îî hm",
        "ru": "э ээ эм хм",
        "sv": "öh öhm eh hm",
        "tr": "ıı ee şey",
        "uk": "е ее ем хм",
    ]
}
