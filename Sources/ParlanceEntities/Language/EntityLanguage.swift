import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// The compiled words and patterns of a language.
package final class EntityLanguage: Sendable {
    /// The BCP 47 tag.
    package let tag: String
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
    /// The first bytes of the parts of each type.
    let prefixes: PartPrefixes
    /// For each type, the type itself if code reads it.
    let builtIn: [PartType?]

    enum Maker: Sendable {
        case value(PartValue)
        case rule(TemplateMaker)
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
        prefixes = Self.prefixes(compiled, numbers: numbers, signs: signs)
        articles = source.articles
        builtIn = Self.builtIn(compiled.typeCount)
        currencyCodes = compiled.types["currency_code"]
        definesWords = source.rules.contains { $0.type == PartType.words.rawValue }
    }

    /// - Parameters:
    ///   - parts: the templates, as they are stored.
    ///   - settings: the rest.
    init(tag: String, _ parts: CompiledParts, _ settings: Settings) {
        self.tag = tag
        grammar = parts.grammar
        numbers = parts.numbers
        prefixes = parts.prefixes
        signs = DecimalSigns(language: tag)
        makers = settings.makers
        typeCount = settings.typeCount
        slotNames = settings.slotNames
        ranges = settings.ranges
        firstRange = settings.firstRange
        joinsWords = settings.joinsWords
        vocabulary = settings.vocabulary
        articles = settings.articles
        currencyCodes = settings.currencyCodes
        definesWords = settings.definesWords
        builtIn = Self.builtIn(settings.typeCount)
    }

    /// For each type, the type itself if code reads it.
    private static func builtIn(_ typeCount: Int) -> [PartType?] {
        (0..<typeCount).map { number in
            let type = number < PartType.allCases.count ? PartType.allCases[number] : nil
            return type?.isDefinable == false ? type : nil
        }
    }

    private static func prefixes(
        _ compiled: EntityCompiler.Compiled,
        numbers: NumberPieces?,
        signs: DecimalSigns
    ) -> PartPrefixes {
        let digits = (0x30...0x39).map { [UInt8($0)] }
        // Vulgar fractions are the only other characters that begin a number.
        let fractions: [[UInt8]] = [[0xC2], [0xE2], [0xF0]]
        let decimals = signs.decimal + [[UInt8(ascii: ".")]]
        let written = digits + decimals + fractions
        let words = numbers?.beginnings ?? []
        var fixed: [Int32: [[UInt8]]] = [:]
        for type in PartType.allCases {
            switch type {
            case .digits, .cardinal: fixed[type.number32] = written
            case .digit1, .digit2, .digit4, .digits12, .digits24, .ratio: fixed[type.number32] = digits
            case .spelled, .words, .scale: fixed[type.number32] = words.isEmpty ? digits : words
            case .phone, .email, .url: fixed[type.number32] = []
            default: break
            }
        }
        let ranges = compiled.firstRange..<Int32(compiled.typeCount)
        for range in ranges { fixed[range] = digits }
        var aliases = ranges.map { ($0, PartType.words.number32) }
        aliases.append((PartType.cardinal.number32, PartType.words.number32))
        let filters: [PartType] = [.date, .period, .time, .part, .instant]
        aliases += filters.map { ($0.number32, PartType.moment.number32) }
        if let codes = compiled.types["currency_code"] { aliases.append((PartType.currencyCode.number32, codes)) }
        return PartPrefixes(compiled.grammar, fixed: fixed, aliases: aliases)
    }
}
