import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// The compiled words and patterns of a language.
package final class EntityLanguage: Sendable {
    /// The BCP 47 tag.
    package let tag: String
    let grammar: PartGrammar
    let numbers: NumberPieces?
    let signs: DecimalSigns
    let readers = PartReaderPool()
    /// The first bytes of the parts of each type.
    let prefixes: PartPrefixes
    /// For each type, the type itself if code reads it.
    let builtIn: [PartType?]
    let settings: Settings

    enum Maker: Sendable {
        case value(PartValue)
        case rule(TemplateMaker)
    }

    /// The parts of a compiled language besides its templates.
    struct Settings: Sendable {
        /// For each template, what it makes.
        var makers: [Maker]
        /// The number of types, lists included.
        var typeCount: Int
        /// The names of slots, by number.
        var slotNames: [String]
        /// Bounds of the ranges that templates mention, by type minus the first range type.
        var ranges: [NumberRange]
        var firstRange: Int32
        /// Whether words are joined, so that a part may end within a word.
        var joinsWords: Bool
        /// The words of templates that may be misspelt.
        var vocabulary: [String]
        /// Number words that are no numbers alone.
        var articles: Set<String>
        /// The type of the list of currency codes.
        var currencyCodes: Int32?
        /// Whether number words are those of the file.
        var definesWords: Bool
    }

    init(tag: String, _ grammar: PartGrammar, prefixes: PartPrefixes, numbers: NumberPieces?, settings: Settings) {
        self.tag = tag
        self.grammar = grammar
        self.prefixes = prefixes
        self.numbers = numbers
        self.settings = settings
        signs = DecimalSigns(language: tag)
        builtIn = (0..<settings.typeCount).map { number in
            let type = number < PartType.allCases.count ? PartType.allCases[number] : nil
            return type?.isDefinable == false ? type : nil
        }
    }

    /// Compiles the words and patterns of a language.
    convenience init(tag: String, _ source: EntitySource, joinsWords: Bool) {
        var compiler = EntityCompiler(source, language: tag)
        let compiled = compiler.compile()
        let numbers = NumberPieces(
            languages: [tag] + source.numberLanguages,
            source.numberIdioms,
            joiners: source.numberJoiners
        )
        let settings = Settings(
            makers: compiled.makers,
            typeCount: compiled.typeCount,
            slotNames: compiled.slotNames,
            ranges: compiled.ranges,
            firstRange: compiled.firstRange,
            joinsWords: joinsWords,
            vocabulary: source.vocabulary,
            articles: source.articles,
            currencyCodes: compiled.types["currency_code"],
            definesWords: source.rules.contains { $0.type == PartType.words.rawValue }
        )
        let prefixes = Self.prefixes(compiled, numbers: numbers, signs: DecimalSigns(language: tag))
        self.init(tag: tag, compiled.grammar, prefixes: prefixes, numbers: numbers, settings: settings)
    }

    var makers: [Maker] { settings.makers }
    var typeCount: Int { settings.typeCount }
    var slotNames: [String] { settings.slotNames }
    var ranges: [NumberRange] { settings.ranges }
    var firstRange: Int32 { settings.firstRange }
    var joinsWords: Bool { settings.joinsWords }
    var vocabulary: [String] { settings.vocabulary }
    var articles: Set<String> { settings.articles }
    var currencyCodes: Int32? { settings.currencyCodes }
    var definesWords: Bool { settings.definesWords }

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
