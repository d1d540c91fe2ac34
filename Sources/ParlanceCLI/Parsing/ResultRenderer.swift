import Parlance
import ParlanceGrammar

/// Renders the result of a parse as text.
struct ResultRenderer {
    /// The columns of a line without a terminal.
    static let usualWidth = 100

    private let style: TextStyle
    private let width: Int
    private let selector: AppSelector?

    /// - Parameters:
    ///   - width: The columns of a line; nil if unknown.
    ///   - selector: Selects the app for each reading; nil: no text about apps.
    init(usesColor: Bool = false, width: Int? = nil, selector: AppSelector? = nil) {
        style = TextStyle(usesColor: usesColor)
        self.selector = selector
        self.width = max(width ?? Self.usualWidth, 20)
    }

    /// One block of lines for each reading, without a newline at the end.
    func render(_ result: ParseResult) -> StyledText {
        let readings = result.readings.map { render($0, of: result.text, namesLanguage: result.namesLanguage) }
        let blocks =
            switch result.outcome {
            case .exact, .approximate: readings
            case .ambiguous: [ambiguity(of: result.text)] + readings
            case .partial: [partiality(of: result.text)] + readings
            case .notUnderstood(let inquiry): [noMatch(result.text, inquiry.nearest())]
            }
        return (blocks + incompleteness(result.isIncomplete)).joined(separator: "\n\n")
    }

    /// The remark on a possibly incomplete result.
    func incompleteness(_ isIncomplete: Bool) -> [StyledText] {
        isIncomplete ? [style.bold("incomplete") + ": there are too many ways to read this to look at all of them"] : []
    }

    /// One reading.
    func render(_ reading: Reading, of text: String, namesLanguage: Bool = false) -> StyledText {
        let rows = MarkedText(text, marking: reading.slots.compactMap(\.spoken?.range)).rows(width: width - 2)
        let language: StyledText = namesLanguage ? "  \(style.dim("\(clean(reading.language))"))" : ""
        var lines = [style.bold("\(clean(reading.intent))") + language] + rows.flatMap { indented($0) }
        let values = reading.slots.map { (clean($0.name), clean($0.value.description)) }
        let width = values.map { columns(of: $0 + $1) }.max() ?? 0
        for ((name, value), slot) in zip(values, reading.slots) {
            let padding = String(repeating: " ", count: width - columns(of: name + value))
            lines.append("  \(style.bold("\(name)")) = \(value)\(padding)   \(style.dim("\(origin(of: slot))"))")
        }
        if reading.edits > 0 { lines.append("  \(style.bold("approximately")): \(changes(of: reading))") }
        if !reading.remarks.isEmpty { lines.append("  \(style.bold("besides")): \(quoted(reading.remarks))") }
        if !reading.unexplainedWords.isEmpty {
            lines.append("  \(style.bold("without")): \(quoted(reading.unexplainedWords))")
        }
        if let selection = selection(for: reading) { lines.append("  \(selection)") }
        lines.append("  \(style.dim("\(clean(reading.template))  \(clean(reading.source.description))"))")
        return lines.joined(separator: "\n")
    }

    private func quoted(_ words: [Slot.Spoken]) -> String {
        words.map { "“\(clean($0.text))”" }.joined(separator: ", ")
    }

    /// The heading of an ambiguous result.
    func ambiguity(of text: String) -> StyledText {
        style.bold("ambiguous") + ": \(clean(text)), which may mean any of these"
    }

    /// The heading of a partial result.
    func partiality(of text: String) -> StyledText {
        style.bold("partial") + ": \(clean(text)), of which these read a part"
    }

    private func changes(of reading: Reading) -> String {
        reading.editedWords.map { word in
            word.meant.isEmpty
                ? "“\(clean(word.said))” left out" : "“\(clean(word.said))” taken for “\(clean(word.meant))”"
        }
        .joined(separator: ", ")
    }

    /// The selection of the reading's app; nil without apps.
    private func selection(for reading: Reading) -> String? {
        guard let selector, !selector.apps.isEmpty else { return nil }
        let text = AppSelectionText(selector, for: reading)
        return text.selection == .unavailable(because: .unsupportedIntent) ? nil : text.sentence
    }

    private func indented(_ row: MarkedText.Row) -> [StyledText] {
        (row.marks.isEmpty ? [row.text] : [row.text, row.marks]).map { "  \($0)" }
    }

    /// The origin of a value.
    func origin(of slot: Slot) -> String {
        switch slot.kind {
        case .fixed: "by the template"
        case .context: "from the context"
        case .list, .range, .wildcard, .typed, .repeated: "“\(clean(slot.spoken?.text ?? ""))”"
        }
    }

    private func columns(of text: String) -> Int { text.reduce(0) { $0 + TerminalWidth.columns(of: $1) } }

    private func clean(_ text: String) -> String { MarkedText.clean(text) }
}

// MARK: - No match

extension ResultRenderer {
    /// The maximum number of expected continuations in the output.
    private static let expectedLimit = 6

    private func noMatch(_ text: String, _ nearest: [NearMiss]) -> StyledText {
        let head = style.bold("no match") + ": \(clean(text))"
        return ([head] + nearest.map { render($0, of: text) }).joined(separator: "\n")
    }

    /// The matched part of a template, on two lines.
    func render(_ miss: NearMiss, of text: String) -> StyledText {
        let template: StyledText = "  \(clean(miss.template))  \(style.dim("\(clean(miss.source.description))"))"
        let word = clean(String(text[miss.stopped]))
        let place = word.isEmpty ? "the utterance ends too early" : "stopped at “\(word)”"
        return "\(template)\n    \(place): \(expected(by: miss))\(miss.unknown.map { "; \($0.message)" } ?? "")"
    }

    private func expected(by miss: NearMiss) -> String {
        guard !miss.expected.isEmpty else { return "expected the end of the utterance" }
        let wanted = miss.expected.prefix(Self.expectedLimit).map { clean($0.description) }.joined(separator: ", ")
        return "expected \(wanted)" + (miss.expected.count > Self.expectedLimit ? ", …" : "")
    }
}

extension NearMiss.Expected {
    fileprivate var description: String {
        switch self {
        case .slot(let name): "a value for {\(name)}"
        case .text(let text): "“\(text)”"
        }
    }
}
