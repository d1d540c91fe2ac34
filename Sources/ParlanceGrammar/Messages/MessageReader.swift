import ParlanceText

/// Reads `messages`: texts by name, with dots or nested mappings for the parts of names.
enum MessageReader {
    /// The messages in reading order.
    static func messages(_ node: SourceNode?, language: String, _ reader: inout NodeReader) -> [LocatedMessage] {
        var messages: [LocatedMessage] = []
        for entry in reader.entries(of: node, expected: "a mapping from names to messages") {
            read(entry, within: [], language: language, &reader, into: &messages)
        }
        return messages
    }

    private static func read(
        _ entry: SourceNode.Entry,
        within parents: [String],
        language: String,
        _ reader: inout NodeReader,
        into messages: inout [LocatedMessage]
    ) {
        let names = parents + entry.key.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if entry.value.isMapping {
            for inner in reader.entries(of: entry.value) {
                read(inner, within: names, language: language, &reader, into: &messages)
            }
            return
        }
        check(entry.key, names: names, &reader)
        let texts = texts(entry.value).compactMap { node in
            format(node, language: language, &reader).map { (format: $0, node: node) }
        }
        messages.append(LocatedMessage(names: names, texts: texts))
    }

    /// Warns about unknown names, which are never used.
    private static func check(_ key: SourceNode, names: [String], _ reader: inout NodeReader) {
        guard MessageKey.index(in: names) == nil, let last = names.last else { return }
        let suggestion = Suggestion.nearest(to: last, among: MessageKey.allCases.map(\.rawValue))
        reader.report(key.diagnostic(.unknownKey(key.text, suggestion: suggestion), severity: .warning))
    }

    private static func texts(_ node: SourceNode) -> [SourceNode] {
        if case .sequence(let items) = node.content { return items }
        return [node]
    }

    private static func format(
        _ node: SourceNode,
        language: String,
        _ reader: inout NodeReader
    ) -> MessageFormat? {
        guard let text = reader.string(node, expected: "a message") else { return nil }
        do {
            return try MessageFormat(text, language: language)
        } catch {
            reader.report(node.diagnostic(.message(error.problem), in: error.offset..<error.offset + 1))
            return nil
        }
    }
}
