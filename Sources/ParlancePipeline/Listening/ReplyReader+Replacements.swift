import ParlanceGrammar
import ParlanceMatching

// One value in the place of another: "not six, seven", "Ben instead of Ruth", "swap the gym for the hotel".

extension ReplyReader {
    /// The maximum number of divisions of an utterance into what is replaced and what replaces it.
    private static let mostDivisions = 32
    /// The maximum number of words of a name that the grammar does not know.
    private static let mostNaming = 4
    /// The maximum number of words between a value and a negation of another one.
    private static let mostBehindValue = 3

    /// The values of the request that is to be confirmed with one of them replaced.
    ///
    /// - Returns: Nil if the utterance is no replacement, or if what it replaces is none of the values.
    func replaced(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question, question.confirmsIntent else { return nil }
        return edits(in: utterance, splits: Self.mostDivisions).firstResult { reading in
            guard let old = reading["old"]?.spoken?.text, let new = reading["new"]?.spoken?.text,
                let said = values(
                    in: String(old),
                    question,
                    of: pending.request.intent,
                    pending.said,
                    allowsAnyWords: false
                ),
                said.count == 1, let (usual, dropped) = said.first
            else { return nil }
            // "Home" is where a ride goes to, unless it begins there: "the gym, not home".
            let alike = parameters(like: usual, pending)
            let own = alike.first { name in dropped.allSatisfy { has($0, of: name, pending) } } ?? usual
            let value = singleValues(in: new[...], pending)[own].map { [$0] }
            // "To the gym, not home" says where it goes to.
            let name = value == nil ? usual : own
            guard let values = value ?? values(of: name, in: String(new), question, pending) else { return nil }
            return pending.replacing(dropped, of: name, by: values, catalog[pending.request.intent]?[name])
        }
    }

    /// The values of a parameter in a text, which may be a name that the grammar does not know.
    private func values(
        of name: String,
        in text: String,
        _ question: Question,
        _ pending: PendingIntent
    ) -> [ParameterValue]? {
        let intent = pending.request.intent
        if let known = values(in: text, question, of: intent, pending.said, allowsAnyWords: false) {
            return known.count == 1 ? known[name] : nil
        }
        let asked = Question(.value, parameter: name)
        guard catalog[intent]?[name]?.type == .term, WordSequence(text).count <= Self.mostNaming,
            let result = parse(text, asked, of: intent, isWorking: false, edits: 0),
            case .values(let free)? = answer(in: result, text, asked, of: intent)
        else { return nil }
        return free.count == 1 ? free[name] : nil
    }

    /// The value before a negation of the one that the request has: "I said twenty, not two hundred", German "zwanzig hab ich gesagt
    /// nicht zweihundert". Other words before it only say that something is meant, and behind it is at most another sentence.
    func valueInsteadOfDenied(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        for place in WordSequence(utterance).places(of: Array(negations)).reversed() {
            let said = String(utterance[..<place.lowerBound]).withoutSigns
            let before = WordSequence(said).dropping(first: profile.selfCorrections)?.text ?? said
            let behind = String(utterance[place.upperBound...])
            guard !before.isEmpty, isHarmless(before), let denied = value(beginning: behind, pending),
                let value = value(in: before, of: denied.parameter, pending), value.value != denied.value.value
            else { continue }
            return .values([denied.parameter: [value]])
        }
        return nil
    }

    /// The value with which a text begins, if the request has it, and nothing belongs to it that follows.
    private func value(
        beginning text: String,
        _ pending: PendingIntent
    ) -> (parameter: String, value: ParameterValue)? {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        guard !tokens.isEmpty else { return nil }
        return (1...min(Self.mostValueWords, tokens.count)).reversed().firstResult { count in
            let said = text[..<tokens[count - 1].endIndex]
            let rest = count == tokens.count ? "" : String(text[tokens[count].startIndex...])
            guard rest.isEmpty || said.endsWithSign || startsSentence(rest) else { return nil }
            let found = singleValues(in: said, pending).filter { has($0.value, of: $0.key, pending) }
            return found.count == 1 ? found.first.map { ($0.key, $0.value) } : nil
        }
    }

    /// Whether a request has a value, or words that were resolved to it.
    private func has(_ value: ParameterValue, of name: String, _ pending: PendingIntent) -> Bool {
        let memory = pending.memories[name] ?? ParameterMemory()
        return pending.request.values(of: name).contains { known in
            known.value.plainNumber.map { $0 == value.value.plainNumber } ?? memory.means(value, known)
        }
    }

    /// The only value of a parameter at the end of a text, behind words that only announce it, or at its beginning, before a few
    /// others that name nobody else.
    private func value(in text: String, of parameter: String, _ pending: PendingIntent) -> ParameterValue? {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        guard !tokens.isEmpty else { return nil }
        return (1...min(Self.mostValueWords, tokens.count)).reversed().firstResult { count in
            let first = text[..<tokens[count - 1].endIndex]
            let last = text[tokens[tokens.count - count].startIndex...]
            let behind = words(of: String(text[first.endIndex...]))
            let others = Set(profile.reported.others + words(of: profile.questionWords))
            if behind.count <= Self.mostBehindValue, others.isDisjoint(with: behind),
                let value = singleValues(in: first, pending)[parameter]
            {
                return value
            }
            let before = words(of: String(text[..<last.startIndex]))
            return wordsBeforeValues.isSuperset(of: before) ? singleValues(in: last, pending)[parameter] : nil
        }
    }

    /// The only value that a text says, for each parameter that may take it: "the station" may be where a ride begins or ends.
    private func singleValues(in text: Substring, _ pending: PendingIntent) -> [String: ParameterValue] {
        let said = String(text).withoutSigns
        if let values = fixedValues(in: said, pending) {
            guard values.count == 1, let (name, said) = values.first, said.count == 1 else { return [:] }
            return [name: said[0]]
        }
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        guard hasFixedValue(said, of: pending.request.intent, besidesTexts: true),
            case .undecided(let values, let parameters, _)? = plainAnswer(said, question, of: pending.request.intent),
            values.count == 1
        else { return [:] }
        return Dictionary(parameters.map { ($0, values[0]) }) { first, _ in first }
    }

    /// A parameter, and the others of the request that are for things of its kind: a ride may begin at home, or end there.
    private func parameters(like name: String, _ pending: PendingIntent) -> [String] {
        guard let declaration = catalog[pending.request.intent], let own = declaration[name], own.type == .term else {
            return [name]
        }
        let alike = declaration.parameters.filter { other in
            other.type == .term && other.recall == own.recall && other.isArray == own.isArray
        }
        return alike.map(\.name)
    }

    /// The words before a value that only tell that it is meant: "no, I said".
    private var wordsBeforeValues: Set<String> {
        profile.leadingWords.union(profile.words(ofRule: "reply_set"))
            .union((profile.selfCorrections + profile.followUps.correcting).flatMap(words))
    }

    /// The readings of an utterance as an edit: its slots say which words are replaced, left out or added, or how a number changes.
    ///
    /// - Parameter splits: The maximum number of readings that divide the utterance in other ways.
    func edits(in utterance: String, as kind: ReplyKey.Reply = .edit, splits: Int = 1) -> [Reading] {
        var (parser, options) = setting(nil, of: nil, false, edits: 0, isDictation: false)
        options.context[ReplyKey.question] = .string(ReplyKey.Question.edit.rawValue)
        options.splits = splits > 1
        options.limit = splits
        let readings = (try? parser.parse(utterance, options: options))?.readings ?? []
        return readings.filter { $0.metadata[ReplyKey.reply] == .string(kind.rawValue) }
    }
}

extension PendingIntent {
    /// The values of a parameter with others in the place of those that are dropped; nil if it has none of them.
    fileprivate func replacing(
        _ dropped: [ParameterValue],
        of name: String,
        by values: [ParameterValue],
        _ parameter: ParameterDeclaration?
    ) -> Reply? {
        let known = request.values(of: name)
        guard parameter?.isArray == true, known.count > 1 else { return .values([name: values]) }
        let memory = memories[name] ?? ParameterMemory()
        func isDropped(_ value: ParameterValue) -> Bool { dropped.contains { memory.means($0, value) } }
        guard let first = known.firstIndex(where: isDropped) else { return nil }
        let new = known[..<first] + values + known[first...].filter { !isDropped($0) }
        return .values([name: Array(new)])
    }
}
