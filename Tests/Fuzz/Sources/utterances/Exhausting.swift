/// A small grammar whose templates and lists have as many readings as possible: words that values repeat and that are
/// optional everywhere, slots in any order, many optional slots that read the same words, and letters without blanks.
enum Exhausting {
    static let grammar = """
        language: en
        intents:
          Repeat:
            data:
              - sentences:
                  - "play {song} [in the {room}]"
                  - "sing \(optional("few", count: 9)) now"
          Permute:
            data:
              - sentences:
                  - "mix (\(optional("few", count: 7, separator: ";")))"
                  - "note (\(optional("words", count: 6, separator: ";"))) then {n}"
                  - "hum [\(optional("song", count: 3))] {words} (\(optional("room", count: 4, separator: ";")))"
              - sentences: ["{few} {words}"]
                requires_context: {mood: [a, b], level: c}
        lists:
          song:
            values: ["\(words("na", count: 12))", "\(words("na", count: 11)) hey", na, "hey hey", "(na|hey|la) [la] jude"]
          few: {values: [a, a a, a a a, a b, {in: b, context: {mood: a}}, {in: a, context: {level: c}}, 灯灯灯, 灯, 开灯]}
          room: {values: [kitchen, kitchen kitchen, "hall;kitchen", 5 km 5 km, 5 km]}
          n: {range: {from: 0, to: 100, fractions: tenths}}
          words: {wildcard: true}
        skip_words: [please, um, a little]
        """

    private static func optional(_ list: String, count: Int, separator: String = " ") -> String {
        (0..<count).map { "[{\(list):\(list)\($0)}]" }.joined(separator: separator)
    }

    private static func words(_ word: String, count: Int) -> String {
        Array(repeating: word, count: count).joined(separator: " ")
    }
}
