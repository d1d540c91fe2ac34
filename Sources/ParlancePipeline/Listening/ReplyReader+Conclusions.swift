import ParlanceGrammar
import ParlanceMatching

// Requests and answers behind a story that leads to them: "my nan wanted to cancel it but I won't let her so book it", "it's Sarah
// Bell's birthday today give her a ring".

extension ReplyReader {
    /// The maximum number of words of a story and what is wanted.
    private static let mostTold = 40
    /// The maximum number of endings that are read.
    private static let mostEndings = 6
    /// The maximum number of words from a word of saying to what is said.
    private static let mostBehindSpeech = 4
    /// The maximum number of words of saying and of whom is spoken to, before a sign and what is said: "begging me".
    private static let mostIntroducing = 2
    /// The maximum number of phrases that turn to what is wanted: "so, right, now".
    private static let mostTurns = 3

    /// How the last words of an utterance are joined to the story before them, the weakest first.
    private enum Link: Int, Comparable {
        /// They begin with a word with which a request begins.
        case none
        /// A sign stands before them, or a word that only joins.
        case joined
        /// The speaker turns to them: "but", "right".
        case turn
        /// They follow from the story: "so".
        case conclusion

        static func < (first: Link, second: Link) -> Bool { first.rawValue < second.rawValue }
    }

    /// The last words of an utterance, and the story before them.
    private struct Ending {
        let story: String
        let text: String
        let link: Link
        /// Whether the last word between them agrees: "so yes".
        var agrees = false
    }

    /// The meaning of the last words of an utterance that has none as a whole, if a story before them leads to them. They must be
    /// understood word for word. The user confirms a request always, and agrees only by saying what is to be done.
    func conclusion(of utterance: String, _ pending: PendingIntent?) -> HeardReply? {
        guard readsPartially, takesReasons, !profile.remarks.turns.isEmpty, !isReminder(utterance) else { return nil }
        var reader = self
        reader.takesReasons = false
        reader.readsPartially = false
        return endings(of: utterance).prefix(Self.mostEndings).firstResult { ending in
            guard mayLead(ending), !asksSomething(ending.story) else { return nil }
            var (text, heard) = reader.meaning(of: ending, pending)
            guard isWanted(heard, as: ending, pending) else { return nil }
            text = text.withoutSigns
            let correction = Correction(said: utterance, understood: text, isPartial: true)
            heard.correction = correction
            if case .followUp(var request) = heard.reply {
                request.corrections.append(correction)
                heard.reply = .followUp(request)
            }
            return heard
        }
    }

    /// The agreement at the end of an utterance that would else be the open request anew, without its values: "I'm in a meeting, so
    /// send the text".
    func agreementAtEnd(of utterance: String, _ pending: PendingIntent?) -> HeardReply? {
        guard pending?.question?.confirmsIntent == true,
            let heard = conclusion(of: utterance, pending), case .yes = heard.reply
        else { return nil }
        return heard
    }

    /// A request at the end of an utterance with a pronoun for the only person whom the story before it names: "it's Sarah Bell's
    /// birthday today give her a ring".
    func conclusionAboutNamed(
        _ utterance: String,
        insteadOf heard: HeardReply,
        _ pending: PendingIntent?
    ) -> HeardReply? {
        guard readsPartially, takesReasons, pending?.question == nil, !profile.remarks.turns.isEmpty,
            mayMeanNamed(heard.reply), heard.details.isEmpty,
            !WordSequence(utterance).places(of: profile.followUps.persons).isEmpty
        else { return nil }
        return endings(of: utterance).prefix(Self.mostEndings).firstResult { ending in
            let pronouns = WordSequence(ending.text).places(of: profile.followUps.persons)
            guard let place = pronouns.last, mayLead(ending), !asksSomething(ending.story),
                let found = named(ending.text, at: place, in: [ending.story])
            else { return nil }
            return HeardReply(
                .request(found.reading),
                Correction(said: utterance, understood: found.text, isPartial: true)
            )
        }
    }

    /// The endings of an utterance, the longest first.
    private func endings(of utterance: String) -> [Ending] {
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        guard (3...Self.mostTold).contains(tokens.count) else { return [] }
        let open = Set(words(of: profile.remarks.unfinished + " " + profile.remarks.speech)).union(negations)
        var found: [Ending] = []
        for index in 1..<tokens.count {
            let story = String(utterance[..<tokens[index - 1].endIndex])
            let rest = WordSequence(String(utterance[tokens[index].startIndex...]))
            let turned = endings(behind: story, turning: rest)
            found += turned
            guard turned.isEmpty, let last = words(of: story).last else { continue }
            if story[...].endsWithSign {
                found.append(Ending(story: story, text: rest.text, link: .joined))
            } else if index > 1, let first = words(of: rest.text).first, commands.contains(first), !open.contains(last)
            {
                found.append(Ending(story: story, text: rest.text, link: .none))
            }
        }
        return found
    }

    /// The texts behind the words at the beginning of another one that turn to what is wanted.
    private func endings(behind story: String, turning rest: WordSequence) -> [Ending] {
        let remarks = profile.remarks
        var found: [Ending] = []
        var (text, link) = (rest, Link.joined)
        for _ in 0..<Self.mostTurns {
            guard let shorter = text.dropping(first: remarks.joints + remarks.turns) else { break }
            let turn = String(text.text[..<text.text.index(text.text.endIndex, offsetBy: -shorter.text.count)])
                .withoutSigns
            let isConclusion = text.dropping(first: remarks.joints) != nil
            let isJoiner = profile.joiners.contains(turn.lowercased())
            link = max(link, isConclusion ? .conclusion : isJoiner ? .joined : .turn)
            text = shorter
            let agrees = words(of: turn).last.map(beginsWithYes) == true
            // "Yes, ask him" agrees, and "ask him" alone does not.
            if found.isEmpty, agrees {
                found.append(Ending(story: story, text: rest.text, link: max(link, .turn), agrees: true))
            }
            found.append(Ending(story: story, text: text.text, link: link, agrees: agrees))
        }
        return found
    }

    /// Whether a story may lead to what follows it. What depends on a condition, is somebody else's words, or takes something
    /// back, leads to it only if words say so.
    private func mayLead(_ ending: Ending) -> Bool {
        let spoken = WordSequence(ending.story)
        let said = Set(words(of: ending.story))
        let back = words(of: profile.remarks.takingBack).filter { $0.count > 1 }
        let isConditional = !spoken.places(of: profile.conditions).isEmpty
        let isReported = !said.isDisjoint(with: words(of: profile.remarks.speech))
        if isConditional, ending.link < .conclusion { return false }
        if isReported || !said.isDisjoint(with: back), ending.link < .turn { return false }
        if ending.link < .conclusion, isQuoted(behind: ending.story) { return false }
        if ending.link == .none, said.isDisjoint(with: words(of: profile.remarks.verbs)) { return false }
        // Another request is not left out.
        return !isRequest(ending.story) && !ending.story.trimmedClauses.flatMap(parts).contains(where: isRequest)
    }

    /// Whether the words behind a story may be somebody's who is quoted: a word of saying stands in its last words, and no sign behind it
    /// but one that introduces what is said: "the driver said okay go ahead", "she keeps begging me, go on, send it". "Like I said,
    /// yes, send it" quotes nobody.
    private func isQuoted(behind story: String) -> Bool {
        let speech = Set(words(of: profile.remarks.speech + " " + profile.remarks.cries))
        let tokens = story.split(whereSeparator: \.isWhitespace)
        let said = tokens.lastIndex { !speech.isDisjoint(with: words(of: String($0))) }
        guard let place = said else { return false }
        let behind = tokens[place...]
        let speaker = place > 0 ? words(of: String(tokens[place - 1])).last : nil
        let isIntroduced =
            speaker.map(profile.reported.ownSubjects.contains) != true && behind.count <= Self.mostIntroducing
            && !behind.dropLast().contains(where: \.endsWithSign)
        return behind.count <= Self.mostBehindSpeech && (isIntroduced || !behind.contains(where: \.endsWithSign))
    }

    /// Whether a text is a request, also with a time or a condition.
    private func isRequest(_ text: String) -> Bool {
        exactRequest(in: text) != nil || divisions(of: text).contains { exactRequest(in: $0.rest) != nil }
    }

    /// Whether the words of a story right before its end deny something: "I don't like it. Book it."
    private func endsWithDenial(_ story: String) -> Bool {
        let turns = WordSequence(story).places(of: profile.remarks.turns + profile.remarks.joints)
        return negates(String(story[(turns.last?.lowerBound ?? story.startIndex)...]))
    }

    /// Whether a pronoun in a request may mean a person whom the words before it name: it means nobody by itself, or somebody whom
    /// an earlier request named.
    private func mayMeanNamed(_ reply: Reply) -> Bool {
        switch reply {
        case .request(let reading): lacksPerson(reading)
        case .followUp: true
        default: false
        }
    }

    /// Whether a request has no known person where it can have one.
    private func lacksPerson(_ reading: Reading) -> Bool {
        let persons = catalog[reading.intent]?.parameters.filter { $0.recall == .person }.map(\.name) ?? []
        return !persons.isEmpty
            && !reading.slots.contains { persons.contains($0.name) && ParameterValue($0).term != nil }
    }

    /// Whether the last sentence of a story is a question, which the rest may belong to.
    private func asksSomething(_ story: String) -> Bool {
        guard let last = story.sentences.last.map(String.init) else { return false }
        // "If" asks in "ask Ben if he comes" only.
        return isQuestion(last) && WordSequence(last).dropping(first: profile.conditions) == nil
    }

    /// The meaning of the last words, with the person whom the story names for a pronoun. If the story names somebody who is not
    /// known, nobody else is meant.
    private func meaning(of ending: Ending, _ pending: PendingIntent?) -> (text: String, heard: HeardReply) {
        if let pending, pending.question?.confirmsIntent == true, restatesWithoutAgreeing(ending.text, pending) {
            return (ending.text, HeardReply(.yes))
        }
        let pronouns = WordSequence(ending.text).places(of: profile.followUps.persons)
        guard let place = pronouns.last else { return (ending.text, heard(ending.text, pending)) }
        if let named = heard(ending.text, at: place, in: ending.story, pending) { return named }
        var reader = self
        if namesStranger(ending.story) { reader.remembered = [] }
        return (ending.text, reader.heard(ending.text, pending))
    }

    private func heard(_ text: String, _ pending: PendingIntent?) -> HeardReply {
        read(text, pending: pending, isWorking: false)
    }

    /// The meaning of a text with a person whom a story names in the place of a pronoun.
    private func heard(
        _ text: String,
        at place: Range<String.Index>,
        in story: String,
        _ pending: PendingIntent?
    ) -> (text: String, heard: HeardReply)? {
        guard pending?.question != nil else {
            return named(text, at: place, in: [story]).map { ($0.text, HeardReply(.request($0.reading))) }
        }
        return names(in: story).firstResult { name in
            let whole = text.replacingSubrange(place, with: name).whole
            let heard = heard(whole, pending)
            return heard.reply.namesKnownPerson(of: catalog[pending?.request.intent ?? ""]) ? (whole, heard) : nil
        }
    }

    /// Whether the last words of an utterance may be carried out, or change what is open.
    private func isWanted(_ heard: HeardReply, as ending: Ending, _ pending: PendingIntent?) -> Bool {
        if heard.isFree || heard.isInDoubt || heard.correction != nil { return false }
        let isAsked = pending?.question != nil
        switch heard.reply {
        case .yes:
            return isAsked && orders(ending.text, pending)
                && (ending.link >= .turn || !endsWithDenial(ending.story)) && !mayBeAboutOther(ending)
        case .no, .cancel:
            return isAsked && (ending.link == .conclusion || ending.link == .turn && isOrder(ending.text))
        case .values(let values), .additions(let values):
            // "Give it to Mummy" is not taken at once for whom to call.
            let isAlwaysConfirmed = pending.flatMap { catalog[$0.request.intent] }?.confirmation == .always
            let isSaid = announcesValue(ending.text) || isCommand(ending.text) && isAlwaysConfirmed
            // "John as well but he had a starter so fifteen" may be about John.
            let mayBeAboutOther =
                pending?.question?.confirmsIntent == true
                && names(valueOf: pending?.request.intent, in: ending.story, besidesTexts: true, besides: pending)
            return isAsked && !namesUnknown(values, of: pending?.request.intent)
                && (isSaid || ending.link >= .turn && !mayBeAboutOther)
        case .removals, .clear, .candidates, .position, .except: return isAsked && ending.link >= .turn
        case .request(let reading)
        where !isCommand(ending.text) && namesUnknown(reading.spokenValues, of: reading.intent):
            return false
        case .request, .requests, .followUp, .sequence:
            // "So no running for me today" starts nothing.
            let isDenied = words(of: ending.text).first.map(negations.contains) == true
            let isFragment = !isCommand(ending.text) && exactFragment(in: ending.text) != nil
            // "Take me anywhere but the airport" turns to nothing.
            let isException = isFragment && isCommand(ending.story) && !ending.story[...].endsWithSign
            return !isDenied && !isException && (ending.link >= .turn || !isAsked && !isFragment)
        default: return false
        }
    }

    /// Whether a pronoun in the last words may mean somebody of whom only the story speaks: "her boyfriend paid so send it to him".
    /// It does not if the story has the same pronoun, or if an agreement stands right before those words.
    private func mayBeAboutOther(_ ending: Ending) -> Bool {
        let pronouns = WordSequence(ending.text).places(of: profile.followUps.persons)
        guard let pronoun = pronouns.last.map({ ending.text[$0].lowercased() }) else { return false }
        return !ending.agrees && !beginsWithYes(ending.text) && !words(of: ending.story).contains(pronoun)
    }

    /// Whether a text says what is to be done with what is open, and nothing else.
    private func orders(_ text: String, _ pending: PendingIntent?) -> Bool {
        if let pending, pending.question?.confirmsIntent == true, restatesWithoutAgreeing(text, pending) { return true }
        return (isOrder(text) || isCommand(text)) && agrees(text)
    }

    /// Whether a text begins with a word that agrees, and does not only welcome what was heard.
    private func beginsWithYes(_ text: String) -> Bool {
        guard let first = words(of: text).first else { return false }
        return !Set(profile.remarks.praises).contains(first) && !commands.contains(first) && agrees(first)
    }

    /// Whether a text begins with a word with which a request begins.
    func isCommand(_ text: String) -> Bool { words(of: text).first.map(commands.contains) == true }

    /// The words with which a request begins, without those that also make a statement or a question.
    var commands: Set<String> {
        Set(words(of: profile.remarks.commands)).subtracting(words(of: profile.remarks.verbs))
            .subtracting(profile.subjects ?? [])
    }
}

extension Reply {
    /// Whether it says who is meant, and the grammar knows the person.
    fileprivate func namesKnownPerson(of declaration: IntentDeclaration?) -> Bool {
        guard case .values(let values) = self else { return false }
        return values.contains { name, said in
            declaration?[name]?.recall == .person && !said.isEmpty && said.allSatisfy { $0.term != nil }
        }
    }
}

extension Reading {
    /// The values that words say.
    fileprivate var spokenValues: [String: [ParameterValue]] {
        Dictionary(grouping: spokenSlots, by: \.name).mapValues { $0.map(ParameterValue.init) }
    }
}

extension ReportedWords {
    /// The pronouns of whoever speaks, which stay as they are: "I", "we".
    var ownSubjects: Set<String> { Set(pairs.filter { $0.first == $0.second }.map(\.second)) }

    /// The pronouns of whoever is spoken to: "you".
    var subjectsSpokenTo: Set<String> { Set(pairs.filter { $0.first != $0.second }.map(\.second)) }

    private var pairs: [(first: String, second: String)] {
        subjects.map { $0.lowercased().split(separator: " ").map(String.init) }.filter { $0.count == 2 }
            .map { ($0[0], $0[1]) }
    }
}
