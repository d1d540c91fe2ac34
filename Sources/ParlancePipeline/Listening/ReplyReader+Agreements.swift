import ParlanceGrammar
import ParlanceMatching

// Agreements that say more: "yes, and then ask dad for 200", "cancel that and get me one home", "no, that's right".

extension ReplyReader {
    /// The intent of the agreements in a language file.
    private static let agreement = "ReplyYes"
    /// The rule of the answers that has the words before a denial.
    private static let denialOpeners = "reply_against"
    /// The maximum number of words of an answer before another one: of a denial, or of an agreement before values.
    private static let mostBeginning = 3

    /// A reply to the open question with a request behind a joining word.
    ///
    /// - Returns: The request alone if the reply ends what is open; nil if there is none, or if it only says details of the
    ///   open one.
    func replyBeforeRequest(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question else { return nil }
        if restates(utterance, pending) { return .yes }
        if question.confirmsIntent, restatesWithoutAgreeing(utterance, pending) || agreesToAll(utterance, pending) {
            return .yes
        }
        if question.confirmsIntent {
            if let next = another(utterance, pending) { return .sequence(.aside(.again), then: .followUp(next)) }
            if let more = sameForOthers(utterance, pending) { return more }
        }
        return parser.textsBehindJoiners(of: utterance).firstResult { rest in
            guard let next = request(behindJoiner: rest, pending),
                let said = WordSequence(String(utterance[..<rest.startIndex])).dropping(last: profile.joiners)?.text
            else { return nil }
            switch plainAnswer(said, question, of: pending.request.intent) {
            case .cancel?: return next
            case .yes? where question.confirmsIntent:
                // "Ok then text Dad" agrees to nothing; "ok, then text Dad" and "yes then text Dad" do.
                let isOnlyOpening =
                    againstWords.isSuperset(of: words(of: said)) && isOpening(said, of: rest, in: utterance)
                return isOnlyOpening ? next : .sequence(.yes, then: next)
            // "Bell, and then text Mia …": the answer, and what comes next.
            case .candidates(let indices)? where indices.count == 1: return .sequence(.candidates(indices), then: next)
            // "Seriously, ok then text Dad."
            case nil where question.confirmsIntent && isOpening(said, of: rest, in: utterance):
                return profile.leadingWords.isSuperset(of: words(of: said)) ? next : nil
            default: return nil
            }
        }
    }

    /// Whether an utterance agrees to a request for several persons by saying that all of them are meant: "both of them, yes", "ring
    /// both of them".
    private func agreesToAll(_ utterance: String, _ pending: PendingIntent) -> Bool {
        let request = pending.request
        let isForSeveral = request.names.contains { name in
            catalog[request.intent]?[name]?.recall == .person && request.values(of: name).count > 1
        }
        guard isForSeveral, !utterance.contains("?"), !negates(utterance),
            WordSequence(utterance).places(of: profile.selfCorrections).isEmpty
        else { return false }
        let lead = Array(profile.leadingWords)
        var rest = WordSequence(utterance)
        while let shorter = rest.dropping(first: lead) { rest = shorter }
        if rest.isOne(of: profile.wholes) { return true }
        // Any pronoun stands for the persons of the request.
        if let order = WordSequence(utterance).dropping(last: profile.wholes)?.text, isCommand(order),
            let pronoun = profile.followUps.persons.first, restatesWithoutAgreeing(order + " " + pronoun, pending)
        {
            return true
        }
        guard let behind = rest.dropping(first: profile.wholes)?.text else { return false }
        let said = rest.text[..<rest.text.index(rest.text.endIndex, offsetBy: -behind.count)]
        let isSetOff = said.contains { $0.isPunctuation }
        return agrees(behind) || isSetOff && isPlainRemark(behind, on: request.intent)
            || agreesWithReason(behind, Question(.confirmIntent(IntentResponse(.ready))), of: request.intent)
    }

    /// Whether words before a request are only its beginning: a word that says that something comes next stands between them
    /// and the request, and no sign.
    private func isOpening(_ said: String, of rest: Substring, in utterance: String) -> Bool {
        let joiner = utterance[..<rest.startIndex].dropFirst(said.count)
        let words = words(of: String(joiner))
        return words.count == 1 && isSequence(words[0]) && !joiner.contains(where: \.isPunctuation)
    }

    /// The words before an answer that also stand before a denial: "ok" and "well", and not "yes".
    var againstWords: Set<String> {
        profile.replies?.grammar.rules[Self.denialOpeners]?.template.expression.words ?? []
    }

    /// Another request of the kind of the open one, behind a joining word: "and Ben 30", when 20 for Mia are to be confirmed.
    /// It says anew all that the open one needs, or only for whom the same is.
    private func another(_ text: String, _ pending: PendingIntent) -> IntentRequest? {
        guard let declaration = catalog[pending.request.intent], declaration.confirmation == .always,
            let said = WordSequence(text).dropping(first: profile.joiners)
        else { return nil }
        return another(saying: said.text, declaration, pending) ?? repeated(said.text[...], declaration, pending)
    }

    /// The open request for further persons: "oh, and the same thing to Sarah Bell".
    private func sameForOthers(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        let lead = Array(profile.leadingWords.subtracting(profile.joiners))
        let text = WordSequence(utterance).dropping(first: lead)?.text ?? utterance
        // "And make it Sarah" is for nobody else.
        let same = profile.followUps.before.filter { !profile.followUps.correcting.contains($0) }
        guard let declaration = catalog[pending.request.intent], declaration.confirmation == .always,
            let said = WordSequence(text).dropping(first: profile.joiners)?.dropping(first: same)
        else { return nil }
        return exactValues(in: said.text, for: declaration.name).firstResult { reply in
            guard case .values(let values) = reply,
                values.allSatisfy({ name, persons in
                    declaration[name]?.recall == .person && declaration[name]?.isArray == true
                        && persons.allSatisfy { $0.term != nil }
                })
            else { return nil }
            return .additions(values)
        }
    }

    private func another(
        saying text: String,
        _ declaration: IntentDeclaration,
        _ pending: PendingIntent
    ) -> IntentRequest? {
        let main = declaration.parameters.filter { $0.isRequired || $0.isPersonal }.map(\.name)
            .filter(pending.said.contains)
        guard main.count > 1 else { return nil }
        let plain = WordSequence(text).without(profile.followUps.after)?.text
        return ([text] + [plain].compactMap { $0 }).flatMap { exactValues(in: $0, for: declaration.name) }.firstResult {
            reply in
            guard case .values(let values) = reply, main.allSatisfy({ values[$0] != nil }) else { return nil }
            var request = IntentRequest(
                intent: declaration.name,
                language: pending.request.language,
                context: pending.request.context
            )
            request.app = pending.request.app
            for (name, said) in values { request.set(said, of: name) }
            return request
        }
    }

    /// The request of a text behind an agreement; a pronoun in it may stand for a person of the open request.
    private func request(behindJoiner text: Substring, _ pending: PendingIntent) -> Reply? {
        if let reading = requestWithoutJoiner(text) {
            let declaration = catalog[reading.intent]
            let isDetail = pending.details(in: reading.newRequest(declaration, language: language), declaration) != nil
            return isDetail ? nil : .request(reading)
        }
        let reader = FollowUpReader(self, remembered: [pending.remembered] + remembered)
        let texts = [String(text)] + textsWithoutJoiner(text)
        if let request = texts.firstResult({ reader.personalReference(in: WordSequence($0)) }) {
            return .followUp(request)
        }
        guard let declaration = catalog[pending.request.intent], declaration.confirmation == .always else { return nil }
        let next = another(saying: String(text), declaration, pending) ?? repeated(text, declaration, pending)
        return next.map(Reply.followUp)
    }

    /// The open request once more for another person, where it can be for one only: "and the same from Mia".
    private func repeated(
        _ text: Substring,
        _ declaration: IntentDeclaration,
        _ pending: PendingIntent
    ) -> IntentRequest? {
        let said = String(text)
        let reader = FollowUpReader(self, remembered: [pending.remembered])
        guard let literal = parse(said, nil, of: nil, isWorking: false, edits: 0),
            let request = reader.request(in: said, insteadOf: literal), request.intent == declaration.name,
            request.modifiers.isEmpty
        else { return nil }
        let changed = request.names.filter { request.values(of: $0) != pending.request.values(of: $0) }
        let isForAnother = changed.allSatisfy { name in
            declaration[name]?.recall == .person && declaration[name]?.isArray == false
                && request.values(of: name).count == 1
        }
        return isForAnother && !changed.isEmpty ? request : nil
    }

    /// A follow-up with a request behind a joining word: "cancel it and take me home".
    func followUpBeforeRequest(_ utterance: String) -> Reply? {
        guard !remembered.isEmpty else { return nil }
        let reader = FollowUpReader(self, remembered: remembered)
        return parser.textsBehindJoiners(of: utterance).firstResult { rest in
            guard let said = WordSequence(String(utterance[..<rest.startIndex])).dropping(last: profile.joiners)?.text,
                let first = reader.reference(in: WordSequence(withoutLead(said)))
            else { return nil }
            if let next = requestWithoutJoiner(rest) { return .sequence(.followUp(first), then: .request(next)) }
            // "Lock it and warm it up."
            if let next = reader.reference(in: WordSequence(String(rest))) {
                return .sequence(.followUp(first), then: .followUp(next))
            }
            return request(again: String(rest), after: first, reader).map {
                .sequence(.followUp(first), then: .followUp($0))
            }
        }
    }

    /// The last request with other values, behind another one about it: "cancel that and book it for 8:30".
    private func request(again text: String, after first: IntentRequest, _ reader: FollowUpReader) -> IntentRequest? {
        let said = WordSequence(text).dropping(first: profile.joiners) ?? WordSequence(text)
        guard first.intent != remembered.first?.request.intent,
            let result = parse(said.text, nil, of: nil, isWorking: false, edits: 0)
        else { return nil }
        return reader.request(in: said.text, insteadOf: result)
    }

    /// The last clause of a text whose others are words with which an answer may begin: "oh no wait, cancel it".
    private func withoutLead(_ text: String) -> String {
        let lead = profile.leadingWords
        let clauses = text.trimmedClauses
        let isLead = clauses.dropLast().allSatisfy { Set(words(of: $0)).isSubset(of: lead) }
        return isLead ? clauses.last ?? text : text
    }

    /// The value in question, agreed to before other values: "yes, but at noon", when a large car is offered.
    func agreeing(besides reply: Reply, in utterance: String, _ question: Question) -> Reply? {
        guard case .confirm(let value) = question.kind, let parameter = question.parameter, question.element == nil,
            case .values(var values) = reply, values[parameter] == nil, beginsWithAgreement(utterance, question)
        else { return nil }
        values[parameter] = [value]
        return .values(values)
    }

    /// Whether values are a text that may be said to somebody else: nothing but an agreement stands before it, "yes, I'm coming!", or
    /// it only tells that the request is needless, "fine, I'll tell her myself".
    func areTalk(
        _ values: [String: [ParameterValue]],
        in utterance: String,
        of intent: String?
    ) -> Bool {
        guard areTexts(values, of: intent), let text = values.values.first?.last?.spoken,
            let place = utterance.firstRange(of: text)
        else { return false }
        // "Yes, sorted" tells something, and "no, say sorted" says the text.
        let agreesFirst = beginsWithAgreement(utterance, Question(.confirmIntent(IntentResponse(.ready))))
        if agreesFirst, words(of: text).count == 1, WordSequence(text).isOne(of: profile.remarks.settled) {
            return true
        }
        let before = String(utterance[..<place.lowerBound])
        return !words(of: before).isEmpty && agrees(before)
    }

    private func beginsWithAgreement(_ utterance: String, _ question: Question) -> Bool {
        answers(beginning: utterance, question).contains { if case .yes = $0 { true } else { false } }
    }

    /// Whether an utterance limits what it seems to agree to: it has a negation, a condition or the like that belongs to no
    /// agreement of the language, "I don't know exactly".
    func isDoubted(_ utterance: String) -> Bool {
        let limits =
            [profile.negations, profile.questionWords].flatMap { $0.split(separator: " ").map(String.init) }
            + profile.contrasts + profile.conditions
        let said = WordSequence(utterance).places(of: limits).flatMap { words(of: String(utterance[$0])) }
        return !said.isEmpty && !agreeingWords.isSuperset(of: said)
    }

    /// Whether an agreement is said as a question: "that's right?". "Why not?" agrees.
    func asksBack(_ utterance: String) -> Bool {
        utterance.last == "?" && WordSequence(utterance).places(of: words(of: profile.questionWords)).isEmpty
    }

    /// All words of the language's agreements.
    var agreeingWords: Set<String> {
        guard let grammar = profile.replies?.grammar else { return [] }
        let agreements = grammar.intents.first { $0.name == Self.agreement }?.blocks ?? []
        return agreements.flatMap(\.sentences).reduce(into: []) { known, sentence in
            known.formUnion(words(of: grammar.words(in: sentence.template.expression).joined(separator: " ")))
        }
    }

    /// Whether an utterance begins with a denial. If it agrees as a whole, it contradicts itself: "no, that's right".
    func beginsWithDenial(_ utterance: String, _ question: Question) -> Bool {
        let words = utterance.split(whereSeparator: \.isWhitespace).dropLast().prefix(Self.mostBeginning)
        return words.contains { word in
            guard case .no? = plainAnswer(String(utterance[..<word.endIndex]), question, of: "") else { return false }
            // The "no" of "yes, no worries" belongs to another agreement.
            return word.startIndex == words.first?.startIndex || !beginsWithAgreement(utterance, question)
                || !agrees(String(utterance[word.startIndex...]))
        }
    }

    /// The answers that the first words of an utterance are by themselves.
    private func answers(beginning utterance: String, _ question: Question) -> some Sequence<Reply> {
        let words = utterance.split(whereSeparator: \.isWhitespace).dropLast().prefix(Self.mostBeginning)
        return words.lazy.compactMap { plainAnswer(String(utterance[..<$0.endIndex]), question, of: "") }
    }
}

extension Grammar {
    /// The words of an expression's literal text in all branches, and of the rules in it.
    fileprivate func words(in expression: TemplateExpression) -> Set<String> {
        var words: Set<String> = []
        var seen: Set<String> = []
        var waiting = [expression]
        while let next = waiting.popLast() {
            words.formUnion(next.words)
            waiting += names(ofRulesIn: next).filter { seen.insert($0).inserted }.compactMap {
                rules[$0]?.template.expression
            }
        }
        return words
    }

    private func names(ofRulesIn expression: TemplateExpression) -> [String] {
        if case .rule(let rule) = expression { return [rule.name] }
        return expression.parts.flatMap(names)
    }
}
