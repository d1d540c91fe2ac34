import ParlanceGrammar
import ParlanceMatching

// Edits of a text that is to be confirmed: "leave out the sorry", "change seven to eight", "add love you at the end".

extension ReplyReader {
    /// The maximum number of ways to divide an utterance into old and new words.
    private static let mostSplits = 16
    /// The rule of the answers that has the words that join a value to others.
    private static let joiningWords = "reply_and"
    /// The numbers of words that a text goes on with.
    private static let added = 2...12

    /// The text of the open request after an edit; nil if the utterance is none, or if the text lacks the words that it names.
    func edited(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question, question.confirmsIntent,
            let (parameter, text) = textToEdit(of: pending)
        else { return nil }
        let edits = edits(in: utterance, splits: Self.mostSplits).filter { reading in
            // "Add five to it" is about the amount rather than about the note of a payment.
            (parameter.isRequired || reading["old"] != nil) && isSetOff(reading, in: utterance)
        }
        if edits.isEmpty || isAboutOthers(utterance, question, of: pending.request.intent) { return nil }
        return edits.firstResult { reading in
            text.edited(by: reading, profile).map {
                .values([parameter.name: [ParameterValue(.string($0), spoken: $0)]])
            }
        }
    }

    /// The text of the open request with words behind a joining word, which have no other meaning: "and bring wine". What is said
    /// of others, "and she should bring wine", would have to be said differently to them, and "and ask her if she comes" is.
    func continuedText(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        let intent = pending.request.intent
        guard let question = pending.question, question.confirmsIntent, !utterance.contains("?"),
            let (parameter, text) = textToEdit(of: pending), parameter.isRequired,
            let joining = profile.replies?.grammar.rules[Self.joiningWords]?.template.expression.words,
            let more = WordSequence(utterance).dropping(first: profile.joiners.filter(joining.contains)),
            Self.added.contains(more.count), isPlainRemark(more.text, on: intent),
            let first = words(of: more.text).first, profile.subjects?.contains(first) != true,
            !isQuestion(more.text)
        else { return nil }
        let speech = DirectSpeech(profile)
        guard let said = speech.question(in: more.text) ?? (speech.asks(more.text) ? nil : more.text) else {
            return nil
        }
        let whole = text.continued(by: said)
        return .values([parameter.name: [ParameterValue(.string(whole), spoken: whole)]])
    }

    /// Whether the words that replace others stand apart from these: a sign or another word is between them, "not six, seven",
    /// or they follow more than a negation, "instead of six seven". In "not home at six" nothing sets them apart.
    private func isSetOff(_ reading: Reading, in utterance: String) -> Bool {
        guard let old = reading["old"]?.spoken?.range, let new = reading["new"]?.spoken?.range,
            old.upperBound <= new.lowerBound,
            let before = utterance[..<old.lowerBound].split(whereSeparator: \.isWhitespace).last,
            negations.contains(before.lowercased())
        else { return true }
        return utterance[old.upperBound..<new.lowerBound].contains { !$0.isWhitespace }
    }

    /// Whether an utterance changes a parameter other than a text: "leave out Ben" is about a person who gets the message,
    /// rather than about his name in it.
    private func isAboutOthers(_ utterance: String, _ question: Question, of intent: String) -> Bool {
        switch plainAnswer(utterance, question, of: intent) {
        case .removals?, .undecided?: true
        case .values(let values)?: values.keys.contains { catalog[intent]?[$0]?.type != .text }
        default: false
        }
    }

    /// The only text of a request that has the words of the user; a currency has none of them.
    func textToEdit(of pending: PendingIntent) -> (parameter: ParameterDeclaration, text: String)? {
        let texts = (catalog[pending.request.intent]?.parameters ?? []).filter { $0.type == .text && !$0.isArray }
            .compactMap { parameter in
                let value = pending.request.values(of: parameter.name).last
                return value?.value.string.flatMap { $0 == value?.spoken ? (parameter, $0) : nil }
            }
        return texts.count == 1 ? texts[0] : nil
    }
}

extension String {
    /// The text after an edit, whose slots say what it is: `old` words are left out or replaced by `new` ones, and `first` or
    /// `last` ones are added. Nil if the text does not have the old words exactly once.
    fileprivate func edited(by reading: Reading, _ profile: LanguageProfile) -> String? {
        func said(_ slot: String) -> String? { reading[slot]?.spoken?.text }
        func isPronoun(_ words: String) -> Bool { WordSequence(words).isOne(of: profile.followUps.things) }
        if let first = said("first") { return isPronoun(first) ? nil : first.continued(by: self) }
        if let last = said("last") { return isPronoun(last) ? nil : continued(by: last) }
        // "Don't leave that out" is no order to leave out "not".
        guard let old = said("old"), !profile.negations.split(separator: " ").contains(Substring(old.lowercased()))
        else {
            return nil
        }
        let places = WordSequence(self).places(of: [old])
        if places.isEmpty, let new = said("new") { return replacingWithoutArticle(old, by: new, profile) }
        guard places.count == 1 else { return nil }
        if let new = said("new") { return replacingCharacters(in: places[0], with: new) }
        return leavingOut(places[0], profile)
    }

    /// The text with other words, where it has them without the article: "the cinema" in "cinema".
    private func replacingWithoutArticle(_ old: String, by new: String, _ profile: LanguageProfile) -> String? {
        let articles = profile.articles.split(separator: " ").map(String.init)
        guard let bare = WordSequence(old).dropping(first: articles)?.text else { return nil }
        let places = WordSequence(self).places(of: [bare])
        guard places.count == 1 else { return nil }
        return replacingCharacters(in: places[0], with: WordSequence(new).dropping(first: articles)?.text ?? new)
    }

    private func replacingCharacters(in place: Range<Index>, with words: String) -> String {
        String(self[..<place.lowerBound]) + words + rest(behind: place, words)
    }

    /// The words behind those that are replaced, without what the new ones end with: "five o'clock" in the place of "four" in
    /// "four o'clock".
    private func rest(behind place: Range<Index>, _ words: String) -> String {
        let rest = String(self[place.upperBound...])
        let said = words.split(separator: " ")
        let ends = said.indices.dropFirst().map { said[$0...].joined(separator: " ") }
        let sequence = WordSequence(rest)
        guard let doubled = sequence.places(of: ends).first, doubled.lowerBound == sequence.firstWord?.lowerBound else {
            return rest
        }
        return String(rest[doubled.upperBound...])
    }

    /// The text without some words, the article before them, and the sign or word that joins them; nil if nothing else is left.
    private func leavingOut(_ place: Range<Index>, _ profile: LanguageProfile) -> String? {
        func isJoint(_ character: Character) -> Bool { character.isWhitespace || ",;:".contains(character) }
        let after = self[place.upperBound...].trimming(while: \.isWhitespace)
        var before = self[..<place.lowerBound].trimming(while: \.isWhitespace)
        let articles = profile.articles.split(separator: " ").map(String.init)
        for dropped in [articles, profile.joiners.filter { $0.first?.isLetter == true }] {
            guard let last = before.split(whereSeparator: \.isWhitespace).last, dropped.contains(last.lowercased())
            else {
                continue
            }
            before = before[..<last.startIndex].trimming(while: \.isWhitespace)
        }
        if before.isEmpty { return after.isEmpty ? nil : String(after.drop(while: isJoint)) }
        let start = before.trimming(while: isJoint)
        guard let sign = after.first else { return String(start) }
        return String(sign.isPunctuation ? start + after : before + " " + after)
    }
}
