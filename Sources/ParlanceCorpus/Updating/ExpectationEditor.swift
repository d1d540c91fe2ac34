import ParlanceGrammar

/// Rewrites the expectation of a test to the actual result, changing only the parts that differ.
struct ExpectationEditor {
    private static let keys: Set<String> = [
        "intent", "match", "readings", "response", "metadata", "slots", "other_slots",
    ]

    let lines: SourceLines
    let writer: FlowWriter

    /// Nil if that is impossible.
    func edits(of test: CorpusTest, to actual: [Understanding]) -> [TextEdit]? {
        guard let node = test.node else { return nil }
        if case .reading(let expected) = test.expected, let understanding = actual.first {
            return edits(of: node, from: expected, to: understanding)
        }
        if test.expected.understandings.isEmpty, actual.isEmpty { return nil }
        return replacing(in: node, by: ExpectationWriter(writer, lines).entries(test, actual))
    }

    // MARK: Another meaning

    private func edits(of node: SourceNode, from expected: Understanding, to actual: Understanding) -> [TextEdit]? {
        let owner = node["intent"] ?? node
        var edits: [TextEdit] = []
        if expected.intent != actual.intent {
            guard let name = node["intent"]?["name"], let edit = replacing(name, by: .string(actual.intent)) else {
                return nil
            }
            edits.append(edit)
        }
        if expected.response != actual.response, let response = actual.response {
            guard let edit = node["response"].flatMap({ replacing($0, by: .string(response)) }) else { return nil }
            edits.append(edit)
        }
        for (key, value) in expected.metadata where actual.metadata[key] != value {
            guard let new = actual.metadata[key], let old = node["metadata"]?[key], let edit = replacing(old, by: new)
            else {
                return nil
            }
            edits.append(edit)
        }
        let slots = slotEdits(
            in: owner,
            from: expected.slots,
            to: actual.slots,
            gathered: actual.gathered,
            ignoresOthers: expected.ignoresOtherSlots
        )
        return slots.map { edits + $0 }
    }

    private func replacing(_ node: SourceNode, by value: Value) -> TextEdit? {
        node.extent.map { TextEdit(range: $0, text: writer.text(of: value)) }
    }

    private func slotEdits(
        in owner: SourceNode,
        from expected: [String: Value],
        to actual: [String: Value],
        gathered: Set<String>,
        ignoresOthers: Bool
    ) -> [TextEdit]? {
        let added = actual.filter { expected[$0.key] == nil && !ignoresOthers }.sorted { $0.key < $1.key }
        let removed = expected.keys.filter { actual[$0] == nil }
        guard let index = owner.entries.firstIndex(where: { $0.key.text == "slots" }) else {
            guard !added.isEmpty else { return [] }
            let text = writer.entry("slots", writer.text(of: actual))
            let name = owner.entries.firstIndex { $0.key.text == "name" } ?? owner.entries.count - 1
            return CollectionEditor(owner, lines)?.inserting([text], behind: name).map { [$0] }
        }
        let slots = owner.entries[index]
        if removed.count == slots.value.entries.count || slots.value.entries.isEmpty {
            return added.isEmpty && removed.isEmpty ? [] : rewriting(slots, as: actual)
        }
        guard let editor = CollectionEditor(slots.value, lines) else { return nil }
        let numbers = slots.value.entries.indices.filter { removed.contains(slots.value.entries[$0].key.text) }
        guard var edits = editor.removing(Set(numbers)) else { return nil }
        for entry in slots.value.entries {
            let name = entry.key.text
            guard let old = expected[name], let new = actual[name], gathered.contains(name) || !new.isExpected(by: old)
            else { continue }
            if old == new { continue }
            guard let edit = replacing(entry.value, by: new) else { return nil }
            edits.append(edit)
        }
        guard !added.isEmpty else { return edits }
        guard let edit = editor.appending(added.map { writer.entry($0.key, writer.text(of: $0.value)) }) else {
            return nil
        }
        return edits + [edit]
    }

    /// All slots anew, on the line of the key.
    private func rewriting(_ slots: SourceNode.Entry, as values: [String: Value]) -> [TextEdit]? {
        guard let range = slots.extent else { return nil }
        return [TextEdit(range: range, text: writer.entry("slots", writer.text(of: values)))]
    }

    // MARK: Another kind of expectation

    /// Replaces all entries of the expectation.
    private func replacing(in node: SourceNode, by entries: [String]) -> [TextEdit]? {
        let numbers = node.entries.indices.filter { Self.keys.contains(node.entries[$0].key.text) }
        guard let first = numbers.first, let range = node.entries[first].extent,
            let editor = CollectionEditor(node, lines), let edits = editor.removing(Set(numbers.dropFirst()))
        else { return nil }
        let column = range.lowerBound - lines.lineStart(of: range.lowerBound)
        let separator = node.isFlow ? ", " : lines.lineEnd + String(repeating: " ", count: column)
        return edits + [TextEdit(range: range, text: entries.joined(separator: separator))]
    }
}
