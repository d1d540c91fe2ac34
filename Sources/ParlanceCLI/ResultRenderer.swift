import Parlance

/// Writes the result of a parse for people.
struct ResultRenderer {
    var usesColor: Bool

    func render(_ result: ParseResult) -> String {
        if result.readings.isEmpty { return renderNone(result) }
        return result.readings.map { render($0, of: result.text) }.joined(separator: "\n\n")
    }

    private func render(_ reading: Reading, of text: String) -> String {
        var lines = [bold(reading.intent), "  \(utterance(text))", "  \(marks(of: reading, under: text))"]
        let width = reading.slots.map { $0.name.count + $0.value.description.count }.max() ?? 0
        for slot in reading.slots {
            let padding = String(repeating: " ", count: width - slot.name.count - slot.value.description.count)
            lines.append("  \(bold(slot.name)) = \(slot.value)\(padding)   \(origin(of: slot))")
        }
        lines.append("  \(dim("\(reading.template)  \(reading.source)"))")
        return lines.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }

    private func origin(of slot: Slot) -> String {
        switch slot.kind {
        case .fixed: dim("by the template")
        case .context: dim("from the context")
        case .list, .range, .wildcard: dim("“\(slot.spoken?.text ?? "")”")
        }
    }

    /// Carets under the words of slots.
    private func marks(of reading: Reading, under text: String) -> String {
        var marks = text.map { _ in Character(" ") }
        for range in reading.slots.compactMap(\.spoken?.range) {
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            let end = text.distance(from: text.startIndex, to: range.upperBound)
            for index in start..<max(end, start) where index < marks.count { marks[index] = "^" }
        }
        return String(String(marks).reversed().drop { $0 == " " }.reversed())
    }

    private func renderNone(_ result: ParseResult) -> String {
        let head = bold("no match") + ": \(utterance(result.text))"
        return ([head] + result.nearest.map { render($0, of: result.text) }).joined(separator: "\n")
    }

    private func render(_ miss: NearMiss, of text: String) -> String {
        let template = "  \(miss.template)  \(dim(miss.source.description))"
        let word = text[miss.stopped]
        let place = word.isEmpty ? "the utterance ends too early" : "stopped at “\(word)”"
        let wanted = miss.expected.prefix(6).map(\.description).joined(separator: ", ")
        let expected =
            miss.expected.isEmpty
            ? "nothing should follow" : "expected \(wanted)\(miss.expected.count > 6 ? ", …" : "")"
        let unknown = miss.unknown.map { "; no \($0.slot) is called “\($0.text)”" } ?? ""
        return "\(template)\n    \(place): \(expected)\(unknown)"
    }

    /// Control characters would move the cursor.
    private func utterance(_ text: String) -> String {
        String(text.map { $0.isNewline || ($0.unicodeScalars.first!.value < 0x20) ? " " : $0 })
    }

    private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    private func dim(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}

extension NearMiss.Expected {
    fileprivate var description: String {
        switch self {
        case .slot(let name): "a value for {\(name)}"
        case .text(let text): "“\(text)”"
        }
    }
}
