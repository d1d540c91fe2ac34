/// Finds the first syntax of another notation in a template. Slots and rules are passed over.
struct ForeignSyntaxFinder {
    /// Syntax with its text and its range, in Unicode scalars.
    struct Found {
        let syntax: ForeignSyntax
        let range: Range<Int>
        let text: String
    }

    private static let signs = Set("+*?.$@\\".utf8)
    /// Signs of templates that end a part.
    private static let closers: Set<Unicode.Scalar> = [")", "]", "|", ";"]
    private static let openers: Set<Unicode.Scalar> = ["(", "[", "|", ";"]
    /// The letters of classes and anchors after a backslash.
    private static let classes: Set<Unicode.Scalar> = ["d", "w", "s", "b", "D", "W", "S", "B"]
    /// The maximum length of a group in a message.
    private static let mostShown = 40

    private let scalars: [Unicode.Scalar]
    private var opened: [Int] = []
    /// The start of the last closed group.
    private var group = 0

    static func first(in text: String) -> Found? {
        guard text.utf8.contains(where: signs.contains) else { return nil }
        var finder = ForeignSyntaxFinder(scalars: Array(text.unicodeScalars))
        return finder.find()
    }

    private init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    private mutating func find() -> Found? {
        var index = 0
        while index < scalars.count {
            if let found = found(at: index) { return found }
            index = behind(index)
        }
        return nil
    }

    /// The index after a scalar, an escaped one, or a slot or rule.
    private mutating func behind(_ index: Int) -> Int {
        switch scalars[index] {
        case "\\": return index + 2
        case "{": return (scalars[index...].firstIndex(of: "}") ?? index) + 1
        case "<": return (scalars[index...].firstIndex(of: ">") ?? index) + 1
        case "(", "[": opened.append(index)
        case ")", "]": group = opened.popLast() ?? index
        default: break
        }
        return index + 1
    }

    private func found(at index: Int) -> Found? {
        switch scalars[index] {
        case "+", "*": isQuantifier(at: index) ? quantifier(at: index) : nil
        case "?": isOptionMark(at: index) ? quantifier(at: index) : nil
        case ".": isAnyText(at: index) ? found(.anyText, index..<index + 2) : nil
        case "$", "@": reference(at: index)
        case "\\": self[index + 1].map(Self.classes.contains) ?? false ? found(.escape, index..<index + 2) : nil
        default: nil
        }
    }

    private subscript(index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

    private func isQuantifier(at index: Int) -> Bool {
        (self[index - 1] == ")" || self[index - 1] == "]") && isEnd(at: index + 1)
    }

    /// Whether a question mark follows a group before further words; at the end of a part it is punctuation.
    private func isOptionMark(at index: Int) -> Bool {
        guard self[index - 1] == ")" else { return false }
        let rest = scalars[(index + 1)...].first { !$0.properties.isWhitespace }
        return rest.map { !Self.closers.contains($0) } ?? false
    }

    private func isAnyText(at index: Int) -> Bool {
        self[index + 1] == "*" || self[index + 1] == "+" && isEnd(at: index + 2)
    }

    private func isEnd(at index: Int) -> Bool {
        self[index].map { $0.properties.isWhitespace || Self.closers.contains($0) } ?? true
    }

    private func quantifier(at index: Int) -> Found {
        let isLong = index - group >= Self.mostShown
        let shown = isLong ? "(…)\(scalars[index])" : nil
        return found(.quantifier, (isLong ? index - 1 : group)..<index + 1, shown: shown)
    }

    /// A name after a sign that begins a word.
    private func reference(at index: Int) -> Found? {
        let begins = self[index - 1].map { $0.properties.isWhitespace || Self.openers.contains($0) } ?? true
        guard begins, self[index + 1]?.properties.isAlphabetic ?? false else { return nil }
        let end = scalars[(index + 1)...].firstIndex { !$0.properties.isAlphabetic && $0 != "_" } ?? scalars.count
        return found(.reference, index..<end)
    }

    private func found(_ syntax: ForeignSyntax, _ range: Range<Int>, shown: String? = nil) -> Found {
        let text = String(String.UnicodeScalarView(scalars[range]))
        return Found(syntax: syntax, range: range, text: shown ?? text)
    }
}
