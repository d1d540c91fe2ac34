/// A node of a YAML or JSON document with its place.
package struct SourceNode: Sendable {
    /// The content of a node.
    package enum Content: Sendable {
        case scalar(Scalar)
        case sequence([SourceNode])
        case mapping([Entry])
    }

    /// A scalar: its text, its typed value and its style.
    package struct Scalar: Sendable {
        /// The characters without quotes, escapes and folding.
        package var text: String
        /// The typed value of YAML 1.1: a plain `5` is a number, a plain `on` is true.
        package var value: Value
        package var style: ScalarStyle
    }

    /// An entry of a mapping.
    package struct Entry: Sendable {
        package var key: SourceNode
        package var value: SourceNode
    }

    package var content: Content
    /// The text that the node was read from.
    package let source: SourceText
    /// The line of the first character, counted from 1.
    package let line: Int
    /// The column of the first character, counted from 1, in Unicode scalars.
    package let column: Int
}

/// The style of a scalar, which determines how its characters map to those of the file.
package enum ScalarStyle: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
}

extension SourceNode.Scalar {
    /// The kind of the scalar for messages, in YAML's terms.
    var kind: String {
        switch value {
        case .null: "nothing"
        case .bool: "'\(text)', which YAML reads as true or false"
        case .integer, .number: "the number \(text)"
        default: "the text '\(text.prefix(40))\(text.count > 40 ? "…" : "")'"
        }
    }
}

extension SourceNode {
    /// The scalar; nil for lists and mappings.
    package var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The characters of a scalar; empty for anything else.
    package var text: String { scalar?.text ?? "" }

    /// The entries of a mapping; none for anything else.
    package var entries: [Entry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    /// The value under a key of a mapping.
    package subscript(key: String) -> SourceNode? {
        entries.first { $0.key.text == key }?.value
    }

    /// The node of a key in a mapping.
    package func key(_ name: String) -> SourceNode? {
        entries.first { $0.key.text == name }?.key
    }

    /// Whether the node is null: `key:` without a value, or `null`.
    package var isNull: Bool { scalar?.value == .null }

    package var isMapping: Bool {
        if case .mapping = content { true } else { false }
    }

    /// The node without its places.
    package var value: Value {
        switch content {
        case .scalar(let scalar): scalar.value
        case .sequence(let items): .array(items.map(\.value))
        case .mapping(let entries):
            .object(Dictionary(entries.map { ($0.key.text, $0.value.value) }, uniquingKeysWith: { _, last in last }))
        }
    }

    /// The kind of the node for messages, in YAML's terms.
    var kind: String {
        switch content {
        case .sequence: return "a list"
        case .mapping: return "a mapping"
        case .scalar(let scalar): return scalar.kind
        }
    }

    /// The kind of the node where a text is expected: templates begin with brackets too.
    var kindInPlaceOfText: String {
        if case .bool = scalar?.value { return "\(kind); put it in quotes" }
        let isCollection = scalar == nil
        guard isCollection, let bracket = source.scalars(from: offset).first, bracket == "[" || bracket == "{" else {
            return kind
        }
        return "\(kind); put a text that begins with '\(bracket)' in quotes"
    }

    /// A copy of the node with other content.
    func replacing(_ content: Content) -> SourceNode {
        SourceNode(content: content, source: source, line: line, column: column)
    }

    /// A text that the file does not contain, at the place of this node.
    func synthetic(_ text: String) -> SourceNode {
        replacing(.scalar(Scalar(text: text, value: .string(text), style: .plain)))
    }
}

extension SourceNode {
    /// The place of the node's first character.
    package var place: SourcePlace { SourcePlace(file: source.name, line: line, column: column) }

    /// A diagnostic about the node as a whole.
    package func diagnostic(_ problem: GrammarProblem, severity: Diagnostic.Severity = .error) -> Diagnostic {
        Diagnostic(problem, severity: severity, in: source, from: offset, to: offset + writtenLength)
    }

    /// A diagnostic about a part of a scalar, given in Unicode scalars of its text.
    package func diagnostic(
        _ problem: GrammarProblem,
        severity: Diagnostic.Severity = .error,
        in range: Range<Int>
    ) -> Diagnostic {
        guard let origins = origins(count: range.upperBound) else { return diagnostic(problem, severity: severity) }
        let start = origins.ranges.dropFirst(range.lowerBound).first?.lowerBound ?? origins.end
        let end = range.isEmpty ? start : origins.ranges.last?.upperBound ?? origins.end
        return Diagnostic(problem, severity: severity, in: source, from: offset + start, to: offset + end)
    }

    /// The place in the file of a scalar's character, counted in Unicode scalars of its text.
    package func place(ofScalarAt offset: Int) -> SourcePlace {
        guard let origins = origins(count: offset + 1) else { return place }
        let origin = origins.ranges.dropFirst(offset).first?.lowerBound ?? origins.end
        return source.place(at: self.offset + origin)
    }

    /// The offset of the node in the file, in Unicode scalars.
    package var offset: Int { source.offset(line: line, column: column) }

    private func origins(count: Int) -> ScalarOrigins? {
        scalar.map { ScalarOrigins(of: $0, from: source.scalars(from: offset), count: count) }
    }

    /// The length of a scalar in scalars of the file, quotes included; 1 for other nodes.
    var writtenLength: Int {
        guard let scalar, let origins = origins(count: .max) else { return 1 }
        switch scalar.style {
        case .plain: return origins.end
        case .singleQuoted, .doubleQuoted: return origins.end + 1
        case .literal, .folded: return 1
        }
    }
}
