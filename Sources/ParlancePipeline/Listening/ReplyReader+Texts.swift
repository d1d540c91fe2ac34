import ParlanceGrammar
import ParlanceMatching

// Texts that a request takes down.

extension ReplyReader {
    /// The rule of the answers that has polite words.
    private static let politeWords = "reply_polite"

    /// The text that a request takes down, with the words behind it that the grammar takes for the end of what is said:
    /// "text Mia see you again". Polite words stay out.
    ///
    /// - Returns: Nothing if the request has no such text, or if nothing follows it.
    func wholeText(of reading: Reading, in utterance: String) -> [String: [ParameterValue]] {
        guard let slot = reading.spokenSlots.last, slot.kind == .wildcard, let range = slot.spoken?.range,
            reading.unexplainedWords.isEmpty, takesDown(slot.name, for: reading.intent)
        else { return [:] }
        let rest = words(of: String(utterance[range.upperBound...]))
        guard !rest.isEmpty, !Set(rest).isSubset(of: politeWords),
            exactRequest(in: String(utterance[..<range.upperBound]))?.template == reading.template
        else { return [:] }
        let text = String(utterance[range.lowerBound...].trimming { $0.isWhitespace || ",;".contains($0) })
        return [slot.name: [ParameterValue(.string(text), spoken: text)]]
    }

    /// Whether a parameter is the text that a request is about, and which the user confirms.
    private func takesDown(_ parameter: String, for intent: String) -> Bool {
        guard let declaration = catalog[intent], let parameter = declaration[parameter] else { return false }
        return declaration.confirmation == .always && parameter.isRequired && parameter.type == .text
    }

    var politeWords: Set<String> {
        profile.replies?.grammar.rules[Self.politeWords].map {
            Set($0.template.expression.words.map { $0.lowercased() })
        }
            ?? []
    }
}
