import ParlanceGrammar

/// Writes expectations of tests.
struct ExpectationWriter {
    private let writer: FlowWriter
    private let lines: SourceLines

    init(_ writer: FlowWriter, _ lines: SourceLines) {
        self.writer = writer
        self.lines = lines
    }

    /// The entries of an expectation, each on one line.
    func entries(_ test: CorpusTest, _ actual: [Understanding]) -> [String] {
        if case .ambiguous = test.expected, actual.count > 1 {
            let readings = actual.map { text(of: $0) }.joined(separator: ", ")
            return [writer.entry("match", writer.text("ambiguous")), writer.entry("readings", "[\(readings)]")]
        }
        guard let understanding = actual.first else {
            return [writer.entry("match", writer.text("none"))] + context(of: test.node?["intent"])
        }
        var entries: [String] = []
        let saysIntent = test.node?["intent"] != nil || understanding.metadata["slot_combination"] == nil
        if saysIntent {
            entries.append(writer.entry("intent", text(of: understanding)))
        } else if !understanding.slots.isEmpty {
            entries.append(writer.entry("slots", writer.text(of: understanding.slots)))
        }
        if let response = understanding.response { entries.append(writer.entry("response", writer.text(response))) }
        if saysIntent, !understanding.metadata.isEmpty {
            entries.append(writer.entry("metadata", writer.text(of: understanding.metadata)))
        }
        return entries
    }

    private func text(of understanding: Understanding) -> String {
        var entries = [(key: "name", value: writer.text(understanding.intent))]
        if !understanding.slots.isEmpty { entries.append(("slots", writer.text(of: understanding.slots))) }
        return writer.mapping(entries)
    }

    /// The context of an intent that is no longer expected stays with the test.
    private func context(of node: SourceNode?) -> [String] {
        guard let context = node?["context"] else { return [] }
        return [writer.entry("context", writer.text(of: context.value))]
    }

    /// A separate test for existing sentences, in the style of the original.
    func test(like test: CorpusTest, sentences: [String], _ actual: [Understanding]) -> TextEdit? {
        guard let node = test.node, let extent = node.extent else { return nil }
        let kept = node.entries.filter { ["context", "prefer", "edits", "now"].contains($0.key.text) }
            .map { writer.entry($0.key.text, writer.text(of: $0.value.value)) }
        let entries = entries(test, actual)
        let hasContext = (kept + entries).contains { $0.hasPrefix(writer.text("context")) }
        let rest = kept + entries + (hasContext ? [] : context(of: node["intent"]))
        let prefix = lines.prefix(of: extent.lowerBound)
        guard !node.isFlow, prefix.wholeMatch(of: #/\s*-\s+/#) != nil else {
            let all = [writer.entry("sentences", "[\(sentences.joined(separator: ", "))]")] + rest
            return inserting("{\(all.joined(separator: ", "))}", behind: node, extent, prefix)
        }
        let indentation = lines.lineEnd + String(repeating: " ", count: prefix.unicodeScalars.count)
        let said = sentences.map { indentation + "  - " + $0 }.joined()
        let text = "sentences:" + said + rest.map { indentation + $0 }.joined()
        return inserting(text, behind: node, extent, prefix)
    }

    private func inserting(_ text: String, behind node: SourceNode, _ extent: Range<Int>, _ prefix: String) -> TextEdit
    {
        guard prefix.wholeMatch(of: #/\s*-\s+/#) != nil else {
            return TextEdit(range: extent.upperBound..<extent.upperBound, text: ", " + text)
        }
        let end = lines.endOfLine(extent.upperBound)
        let gap = lines.isBlankBefore(extent.lowerBound) ? lines.lineEnd : ""
        return TextEdit(range: end..<end, text: gap + lines.lineEnd + prefix + text)
    }
}
