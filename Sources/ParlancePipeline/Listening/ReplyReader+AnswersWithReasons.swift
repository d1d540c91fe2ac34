import ParlanceGrammar
import ParlanceMatching

// Answers that go on with nothing but a reason: "yes, she is ready", "nah she got it back last night", "never mind I've got cash on me".

extension ReplyReader {
    /// The maximum number of words of an agreement or a denial before a reason.
    private static let mostAnswering = 5
    /// The maximum number of words with which somebody is called.
    private static let mostCalling = 2
    /// The minimum number of words of an order to somebody, or of what somebody is told.
    private static let leastTold = 3
    /// The number of words at the beginning of a sentence among which its subject, or behind a subject its verb, is looked for.
    private static let mostBeforeVerb = 2
    /// The number of words from the one before a subject among which its verb is looked for.
    private static let mostBesideSubject = 4
    /// The maximum number of words of an agreement that is looked for in a reason.
    private static let mostTogether = 3
    /// The maximum number of words that end a request.
    private static let mostEnding = 6

    /// Whether an utterance agrees, and goes on with nothing but a reason: "yes, she is ready". The words behind an
    /// agreement that no sign sets off must be a sentence: "yes I am serious".
    func agreesWithReason(_ utterance: String, _ question: Question, of intent: String?) -> Bool {
        guard !profile.contrasts.isEmpty, !question.candidates.isEmpty || question.confirmsIntent else { return false }
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        guard tokens.count > 1 else { return false }
        func agrees(first count: Int) -> Bool {
            let agreement = String(utterance[..<tokens[count - 1].endIndex])
            guard mayBeginAgreement(agreement), case .yes? = plainAnswer(agreement, question, of: intent) else {
                return false
            }
            return true
        }
        func parts(at count: Int) -> (agreement: Substring, reason: String) {
            (utterance[..<tokens[count - 1].endIndex], String(utterance[tokens[count].startIndex...]))
        }
        let counts = (1...min(Self.mostAnswering, tokens.count - 1)).filter(agrees)
        let setOff = counts.map(parts).filter { $0.agreement.endsWithSign }
        if setOff.contains(where: { reportsConsent($0.reason) }) { return true }
        // "Gut, sie ist da" only welcomes her, although "gut, sie" agrees.
        if setOff.contains(where: { isForOthers(String($0.agreement), before: $0.reason) }) { return false }
        return counts.contains { count in
            let (agreement, reason) = parts(at: count)
            let isSetOff = agreement.endsWithSign
            // In "order it in red" the sentence does not begin with "it".
            guard isSetOff || !agrees(first: count + 1) else { return false }
            return onlySaysWhy(reason, behind: String(agreement), isSetOff: isSetOff, on: intent)
                && !beginsWithOtherReply(reason, question, of: intent)
        }
    }

    /// Whether words behind an agreement only say why: they deny nothing, take nothing back and name no value.
    private func onlySaysWhy(_ reason: String, behind agreement: String, isSetOff: Bool, on intent: String?) -> Bool {
        if isForOthers(agreement, before: reason) || takesBack(reason) { return false }
        // "Okay I am back" answers nothing.
        if !isSetOff, isWelcome(agreement), tellsOfSpeaker(reason), !agrees(reason) { return false }
        let isSentence = startsSentence(reason)
        // "Go for it, this traffic's not getting any better."
        let isOrdered = isSetOff && isSentence && isOrder(agreement)
        // "Okay, I don't need it."
        guard isOrdered || !negates(reason) else { return false }
        return (isSetOff && !beginsWithLink(reason) || isSentence)
            && isRemark(reason, on: intent, besidesTexts: isSentence, mayDeny: isOrdered)
    }

    /// Whether a text says that somebody else agrees: "mum said it's fine".
    private func reportsConsent(_ text: String) -> Bool {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        let speech = Set(words(of: profile.remarks.speech))
        let place = tokens.prefix(Self.mostBeforeVerb + 1).dropFirst().lastIndex { speech.contains($0.lowercased()) }
        guard let place, place + 1 < tokens.count, !text.contains("?"), isHarmless(text) else { return false }
        let consent = WordSequence(String(text[tokens[place + 1].startIndex...]))
        let behindThat = consent.dropping(first: profile.reported.statements)?.text
        return (agrees(consent.text) || behindThat.map(agrees) == true) && exactRequest(in: text) == nil
    }

    /// Whether words that agree are no answer to the question because of those behind them: they only welcome what was heard, answer
    /// somebody else, or stand before an order to somebody: "sure, whatever, tell him I'm busy".
    private func isForOthers(_ agreement: String, before reason: String) -> Bool {
        if onlyWelcomes(agreement, before: reason) || answersSomebody(agreement, reason) { return true }
        return agreement[...].endsWithSign && (callsSomebody(reason) || ordersSomethingElse(reason))
    }

    /// Whether words that agree end with a name for somebody near to the user, or stand before one, and that person is told something:
    /// "yes honey the keys are on the table". "Yes love, send it" agrees, and so does "yes, mum is waiting for us".
    private func answersSomebody(_ agreement: String, _ reason: String) -> Bool {
        let calls = profile.remarks.calls
        let isCalled = WordSequence(agreement).dropping(last: calls) != nil
        guard let told = isCalled ? reason : WordSequence(reason).dropping(first: calls)?.text else { return false }
        let said = words(of: told)
        guard said.count >= Self.leastTold, !profile.joiners.contains(said[0]), !beginsWithLink(told) else {
            return false
        }
        let verbs = words(of: profile.remarks.verbs + " " + profile.remarks.speech)
        return Set(said.prefix(Self.mostBeforeVerb)).isDisjoint(with: verbs) && !agrees(told)
    }

    /// Whether a clause of a text orders something that is no answer to the question: "put it on the table".
    private func ordersSomethingElse(_ text: String) -> Bool {
        text.trimmedClauses.contains { clause in
            let order = WordSequence(clause).dropping(first: profile.joiners)?.text ?? clause
            // "Please" is both polite and the beginning of an order.
            let said = words(of: order).drop { politeWords.contains($0) && commands.contains($0) }
            return said.count >= Self.leastTold && said.first.map(commands.contains) == true && !agrees(order)
        }
    }

    /// Whether a text begins with a call of one or two words, and goes on with a sentence: "Mum, I've got the passports".
    private func callsSomebody(_ text: String) -> Bool {
        let idle = profile.leadingWords.union(politeWords).union(agreeingWords)
        let clauses = Array(text.trimmedClauses.drop { idle.isSuperset(of: words(of: $0)) })
        return clauses.count > 1 && words(of: clauses[0]).count <= Self.mostCalling && startsSentence(clauses[1])
    }

    /// Whether words that agree may only welcome or weigh what was heard, because of the sentence behind them: it tells what somebody
    /// else does, "great, my wife is driving us", what the user does instead, "okay, I'll give her cash", or that the request may be
    /// needless, "oh yes she paid me back". Words that say what is to be done always agree.
    private func onlyWelcomes(_ agreement: String, before reason: String) -> Bool {
        let remarks = profile.remarks
        let said = words(of: agreement)
        guard !remarks.praises.isEmpty, commands.isDisjoint(with: said) else { return false }
        // "Ach ja, …" and "oh yes …" remember something, "yeah well …" weighs.
        let weighing = againstWords.union(words(of: remarks.interjections)).intersection(remarks.praises)
        if said.count > 1, !weighing.subtracting(agreeingWords).isDisjoint(with: said) { return true }
        if isOrder(agreement) { return false }
        if !WordSequence(reason).places(of: remarks.settled).isEmpty { return true }
        let tellsOfOthers = isAboutPerson(reason) || words(of: reason).first.map(remarks.subjects.contains) == true
        return (tellsOfOthers || tellsOwnAct(reason)) && isWelcome(agreement)
    }

    /// Whether words that agree may only welcome what was heard: "great", "ok".
    private func isWelcome(_ agreement: String) -> Bool {
        Set(profile.remarks.praises.flatMap(words)).isSuperset(of: words(of: agreement))
    }

    /// Whether a text begins with whoever speaks: "I am back".
    func tellsOfSpeaker(_ text: String) -> Bool {
        words(of: text).first.map(profile.reported.ownSubjects.contains) == true
    }

    /// Whether a text has words that take back what was said, and is about no other person: "I am kidding", and not German "ich hab's
    /// ihr versprochen".
    private func takesBack(_ text: String) -> Bool {
        let back = words(of: profile.remarks.takingBack).filter { $0.count > 1 }
        return !Set(words(of: text)).isDisjoint(with: back)
            && WordSequence(text).places(of: profile.followUps.persons).isEmpty
    }

    /// Whether a text begins with whoever speaks and a verb of acting: "I'll just give her cash", German "dann nehm ich das Rad".
    private func tellsOwnAct(_ text: String) -> Bool {
        let said = words(of: text)
        let acts = Set(words(of: profile.remarks.acts))
        return said.indices.prefix(Self.mostBeforeVerb + 1).contains { place in
            guard profile.reported.ownSubjects.contains(said[place]) else { return false }
            let beside = said[max(0, place - 1)...].prefix(Self.mostBesideSubject)
            return !acts.isDisjoint(with: beside)
        }
    }

    /// Whether an utterance denies what is to be confirmed, and goes on with a sentence that says nothing else about it: "nah she
    /// got it back last night".
    func deniesWithReason(_ utterance: String, _ question: Question, of intent: String?) -> Bool {
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        guard question.confirmsIntent, tokens.count > 1 else { return false }
        return (1...min(Self.mostAnswering, tokens.count - 1)).reversed().contains { count in
            let denial = utterance[..<tokens[count - 1].endIndex]
            guard case .no? = plainAnswer(String(denial), question, of: intent) else { return false }
            let reason = String(utterance[tokens[count].startIndex...])
            let words = Set(words(of: reason))
            // "No, that's right" agrees.
            return startsSentence(reason) && isHarmless(reason) && !holdsAgreement(reason) && !announcesValue(reason)
                && numbers(in: reason).isEmpty && exactRequest(in: reason) == nil
                && !names(valueOf: intent, in: reason, besidesTexts: true)
                && words.isDisjoint(with: self.words(of: profile.remarks.takingBack).filter { $0.count > 1 })
        }
    }

    /// Whether a text has words of the language's agreements that mean something by themselves, or begins with an agreement.
    private func holdsAgreement(_ text: String) -> Bool {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        return !agreeingWords.subtracting(idleWords).isDisjoint(with: words(of: text))
            || (1...max(1, min(Self.mostTogether, tokens.count))).contains { count in
                count <= tokens.count && agrees(String(text[..<tokens[count - 1].endIndex]))
            }
    }

    /// Whether a text begins with a word that joins a value to the preceding ones: "with the list" changes what is agreed to.
    func beginsWithLink(_ text: String) -> Bool {
        words(of: text).first.map(profile.prepositions.contains) == true
    }

    /// Whether an utterance ends the request, and goes on with nothing but a reason: "never mind I've got cash on me".
    func cancelsWithReason(_ utterance: String, _ question: Question, of intent: String?) -> Bool {
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        guard tokens.count > 1 else { return false }
        return (1...min(Self.mostEnding, tokens.count - 1)).reversed().contains { count in
            let end = utterance[..<tokens[count - 1].endIndex]
            guard case .cancel? = plainAnswer(String(end), question, of: intent) else { return false }
            let reason = String(utterance[tokens[count].startIndex...])
            // "Stop that for a moment" is about a thing.
            let isThing = WordSequence(reason).dropping(first: profile.followUps.things) != nil
            let isSentence = startsSentence(reason) && !isThing
            return (end.endsWithSign || isSentence) && exactRequest(in: reason) == nil && !announcesValue(reason)
                && numbers(in: reason).isEmpty && !names(valueOf: intent, in: reason)
        }
    }

    /// Whether words that agree may begin an answer. Without a sign behind them, a function word does not: "that is too expensive".
    private func mayBeginAgreement(_ text: String) -> Bool {
        let said = words(of: text)
        guard let first = said.first else { return false }
        return !functionWords.contains(first) || (said.count > 1 && text[...].endsWithSign)
    }

    /// Whether the first words of a text are another reply: "let me think about it".
    private func beginsWithOtherReply(_ text: String, _ question: Question, of intent: String?) -> Bool {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        return (1...min(Self.mostTogether + 1, tokens.count)).contains { count in
            switch plainAnswer(String(text[..<tokens[count - 1].endIndex]), question, of: intent) {
            case nil, .yes?: false
            default: true
            }
        }
    }
}
