import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// What reading parts in a language needs, compiled.
package final class EntityLanguage: Sendable {
    /// The BCP 47 tag.
    let tag: String
    let grammar: PartGrammar
    /// For each template, what it makes.
    let makers: [Maker]
    /// The number of types, lists included.
    let typeCount: Int
    /// The names of slots, by number.
    let slotNames: [String]
    /// Bounds of the ranges that templates mention, by type minus the first range type.
    let ranges: [NumberRange]
    let firstRange: Int32
    let numbers: NumberPieces?
    let signs: DecimalSigns
    /// The type of the list of currency codes.
    let currencyCodes: Int32?
    /// Number words that are no numbers alone.
    let articles: Set<String>
    /// Whether number words are those of the file.
    let definesWords: Bool
    /// Whether words are joined, so that a part may end within a word.
    let joinsWords: Bool
    /// The words of templates that may be misspelt.
    let vocabulary: [String]
    let readers = PartReaderPool()

    enum Maker: Sendable {
        case value(PartValue)
        case operation(Operation, constants: [String: PartValue])
    }

    init(tag: String, _ source: EntitySource, joinsWords: Bool) {
        var compiler = EntityCompiler(source, language: tag)
        let compiled = compiler.compile()
        self.tag = tag
        grammar = compiled.grammar
        makers = compiled.makers
        typeCount = compiled.typeCount
        slotNames = compiled.slotNames
        ranges = compiled.ranges
        firstRange = compiled.firstRange
        numbers = NumberPieces(
            languages: [tag] + source.numberLanguages,
            source.numberIdioms,
            joiners: source.numberJoiners
        )
        signs = DecimalSigns(language: tag)
        self.joinsWords = joinsWords
        vocabulary = source.vocabulary
        articles = source.articles
        currencyCodes = compiled.types["currency_code"]
        definesWords = source.rules.contains { $0.type == PartType.words.rawValue }
    }
}
