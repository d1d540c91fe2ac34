import ParlanceGrammar
import ParlanceMatching

// Edits of a text that is to be confirmed: "leave out the sorry", "change seven to eight", "add love you at the end".

extension ReplyReader {
    /// The text of the open request after an edit; nil if the utterance is none, or if the text lacks the words that it names.
    func edited(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question, question.confirmsIntent, let (name, text) = textToEdit(of: pending)
        else {
            return nil
        }
        var (parser, options) = setting(nil, of: nil, false, edits: 0, isDictation: false)
        options.context[ReplyKey.question] = .string(ReplyKey.Question.edit.rawValue)
        let readings = (try? parser.parse(utterance, options: options))?.readings ?? []
        let edits = readings.filter { $0.metadata[ReplyKey.reply] == .string(ReplyKey.Reply.edit.rawValue) }
        guard !edits.isEmpty else { return nil }
        // "Leave out Ben" is about a person who gets the message, rather than about his name in it.
        if case .removals? = plainAnswer(utterance, question, of: pending.request.intent) { return nil }
        return edits.firstResult { reading in
            text.edited(by: reading).map { .values([name: [ParameterValue(.string($0), spoken: $0)]]) }
        }
    }

    /// The only text that the user has said for a request.
    private func textToEdit(of pending: PendingIntent) -> (name: String, text: String)? {
        let texts = (catalog[pending.request.intent]?.parameters ?? []).filter { $0.type == .text && !$0.isArray }
            .compactMap { parameter in
                pending.request.values(of: parameter.name).last?.value.string.map { (parameter.name, $0) }
            }
        return texts.count == 1 ? texts[0] : nil
    }
}

extension String {
    /// The text after an edit, whose slots say what it is: `old` words are left out or replaced by `new` ones, and `first` or
    /// `last` ones are added. Nil if the text does not have the old words exactly once.
    fileprivate func edited(by reading: Reading) -> String? {
        func said(_ slot: String) -> String? { reading.slots.first { $0.name == slot }?.spoken.map { String($0.text) } }
        if let first = said("first") { return first.continued(by: self) }
        if let last = said("last") { return continued(by: last) }
        guard let old = said("old") else { return nil }
        let places = WordSequence(self).places(of: [old])
        guard places.count == 1 else { return nil }
        if let new = said("new") { return replacingCharacters(in: places[0], with: new) }
        return leavingOut(places[0])
    }

    private func replacingCharacters(in place: Range<Index>, with words: String) -> String {
        String(self[..<place.lowerBound]) + words + self[place.upperBound...]
    }

    /// The text without some words and the sign that joins them; nil if nothing else is left.
    private func leavingOut(_ place: Range<Index>) -> String? {
        func isJoint(_ character: Character) -> Bool { character.isWhitespace || ",;:".contains(character) }
        let before = self[..<place.lowerBound].trimming(while: \.isWhitespace)
        let after = self[place.upperBound...].trimming(while: \.isWhitespace)
        if before.isEmpty { return after.isEmpty ? nil : String(after.drop(while: isJoint)) }
        let start = before.trimming(while: isJoint)
        guard let sign = after.first else { return String(start) }
        return String(sign.isPunctuation ? start + after : before + " " + after)
    }
}
