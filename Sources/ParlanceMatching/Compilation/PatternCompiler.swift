import ParlanceGrammar
import ParlanceText

/// Turns templates into patterns.
struct PatternCompiler {
    private let normalizer: Normalizer
    private let rules: [String: Rule]
    private var compiledRules: [String: Pattern] = [:]

    /// - Parameter rules: all rules that the templates may mention; none of them contains itself.
    init(normalizer: Normalizer, rules: [String: Rule]) {
        self.normalizer = normalizer
        self.rules = rules
    }

    /// The pattern of a whole template.
    mutating func compile(_ template: Template) -> Pattern {
        compile(template.expression, isAtStart: true, isAtEnd: true)
    }

    /// The pattern of a text that means nothing but itself.
    static func compile(literal text: NormalizedText) -> Pattern {
        let words = text.bytes.split(separator: UInt8(ascii: " "))
        return .sequence(
            words.enumerated().flatMap { index, word in
                index == 0 ? [Pattern.word(of: word)] : [.boundary, Pattern.word(of: word)]
            }
        )
    }

    /// - Parameters:
    ///   - isAtStart: whether nothing stands before the expression in the sentence.
    ///   - isAtEnd: whether nothing stands behind it.
    private mutating func compile(_ expression: Expression, isAtStart: Bool, isAtEnd: Bool) -> Pattern {
        switch expression {
        case .text(let text):
            return .sequence(pieces(of: text, isAtStart: isAtStart, isAtEnd: isAtEnd))
        case .list(let list):
            return .slot(SlotPattern(list))
        case .rule(let rule):
            return compileRule(rule.name)
        case .optional(let body):
            return .alternatives([compile(body, isAtStart: isAtStart, isAtEnd: isAtEnd), .sequence([])])
        case .alternatives(let branches):
            return .alternatives(branches.map { compile($0, isAtStart: isAtStart, isAtEnd: isAtEnd) })
        case .permutation(let items):
            return .permutation(
                items.map { .sequence([.boundary, compile($0, isAtStart: false, isAtEnd: false), .boundary]) }
            )
        case .sequence(let items):
            return compile(items, isAtStart: isAtStart, isAtEnd: isAtEnd)
        }
    }

    private mutating func compile(_ items: [Expression], isAtStart: Bool, isAtEnd: Bool) -> Pattern {
        var patterns: [Pattern] = []
        for (index, item) in items.enumerated() {
            let isFirst = isAtStart && index == 0
            let isLast = isAtEnd && index == items.count - 1
            patterns.append(compile(item, isAtStart: isFirst, isAtEnd: isLast))
        }
        return patterns.count == 1 ? patterns[0] : .sequence(patterns)
    }

    private func pieces(of text: String, isAtStart: Bool, isAtEnd: Bool) -> [Pattern] {
        normalizer.normalizeLiteral(text, isAtStart: isAtStart, isAtEnd: isAtEnd).map { piece in
            switch piece {
            case .blank: .boundary
            case .word(let bytes): .word(of: bytes)
            }
        }
    }

    private mutating func compileRule(_ name: String) -> Pattern {
        if let pattern = compiledRules[name] { return pattern }
        guard let rule = rules[name] else { return .alternatives([]) }
        let pattern = compile(rule.template.expression, isAtStart: false, isAtEnd: false)
        compiledRules[name] = pattern
        return pattern
    }
}

extension Pattern {
    /// A word with its length counted.
    static func word(of bytes: some Collection<UInt8>) -> Pattern {
        .word(Array(bytes), length: bytes.count { $0 & 0xC0 != 0x80 })
    }
}

extension SlotPattern {
    init(_ reference: ListReference) {
        switch reference.source {
        case .named(let name): source = .named(name)
        case .range(let range): source = .range(range)
        }
        name = reference.slot
        isCapture = reference.isCapture
    }
}
