extension SourceNode {
    /// Creates a node for a value that comes from no file.
    package init(_ value: Value, in source: SourceText) {
        let content: Content
        switch value {
        case .object(let members):
            content = .mapping(
                members.sorted { $0.key < $1.key }.map { key, member in
                    Entry(
                        key: SourceNode(.string(key), in: source),
                        value: SourceNode(member, in: source)
                    )
                }
            )
        case .array(let items): content = .sequence(items.map { SourceNode($0, in: source) })
        case .string(let text): content = .scalar(Scalar(text: text, value: value, style: .doubleQuoted))
        default: content = .scalar(Scalar(text: value.description, value: value, style: .plain))
        }
        self.init(content: content, source: source, line: 1, column: 1)
    }

    /// Creates a node for a list with numbered items: the file names of their places are the numbers, from 1.
    package init(numbering items: [Value], in source: SourceText) {
        let nodes = zip(items, 1...).map { SourceNode($0, in: .ofValue($1)) }
        self.init(content: .sequence(nodes), source: source, line: 1, column: 1)
    }
}

extension SourceText {
    /// A substitute for the file of a value that comes from no file.
    package static func ofValue(_ number: Int) -> SourceText { SourceText(name: String(number), text: "") }
}
