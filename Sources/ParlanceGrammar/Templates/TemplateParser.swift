/// Builds the tree of a template from its tokens, with a stack of open groups instead of recursion.
struct TemplateParser {
    /// The maximum nesting depth of groups.
    static let depthLimit = 1_024

    /// The maximum number of permuted items: the sets of already matched items grow as powers of two.
    static let permutationLimit = 10

    let trimmedText: String
    private let trimmedRange: Range<Int>
    private var lexer: TemplateLexer
    private var groups: [OpenGroup] = []

    init(_ text: String) throws(TemplateError) {
        let scalars = Array(text.unicodeScalars)
        let isWhite = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        guard let first = scalars.firstIndex(where: { !isWhite($0) }),
            var last = scalars.lastIndex(where: { !isWhite($0) })
        else { throw TemplateError(problem: .empty, range: 0..<scalars.count) }
        // An escaped blank belongs to the template.
        if last + 1 < scalars.count, Self.endsInOddBackslashes(scalars[first...last]) { last += 1 }
        trimmedRange = first..<last + 1
        trimmedText = String(String.UnicodeScalarView(scalars[trimmedRange]))
        lexer = TemplateLexer(scalars, in: trimmedRange)
    }

    /// Parses the whole text.
    mutating func parse() throws(TemplateError) -> TemplateExpression {
        groups = [OpenGroup(bracket: nil, range: trimmedRange.lowerBound..<trimmedRange.lowerBound)]
        while let token = try lexer.next() { try take(token) }
        guard groups.count == 1 else {
            let open = groups[groups.count - 1]
            throw TemplateError(problem: .unclosed(open.bracket!.rawValue), range: open.range)
        }
        return groups[0].body
    }

    private mutating func take(_ token: TemplateToken) throws(TemplateError) {
        switch token.kind {
        case .open(let bracket): try open(bracket, at: token.range)
        case .close(let closer): try close(closer, at: token.range)
        case .alternative: try groups[groups.count - 1].separate(.alternative, at: token.range)
        case .permutation: try groups[groups.count - 1].separate(.permutation, at: token.range)
        case .text(let text): append(.text(text))
        case .list(let body): append(.list(try ListReference(body: body, at: token.range)))
        case .rule(let name): append(.rule(try rule(name, at: token.range)))
        }
    }

    private mutating func append(_ expression: TemplateExpression) {
        groups[groups.count - 1].append(expression)
    }

    private mutating func open(_ bracket: TemplateToken.Bracket, at range: Range<Int>) throws(TemplateError) {
        guard groups.count <= Self.depthLimit else {
            throw TemplateError(problem: .nestedTooDeeply(limit: Self.depthLimit), range: range)
        }
        groups.append(OpenGroup(bracket: bracket, range: range))
    }

    private mutating func close(_ closer: Character, at range: Range<Int>) throws(TemplateError) {
        let group = groups[groups.count - 1]
        guard let bracket = group.bracket, bracket.closer == closer else {
            throw TemplateError(problem: .unexpectedCloser(closer, open: group.bracket?.rawValue), range: range)
        }
        guard !group.isEmpty else {
            let whole = group.range.lowerBound..<range.upperBound
            throw TemplateError(problem: .emptyGroup(bracket.rawValue), range: whole)
        }
        groups.removeLast()
        append(bracket == .optional ? .optional(group.body) : group.body)
    }

    private func rule(_ name: String, at range: Range<Int>) throws(TemplateError) -> RuleReference {
        guard !name.isEmpty else { throw TemplateError(problem: .emptyGroup("<"), range: range) }
        return RuleReference(name: name, range: range)
    }

    private static func endsInOddBackslashes(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.reversed().prefix { $0 == "\\" }.count % 2 == 1
    }
}

/// A group that is not closed yet.
private struct OpenGroup {
    enum Separator { case alternative, permutation }

    /// The opening bracket; nil for the template as a whole.
    let bracket: TemplateToken.Bracket?
    let range: Range<Int>
    private var separator: Separator?
    private var finished: [TemplateExpression] = []
    private var items: [TemplateExpression] = []

    init(bracket: TemplateToken.Bracket?, range: Range<Int>) {
        self.bracket = bracket
        self.range = range
    }

    var isEmpty: Bool { separator == nil && items.isEmpty }

    mutating func append(_ item: TemplateExpression) { items.append(item) }

    mutating func separate(_ next: Separator, at range: Range<Int>) throws(TemplateError) {
        guard separator == nil || separator == next else {
            throw TemplateError(problem: .mixedSeparators, range: range)
        }
        separator = next
        guard next == .alternative || finished.count + 1 < TemplateParser.permutationLimit else {
            throw TemplateError(problem: .tooManyPermuted(limit: TemplateParser.permutationLimit), range: range)
        }
        finished.append(.sequence(items))
        items = []
    }

    var body: TemplateExpression {
        switch separator {
        case nil: .sequence(items)
        case .alternative: .alternatives(finished + [.sequence(items)])
        case .permutation: .permutation(finished + [.sequence(items)])
        }
    }
}
