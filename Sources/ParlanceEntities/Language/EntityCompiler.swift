import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// Compiles the templates of a language to one automaton.
struct EntityCompiler {
    struct Compiled {
        var grammar: PartGrammar
        var makers: [EntityLanguage.Maker]
        var typeCount: Int
        var slotNames: [String]
        var ranges: [NumberRange]
        var firstRange: Int32
        var types: [String: Int32]
    }

    private let source: EntitySource
    private let text: PartText
    private var types: [String: Int32] = [:]
    private var slots: [String: Int32] = [:]
    private var slotNames: [String] = []
    private var ranges: [NumberRange: Int32] = [:]
    private var rangeList: [NumberRange] = []
    private var firstRange: Int32 = 0
    private var expanded: [String: Pattern] = [:]
    /// Whether words are read only with their accents.
    private var isExact = false

    init(_ source: EntitySource, language: String) {
        self.source = source
        text = PartText(language: language)
        for type in PartType.allCases { types[type.rawValue] = type.number32 }
        let names = Array(source.lists.keys) + source.rules.map(\.type) + source.mentionedLists
        for name in Set(names).sorted() where types[name] == nil { types[name] = Int32(types.count) }
    }

    mutating func compile() -> Compiled {
        firstRange = Int32(types.count)
        var patterns: [(Pattern, Int32, EntityLanguage.Maker)] = []
        for (name, words) in source.lists.sorted(by: { $0.key < $1.key }) {
            guard let type = types[name] else { continue }
            for word in words { patterns.append((pattern(of: word.template), type, .value(word.value))) }
        }
        for (type, rule) in source.rules {
            guard let type = types[type] else { continue }
            let maker = EntityLanguage.Maker.rule(TemplateMaker(rule))
            isExact = rule.constants["exact"] != nil
            patterns.append((pattern(of: rule.template), type, maker))
            isExact = false
        }
        for (pattern, _, _) in patterns { for slot in pattern.slots { _ = number(of: slot) } }
        let typeCount = Int(firstRange) + rangeList.count
        var builder = PartGrammar.Builder(typeCount: typeCount)
        for (pattern, type, _) in patterns {
            builder.add(pattern, ofType: type) { [types, slots, ranges] slot in
                (Self.type(of: slot, types, ranges), slots[slot.name] ?? 0)
            }
        }
        return Compiled(
            grammar: builder.grammar(),
            makers: patterns.map(\.2),
            typeCount: typeCount,
            slotNames: slotNames,
            ranges: rangeList,
            firstRange: firstRange,
            types: types
        )
    }

    private mutating func number(of slot: SlotPattern) -> Int32 {
        if slots[slot.name] == nil {
            slots[slot.name] = Int32(slotNames.count)
            slotNames.append(slot.name)
        }
        if case .range(let range) = slot.source, ranges[range] == nil {
            ranges[range] = firstRange + Int32(rangeList.count)
            rangeList.append(range)
        }
        return Self.type(of: slot, types, ranges)
    }

    private static func type(of slot: SlotPattern, _ types: [String: Int32], _ ranges: [NumberRange: Int32]) -> Int32 {
        switch slot.source {
        case .named(let name): types[name] ?? 0
        case .range(let range): ranges[range] ?? 0
        }
    }

    // MARK: Patterns

    private mutating func pattern(of template: Template) -> Pattern { pattern(of: template.expression) }

    private mutating func pattern(of expression: TemplateExpression) -> Pattern {
        switch expression {
        case .text(let text): .sequence(pieces(of: text))
        case .list(let list):
            switch list.source {
            case .named(let name): .slot(SlotPattern(source: .named(name), name: list.slot, isCapture: false))
            case .range(let range): .slot(SlotPattern(source: .range(range), name: list.slot, isCapture: false))
            }
        case .rule(let rule): expansion(rule.name)
        case .optional(let body): .alternatives([pattern(of: body), .sequence([])])
        case .sequence(let items): .sequence(items.map { pattern(of: $0) })
        case .alternatives(let items): .alternatives(items.map { pattern(of: $0) })
        case .permutation(let items):
            .permutation(items.map { .sequence([.boundary, pattern(of: $0), .boundary]) })
        }
    }

    private mutating func expansion(_ name: String) -> Pattern {
        if let known = expanded[name] { return known }
        guard let template = source.expansions[name] else { return .alternatives([]) }
        expanded[name] = .alternatives([])
        let pattern = pattern(of: template)
        expanded[name] = pattern
        return pattern
    }

    /// A word, also without its accents.
    private static func word(_ bytes: [UInt8]) -> Pattern {
        let word = Pattern.word(bytes, length: bytes.count { $0 & 0xC0 != 0x80 })
        guard bytes.contains(where: { $0 >= 0x80 }) else { return word }
        let plain = Array(Accents.removed(from: String(decoding: bytes, as: UTF8.self)).utf8)
        if plain == bytes { return word }
        return .alternatives([word, .word(plain, length: plain.count { $0 & 0xC0 != 0x80 })])
    }

    /// Literal text: words, and a boundary for each blank.
    private func pieces(of literal: String) -> [Pattern] {
        text.read(literal)
        var pieces: [Pattern] = []
        if literal.first?.isWhitespace == true { pieces.append(.boundary) }
        for (index, word) in text.bytes.split(separator: 0x20).enumerated() {
            if index > 0 { pieces.append(.boundary) }
            pieces.append(
                isExact ? .word(Array(word), length: word.count { $0 & 0xC0 != 0x80 }) : Self.word(Array(word))
            )
        }
        if literal.last?.isWhitespace == true, literal.contains(where: { !$0.isWhitespace }) {
            pieces.append(.boundary)
        }
        return pieces
    }
}
