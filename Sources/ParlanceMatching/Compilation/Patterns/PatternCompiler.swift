import ParlanceGrammar
import ParlanceText

/// Compiles templates to patterns.
package struct PatternCompiler {
    private let normalizer: Normalizer
    private let rules: [String: Rule]
    private let marksPlaces: Bool
    private let marksRules: Bool
    private var compiledRules: [RuleUse: Pattern] = [:]
    /// The number of choices visited so far in the current template or rule.
    private var choiceCount = 0
    /// Whether the current expression is within a repetition.
    private var isGathered = false
    /// Whether choices are numbered: those of a repeated template belong to neither a template nor a rule.
    private var numbersChoices = true

    /// A rule between particular neighbours: they determine how its text is normalized at the edges.
    private struct RuleUse: Hashable {
        let name: String
        let edges: Edges
        let isGathered: Bool
    }

    /// Whether an expression is separated from its neighbours by a blank or by the start or end of the sentence.
    /// Punctuation at such an edge is ignored. At any other edge a slot or other text may follow directly.
    private struct Edges: Hashable {
        var isOpenBefore = true
        var isOpenBehind = true
    }

    /// - Parameters:
    ///   - rules: all rules that the templates may mention; none of them contains itself.
    ///   - marksPlaces: whether patterns contain marks with the origin of their parts.
    ///   - marksRules: whether patterns contain marks at rules, which automata then store once.
    package init(
        normalizer: Normalizer,
        rules: [String: Rule],
        marksPlaces: Bool = false,
        marksRules: Bool = false
    ) {
        self.normalizer = normalizer
        self.rules = rules
        self.marksPlaces = marksPlaces
        self.marksRules = marksRules
    }

    /// The pattern of a whole template.
    package mutating func compile(_ template: Template) -> Pattern {
        choiceCount = 0
        return compile(template.expression, Edges())
    }

    /// The pattern of literal text.
    static func compile(literal text: NormalizedText) -> Pattern {
        let words = text.bytes.split(separator: UInt8(ascii: " "))
        return .sequence(
            words.enumerated().flatMap { index, word in
                index == 0 ? [Pattern.word(of: word)] : [.boundary, Pattern.word(of: word)]
            }
        )
    }

    private mutating func compile(_ expression: TemplateExpression, _ edges: Edges) -> Pattern {
        guard marksPlaces else { return compileUnmarked(expression, edges) }
        let choice = numberOfChoice(expression)
        let pattern = compileUnmarked(expression, edges)
        if case .sequence = expression { return pattern }
        return .marked(.expression(expression, choice: choice), pattern)
    }

    /// The number of a choice, counted as in `TemplateExpression.choices`: an outer choice comes before inner ones.
    private mutating func numberOfChoice(_ expression: TemplateExpression) -> Int? {
        guard numbersChoices, TemplateChoice(expression) != nil else { return nil }
        choiceCount += 1
        return choiceCount - 1
    }

    private func marked(_ part: Int, _ pattern: Pattern) -> Pattern {
        marksPlaces ? .marked(.part(part), pattern) : pattern
    }

    private mutating func compileUnmarked(_ expression: TemplateExpression, _ edges: Edges) -> Pattern {
        switch expression {
        case .text(let text): return .sequence(pieces(of: text, edges))
        case .list(let list): return compileSlot(list)
        case .rule(let rule): return compileRule(rule.name, edges)
        case .optional(let body): return .alternatives([marked(0, compile(body, edges)), .sequence([])])
        case .alternatives(let branches):
            return .alternatives(branches.enumerated().map { marked($0, compile($1, edges)) })
        case .permutation(let items):
            return .permutation(
                items.enumerated().map { marked($0, .sequence([.boundary, compile($1, Edges()), .boundary])) }
            )
        case .sequence(let items): return compile(items, edges)
        }
    }

    private mutating func compile(_ items: [TemplateExpression], _ edges: Edges) -> Pattern {
        var isOpenBehind = [edges.isOpenBehind]
        for item in items.reversed() {
            isOpenBehind.append(item.opensAtStart(or: isOpenBehind[isOpenBehind.count - 1]))
        }
        isOpenBehind.removeLast()
        var patterns: [Pattern] = []
        var isOpenBefore = edges.isOpenBefore
        for (item, isOpenBehind) in zip(items, isOpenBehind.reversed()) {
            patterns.append(compile(item, Edges(isOpenBefore: isOpenBefore, isOpenBehind: isOpenBehind)))
            isOpenBefore = item.opensAtEnd(or: isOpenBefore)
        }
        if patterns.count == 1 { return patterns[0] }
        return .sequence(
            patterns.flatMap { pattern in
                if case .sequence(let inner) = pattern { inner } else { [pattern] }
            }
        )
    }

    private func pieces(of text: String, _ edges: Edges) -> [Pattern] {
        let pieces = normalizer.normalizeLiteral(text, isAtStart: edges.isOpenBefore, isAtEnd: edges.isOpenBehind)
        return pieces.map { piece in
            switch piece {
            case .blank: .boundary
            case .word(let bytes): .word(of: bytes)
            case .mark(let bytes): .alternatives([.word(of: bytes), .boundary])
            }
        }
    }

    private mutating func compileRule(_ name: String, _ edges: Edges) -> Pattern {
        let use = RuleUse(name: name, edges: edges, isGathered: isGathered)
        if let pattern = compiledRules[use] { return pattern }
        guard let rule = rules[name] else { return .alternatives([]) }
        let outer = (choiceCount, numbersChoices)
        (choiceCount, numbersChoices) = (0, true)
        var pattern = compile(rule.template.expression, edges)
        if marksRules { pattern = .marked(.rule(PatternMark.Rule()), pattern) }
        (choiceCount, numbersChoices) = outer
        compiledRules[use] = pattern
        return pattern
    }

    private mutating func compileSlot(_ list: ListReference) -> Pattern {
        var slot = SlotPattern(list)
        guard let name = list.repeatedRule, let rule = rules[name], let separators = rule.separators else {
            slot.role = isGathered ? .gathered : .single
            return .slot(slot)
        }
        slot.role = rule.isSingleSlot ? .values : .objects
        let outer = (isGathered, numbersChoices)
        (isGathered, numbersChoices) = (true, false)
        defer { (isGathered, numbersChoices) = outer }
        return .repetition(
            slot,
            item: compile(rule.template.expression, Edges()),
            separator: .alternatives(
                separators.map { .sequence([.boundary, compile($0.expression, Edges()), .boundary]) }
            )
        )
    }
}

extension TemplateExpression {
    /// Whether the expression always has a blank at its end.
    ///
    /// - Parameter before: whether there is a blank before it, which counts where the expression may be empty.
    fileprivate func opensAtEnd(or before: Bool) -> Bool {
        switch self {
        case .text(let text): text.last.map(\.isWhitespace) ?? before
        case .list, .rule: false
        case .permutation: true
        case .optional(let body): before && body.opensAtEnd(or: before)
        case .alternatives(let branches): branches.allSatisfy { $0.opensAtEnd(or: before) }
        case .sequence(let items): items.reduce(before) { $1.opensAtEnd(or: $0) }
        }
    }

    /// Whether the expression always has a blank at its start.
    ///
    /// - Parameter behind: whether there is a blank after it, which counts where the expression may be empty.
    fileprivate func opensAtStart(or behind: Bool) -> Bool {
        switch self {
        case .text(let text): text.first.map(\.isWhitespace) ?? behind
        case .list, .rule: false
        case .permutation: true
        case .optional(let body): behind && body.opensAtStart(or: behind)
        case .alternatives(let branches): branches.allSatisfy { $0.opensAtStart(or: behind) }
        case .sequence(let items): items.reversed().reduce(behind) { $1.opensAtStart(or: $0) }
        }
    }
}

extension Pattern {
    /// A word, with its length in Unicode scalars computed.
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
        role = .single
    }
}
