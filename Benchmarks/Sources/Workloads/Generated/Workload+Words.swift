import Parlance
import ParlanceMeasuring

extension Workload {
    /// Utterances of `count` words, at least 1: notes and purchases, in words that no list has and in words that one
    /// has.
    public static func words(_ count: Int) throws -> Workload {
        var generator = SeededGenerator(seed: UInt64(count))
        let texts = (0..<100).map { number in
            let verb = number.isMultiple(of: 2) ? "note" : "buy"
            let rest = (1..<max(count, 1)).map { _ in generator.element(of: number.isMultiple(of: 2) ? notes : things) }
            return count == 1 ? ["help", "stop"][number % 2] : ([verb] + rest).joined(separator: " ")
        }
        return Workload(
            name: "words-\(count)",
            grammar: try GrammarLoader().load([SourceText(name: "words.yaml", text: wordsGrammar)]).grammar,
            utterances: texts.map { Utterance($0) }
        )
    }

    private static let notes = ["rain", "comes", "again", "while", "seven", "people", "wait", "outside", "for", "you"]
    private static let things = ["apples", "pears", "bread", "salt", "tea", "rice", "soap", "milk", "corn", "figs"]

    /// "buy" reads up to 250 items, each a slot of its own.
    private static let wordsGrammar = """
        language: en
        intents:
          Help: {data: [{sentences: ["help"]}]}
          Stop: {data: [{sentences: ["stop"]}]}
          Note: {data: [{sentences: ["note {text}"]}]}
          Buy: {data: [{sentences: ["buy <things>"]}]}
        expansion_rules:
          things: "<one>[ <one>[ <one>[ <one>[ <one>]]]] [<more>]"
          more: "<five> [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] <tail>"
          tail: "[<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] <end>"
          end: "[<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] <last>"
          last: "[<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>] [<five>]"
          five: "<one> <one> <one> <one> <one>"
          one: "{thing}"
        lists:
          text: {wildcard: true}
          thing: {values: [apples, pears, bread, salt, tea, rice, soap, milk, corn, figs]}
        """
}
