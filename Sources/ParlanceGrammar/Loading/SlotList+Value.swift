extension SlotList {
    /// Reads lists out of a value, as they come in a line of JSON: an object from names to lists.
    ///
    /// - Throws: `GrammarError` with everything that is wrong. The places in it mean nothing; the problems do.
    public static func lists(from value: Value) throws(GrammarError) -> [String: SlotList] {
        let root = SourceNode(value, in: SourceText(name: "lists", text: ""))
        var reader = NodeReader()
        let lists = ListReader.lists(root, &reader)
        guard !reader.diagnostics.contains(where: { $0.severity == .error }) else {
            throw GrammarError(reader.diagnostics)
        }
        return lists.mapValues(\.list)
    }
}

extension SourceNode {
    /// A node for a value that stands in no file.
    init(_ value: Value, in source: SourceText) {
        let content: Content
        switch value {
        case .object(let members):
            content = .mapping(
                members.sorted { $0.key < $1.key }.map { key, member in
                    Entry(key: SourceNode(.string(key), in: source), value: SourceNode(member, in: source))
                }
            )
        case .array(let items): content = .sequence(items.map { SourceNode($0, in: source) })
        case .string(let text): content = .scalar(Scalar(text: text, value: value, style: .doubleQuoted))
        case .integer(let number): content = .scalar(Scalar(text: "\(number)", value: value, style: .plain))
        case .number(let number): content = .scalar(Scalar(text: "\(number)", value: value, style: .plain))
        case .bool(let flag): content = .scalar(Scalar(text: "\(flag)", value: value, style: .plain))
        case .null: content = .scalar(Scalar(text: "null", value: value, style: .plain))
        }
        self.init(content: content, source: source, line: 1, column: 1)
    }
}
