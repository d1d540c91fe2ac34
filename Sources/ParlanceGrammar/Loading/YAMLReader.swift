import Yams

/// Turns the text of a YAML or JSON file into nodes that know their places.
package struct YAMLReader {
    /// How many nodes a file may grow to when its aliases are followed.
    static let nodeLimit = 4_000_000

    private let source: SourceText
    private let escapes: JSONEscapes
    private var nodeCount = 0

    package init(_ source: SourceText) {
        self.source = source
        escapes = JSONEscapes(source.text)
    }

    /// The root of the document, or nil if the file holds none.
    package mutating func read() throws(GrammarError) -> SourceNode? {
        let root: Node?
        do {
            root = try Yams.compose(yaml: escapes.text)
        } catch {
            throw GrammarError([diagnostic(for: error)])
        }
        return try root.map { node throws(GrammarError) in try convert(node) }
    }

    private mutating func convert(_ node: Node) throws(GrammarError) -> SourceNode {
        nodeCount += 1
        guard nodeCount <= Self.nodeLimit else {
            throw GrammarError([diagnostic(.tooManyNodes(limit: Self.nodeLimit), at: place(of: node.mark))])
        }
        let content: SourceNode.Content
        switch node {
        case .scalar(let scalar): content = .scalar(convert(scalar, of: node))
        case .sequence(let items):
            var nodes: [SourceNode] = []
            for item in items { nodes.append(try convert(item)) }
            content = .sequence(nodes)
        case .mapping(let mapping): content = .mapping(try convert(mapping))
        case .alias: content = .scalar(SourceNode.Scalar(text: "", value: .null, style: .plain))
        }
        let (line, column) = place(of: node.mark)
        return SourceNode(content: content, source: source, line: line, column: column)
    }

    /// The entries of a mapping; those that `<<` brings in come last and yield to its own.
    private mutating func convert(_ mapping: Node.Mapping) throws(GrammarError) -> [SourceNode.Entry] {
        var entries: [SourceNode.Entry] = []
        var merged: [SourceNode.Entry] = []
        for (key, value) in mapping {
            let entry = SourceNode.Entry(key: try convert(key), value: try convert(value))
            if key.scalar?.style == .plain, entry.key.text == "<<" {
                merged += Self.mergedEntries(of: entry.value)
            } else {
                entries.append(entry)
            }
        }
        for entry in merged where !entries.contains(where: { $0.key.text == entry.key.text }) { entries.append(entry) }
        return entries
    }

    private static func mergedEntries(of node: SourceNode) -> [SourceNode.Entry] {
        if case .sequence(let items) = node.content { return items.flatMap(\.entries) }
        return node.entries
    }

    private func convert(_ scalar: Node.Scalar, of node: Node) -> SourceNode.Scalar {
        let style = ScalarStyle(scalar.style)
        let value = style == .plain ? PlainScalar.value(of: scalar, node: node) : .string(scalar.string)
        return SourceNode.Scalar(text: scalar.string, value: value, style: style)
    }

    private func place(of mark: Mark?) -> Position {
        guard let mark else { return (1, 1) }
        return (mark.line, escapes.originalColumn(mark.column, inLine: mark.line))
    }

    /// Both counted from 1.
    private typealias Position = (line: Int, column: Int)
}

extension YAMLReader {
    private func diagnostic(for error: any Error) -> Diagnostic {
        switch error as? YamlError {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let reason = context.map { "\(problem), \($0.text)" } ?? problem
            return diagnostic(.syntax(Self.tidied(reason)), at: place(of: mark))
        case .reader(let problem, let offset, _, _):
            return diagnostic(.syntax(problem), at: position(ofCharacterAt: offset))
        case .duplicatedKeysInMapping(let keys, let context):
            let key = keys.sorted().first ?? ""
            return diagnostic(
                .duplicateKey(key),
                at: position(ofSecond: key, after: place(of: context.mark)),
                length: key.count
            )
        default:
            return diagnostic(.syntax("\(error)"), at: (1, 1))
        }
    }

    private func diagnostic(_ problem: GrammarProblem, at position: Position, length: Int = 1) -> Diagnostic {
        Diagnostic(
            problem,
            place: SourcePlace(file: source.name, line: position.line, column: position.column),
            length: length,
            sourceLine: String(String.UnicodeScalarView(source.line(position.line)))
        )
    }

    private static func tidied(_ reason: String) -> String {
        reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The parser counts `Character`s here.
    private func position(ofCharacterAt offset: Int?) -> Position {
        let before = escapes.text.prefix(offset ?? 0).unicodeScalars
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.count, (lines.last?.count ?? 0) + 1)
    }

    /// The parser tells where the mapping begins; the key to name is the second one of its name in there.
    private func position(ofSecond key: String, after start: Position) -> Position {
        var found = 0
        for (index, line) in escapes.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        where index + 1 >= start.line {
            let indented = line.drop { $0 == " " }
            let name = indented.drop { "\"'".contains($0) }
            let column = line.count - indented.count + 1
            guard name.hasPrefix(key), column == start.column || index + 1 == start.line else { continue }
            guard name.dropFirst(key.count).drop(while: { "\"' ".contains($0) }).first == ":" else { continue }
            found += 1
            if found == 2 { return (index + 1, column) }
        }
        return start
    }
}

extension ScalarStyle {
    init(_ style: Node.Scalar.Style) {
        switch style {
        case .any, .plain: self = .plain
        case .singleQuoted: self = .singleQuoted
        case .doubleQuoted: self = .doubleQuoted
        case .literal: self = .literal
        case .folded: self = .folded
        }
    }
}
