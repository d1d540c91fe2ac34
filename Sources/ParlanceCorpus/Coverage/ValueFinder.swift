import ParlanceGrammar
import ParlanceMatching

/// Finds the values of a list that read given words, by parsing the words with a grammar of only that list, its values
/// numbered.
struct ValueFinder: Sendable {
    private static let intent = "value"

    private let grammar: Grammar
    private var parsers: [DefinitionIdentity: Parser] = [:]
    private var known: [DefinitionIdentity: [String: [Int]]] = [:]

    init(_ grammar: Grammar) {
        self.grammar = grammar
    }

    /// The numbers of the values.
    ///
    /// - Parameter rules: The rules of the block, which precede the grammar's.
    mutating func values(
        saying words: String,
        among values: [ListValue],
        of list: DefinitionIdentity,
        rules: [String: Rule]
    ) -> [Int] {
        if let numbers = known[list]?[words] { return numbers }
        if parsers[list] == nil { parsers[list] = parser(of: values, rules: rules) }
        let options = ParseOptions(limit: ParseOptions.mostReadings, edits: 0)
        let readings = (try? parsers[list]?.parse(words, options: options))?.readings ?? []
        let numbers = readings.compactMap { reading -> Int? in
            if case .integer(let number)? = reading.slots.first?.value { number } else { nil }
        }
        known[list, default: [:]][words] = numbers
        return numbers
    }

    private func parser(of values: [ListValue], rules: [String: Rule]) -> Parser {
        let numbered = values.enumerated().map { ListValue(input: $1.input, output: .integer($0)) }
        let reference = ListReference(source: .named(Self.intent), slot: Self.intent)
        let template = Template(printing: .sequence([.list(reference)]))
        let place = SourcePlace(file: "", line: 1, column: 1)
        let block = SentenceBlock(sentences: [Sentence(template: template, place: place)])
        return Parser(
            Grammar(
                language: grammar.language,
                languages: grammar.languages,
                intents: [Intent(name: Self.intent, blocks: [block])],
                lists: [Self.intent: .values(numbered)],
                rules: grammar.rules.merging(rules) { _, local in local },
                settings: grammar.settings
            )
        )
    }
}
