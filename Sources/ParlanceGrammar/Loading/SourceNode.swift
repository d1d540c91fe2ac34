/// A piece of a YAML or JSON document that knows where it was written.
package struct SourceNode: Sendable {
    package enum Content: Sendable {
        case scalar(Scalar)
        case sequence([SourceNode])
        case mapping([Entry])
    }

    package struct Scalar: Sendable {
        /// The characters after quotes, escapes and folding are undone.
        package var text: String
        /// The text as YAML 1.1 types it: a plain `5` is a number, a plain `on` is true.
        package var value: Value
        package var style: ScalarStyle
    }

    package struct Entry: Sendable {
        package var key: SourceNode
        package var value: SourceNode
    }

    package var content: Content
    package let source: SourceText
    /// Counted from 1.
    package let line: Int
    /// Counted from 1, in Unicode scalars.
    package let column: Int
}

/// How a scalar is written; it decides how its characters map to those of the file.
package enum ScalarStyle: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
}

extension SourceNode.Scalar {
    /// What the scalar is, in the words of YAML.
    var kind: String {
        switch value {
        case .null: "nothing"
        case .bool: "'\(text)', which YAML takes for yes or no; put it in quotes"
        case .integer, .number: "the number \(text)"
        default: "the text '\(text.prefix(40))'"
        }
    }
}

extension SourceNode {
    var scalar: Scalar? {
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

    /// The node without its places.
    package var value: Value {
        switch content {
        case .scalar(let scalar): scalar.value
        case .sequence(let items): .array(items.map(\.value))
        case .mapping(let entries):
            .object(Dictionary(entries.map { ($0.key.text, $0.value.value) }, uniquingKeysWith: { _, last in last }))
        }
    }

    /// What the node is, in the words of YAML.
    var kind: String {
        switch content {
        case .sequence: return "a list"
        case .mapping: return "a mapping"
        case .scalar(let scalar): return scalar.kind
        }
    }

    /// A node in the same place with other content.
    func replacing(_ content: Content) -> SourceNode {
        SourceNode(content: content, source: source, line: line, column: column)
    }

    /// A text that the file does not hold, in the place of this node.
    func synthetic(_ text: String) -> SourceNode {
        replacing(.scalar(Scalar(text: text, value: .string(text), style: .plain)))
    }
}

extension SourceNode {
    /// Where the node begins.
    var place: SourcePlace { SourcePlace(file: source.name, line: line, column: column) }

    /// A diagnostic about the node as a whole.
    package func diagnostic(_ problem: GrammarProblem, severity: Diagnostic.Severity = .error) -> Diagnostic {
        diagnostic(problem, severity: severity, at: place, length: scalar?.text.unicodeScalars.count ?? 1)
    }

    /// A diagnostic about a part of a scalar, given in Unicode scalars of its text.
    func diagnostic(
        _ problem: GrammarProblem,
        severity: Diagnostic.Severity = .error,
        in range: Range<Int>
    ) -> Diagnostic {
        diagnostic(problem, severity: severity, at: place(ofScalarAt: range.lowerBound), length: range.count)
    }

    /// The place in the file of a scalar's character, counted in Unicode scalars of its text.
    package func place(ofScalarAt offset: Int) -> SourcePlace {
        guard let scalar else { return place }
        let origin = ScalarOrigins(of: scalar, from: source.scalars(fromLine: line, column: column))
        let (lines, column) = origin.place(of: offset)
        let first = lines == 0 ? self.column : 1
        return SourcePlace(file: source.name, line: line + lines, column: first + column)
    }

    private func diagnostic(
        _ problem: GrammarProblem,
        severity: Diagnostic.Severity,
        at place: SourcePlace,
        length: Int
    ) -> Diagnostic {
        let line = source.line(place.line)
        let rest = line.count - place.column + 1
        return Diagnostic(
            problem,
            severity: severity,
            place: place,
            length: min(length, max(rest, 1)),
            sourceLine: String(String.UnicodeScalarView(line))
        )
    }
}
