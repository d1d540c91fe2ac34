import Parlance
import ParlanceGrammar

// The reasons for no match: first the templates that only the context blocks, then those with the longest match.

extension ExplanationRenderer {
    func noMatch(_ explanation: Explanation) -> [[StyledText]] {
        let head = [style.bold("no match") + ": \(clean(explanation.text))"] + skipped(explanation)
        let blocks =
            explanation.withheld.map(lines) + explanation.refused.map(lines)
            + explanation.nearest.map { lines($0, explanation.text) }
        guard blocks.isEmpty else { return [head] + blocks }
        return [head + ["  no template can read even its first word"]]
    }

    private func head(_ template: String, _ source: SourcePlace) -> StyledText {
        "  \(style.bold("\(clean(template))"))  \(style.dim("\(clean(source.description))"))"
    }

    func lines(_ withheld: ContextBlockedTemplate) -> [StyledText] {
        [head(withheld.template, withheld.source)]
            + withheld.demands.map { "    matches the whole utterance, but \(text($0))" }
    }

    private func text(_ demand: ContextBlockedTemplate.Demand) -> String {
        switch demand {
        case .required(let key, let values) where values.isEmpty:
            "wants to know '\(clean(key))' from the context\(advice(on: key))"
        case .required(let key, let values): "is only for where '\(clean(key))' is \(listed(values))"
        case .excluded(let key, let values): "is not for where '\(clean(key))' is \(listed(values))"
        case .exception(let template, let source):
            "so does an exception of its block: \(clean(template)) (\(clean(source.description)))"
        case .keyword(let words):
            "the utterance must have one of these words: \(words.prefix(Self.expectedLimit).map { "“\(clean($0))”" }.joined(separator: ", "))"
        }
    }

    /// Advice for commands with an option for the context.
    private func advice(on key: String) -> String { takesContext ? " (--context \(clean(key))=…)" : "" }

    private func listed(_ values: [Value]) -> String {
        values.prefix(Self.expectedLimit).map { clean($0.description) }.joined(separator: " or ")
            + (values.count > Self.expectedLimit ? " …" : "")
    }

    private func lines(_ refused: RefusedCorrection) -> [StyledText] {
        let words = refused.reading.editedWords.map { word in
            word.meant.isEmpty ? "“\(clean(word.said))”" : "“\(clean(word.said))” for “\(clean(word.meant))”"
        }
        let lists = refused.lists.map { "list '\(clean($0))'" }
        let exact = (refused.isOfExactSentence ? ["sentence"] : []) + lists
        return [
            head(refused.reading.template, refused.reading.source),
            "    matches with a correction, \(words.joined(separator: ", ")), but "
                + "\(exact.map { "the \($0)" }.joined(separator: " and ")) \(exact.count > 1 ? "are" : "is") exact",
        ]
    }

    private func lines(_ miss: NearMiss, _ text: String) -> [StyledText] {
        let atEnd = miss.stopped.isEmpty
        let marks = atEnd ? [] : marked(text, [miss.stopped])
        let place = atEnd ? "the utterance ends too early" : "stopped at “\(clean(String(text[miss.stopped])))”"
        let words = miss.matched == 1 ? "1 word" : "\(miss.matched) words"
        let read = miss.matched == 0 ? "" : "read \(words), then "
        var lines = [head(miss.template, miss.source)] + marks
        lines.append("    \(read)\(place): \(expected(miss))")
        if let unknown = miss.unknown { lines.append("    \(unknown.message)") }
        if let refusal = miss.refusal { lines.append("    \(refusal.message)") }
        return lines
    }

    private func expected(_ miss: NearMiss) -> String {
        guard !miss.expected.isEmpty else { return "expected the end of the utterance" }
        let wanted = miss.expected.prefix(Self.expectedLimit).map { expected in
            switch expected {
            case .slot(let name): "a value for {\(clean(name))}"
            case .text(let text): "“\(clean(text))”"
            }
        }
        let more = miss.expected.count - wanted.count
        return "expected " + wanted.joined(separator: ", ") + (more > 0 ? ", … (\(more) more)" : "")
    }
}

extension NearMiss.UnknownValue {
    /// The problem of an unknown value, with the list's range, type or nearest value, on one line.
    var message: String {
        let (slot, text) = (MarkedText.clean(slot), MarkedText.clean(text))
        let kind = MarkedText.clean(list ?? self.slot)
        switch known {
        case .range(let range)?:
            return "{\(slot)} takes numbers from \(range.from) to \(range.to)"
                + (range.step > 1 ? " in steps of \(range.step)" : "") + "; “\(text)” is none of them"
        case .typed(let type)?: return "{\(slot)} takes \(MarkedText.clean(type.summary)); “\(text)” is none"
        case .value(let said, let value)?:
            let isName = value.string?.lowercased() == said
            let nearest = "“\(MarkedText.clean(isName ? value.description : said))”"
            let delivers = isName ? "" : ", which is \(MarkedText.clean(value.description))"
            return "no \(kind) is called “\(text)”; the nearest is \(nearest)\(delivers)"
        case nil: return "no \(kind) is called “\(text)”"
        }
    }
}
