import ParlanceGrammar

/// The texts of requests as they are said to a person, where the utterance reports them: "ask Ben if he'll pick me up".
struct DirectSpeech {
    private let speech: ReportedSpeech

    init(_ profile: LanguageProfile) { speech = ReportedSpeech(profile) }

    /// The request with its required texts as they are said, if the words before them in the utterance say that they are
    /// reported.
    func texts(of request: IntentRequest, _ declaration: IntentDeclaration?, in utterance: String) -> IntentRequest {
        guard let declaration, declaration.confirmation == .always else { return request }
        var request = request
        for parameter in declaration.parameters where parameter.type == .text && parameter.isRequired {
            guard let text = request.values(of: parameter.name).last?.value.string,
                let place = utterance.firstRange(of: text),
                let said = direct(text, behind: utterance[..<place.lowerBound])
            else { continue }
            request.set([ParameterValue(.string(said), spoken: said)], of: parameter.name)
        }
        return request
    }

    /// The question of an answer that reports it while a text is asked for: "ask him if he's up for squash". Nil if it is none.
    func question(in answer: String) -> String? {
        guard let asked = WordSequence(answer).dropping(first: speech.words.asking)?.text else { return nil }
        return speech.question(asked)
    }

    /// Whether a text begins with words that ask a person: "ask her".
    func asks(_ text: String) -> Bool { WordSequence(text).dropping(first: speech.words.asking) != nil }

    /// A text as it is said to a person; nil if the words before it do not say that it is reported.
    func direct(_ text: String, behind before: Substring) -> String? {
        let words = WordSequence(String(before))
        if let opener = before.split(whereSeparator: \.isWhitespace).last?.lowercased(),
            speech.words.statements.contains(opener)
        {
            // A clause that stays as it was said keeps its first word.
            return speech.statement(text) ?? "\(opener) \(text)"
        }
        return words.places(of: speech.words.asking).isEmpty ? nil : speech.question(text)
    }
}
