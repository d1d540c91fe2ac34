import ParlanceGrammar
import ParlanceMatching

// Answers that are not about what was asked: other values, names that are none, names instead of a text.

extension ReplyReader {
    /// The maximum number of readings among which a time of day is looked for.
    private static let mostReadings = 8
    /// The maximum number of words at the end of an utterance that end the request.
    private static let mostEnding = 3

    /// The whole answer as a name, if it is any words and right behind them a known one, "not a run": these words say
    /// something about the known one. A sign between them separates two names, "my landlord, Oleg".
    func wholeName(
        in result: ParseResult,
        _ utterance: String,
        _ question: Question
    ) -> [String: [ParameterValue]]? {
        guard let parameter = question.parameter else { return nil }
        let slots = result.readings.first?.slots.filter { $0.name == parameter } ?? []
        guard slots.count > 1, slots[0].kind == .wildcard, let words = slots[0].spoken?.range,
            let next = slots[1].spoken?.range, words.upperBound <= next.lowerBound,
            !utterance[words.upperBound..<next.lowerBound].contains(where: \.isPunctuation)
        else { return nil }
        let whole = String(utterance[words.lowerBound...].trimming { $0.isWhitespace || $0.isPunctuation })
        return [parameter: [ParameterValue(.string(whole), spoken: whole)]]
    }

    /// The values that an utterance says of other parameters than the one in question, without free words: "two people" as
    /// answer to "where to?" is no place.
    func otherValues(
        _ utterance: String,
        _ question: Question,
        of intent: String
    ) -> [String: [ParameterValue]]? {
        question.parameter.flatMap { knownValues(in: utterance, of: intent, besides: $0) }
    }

    /// The values that a text says, all of them known to the grammar, and each for one parameter.
    func knownValues(
        in text: String,
        of intent: String,
        besides parameter: String? = nil
    ) -> [String: [ParameterValue]]? {
        let whole = Question(.confirmIntent(IntentResponse(.ready)))
        let result = parse(text, whole, of: intent, isWorking: false, edits: 0)
        return result?.readings.firstResult { reading in
            guard reading.metadata[ReplyKey.reply] == .string(ReplyKey.Reply.value.rawValue),
                reading.replyParameters.isEmpty,
                reading.slots.allSatisfy({ $0.kind != .wildcard && $0.name != parameter })
            else { return nil }
            return values(of: reading)
        }
    }

    /// The time of day that an answer says although the number in it is a value by itself: "at nine" is no party of nine, and
    /// "around nine fifteen" none of fifteen.
    func time(
        insteadOf answer: Reply,
        _ utterance: String,
        _ question: Question,
        of intent: String?
    ) -> Reply? {
        guard case .values(let said) = answer else { return nil }
        let values = said.values.flatMap { $0 }
        let spoken = values.compactMap(\.spoken)
        guard spoken.count == values.count,
            let number = values.first(where: { $0.value.plainNumber != nil })?.spoken
        else { return nil }
        var (parser, options) = setting(question, of: intent, false, edits: 0, isDictation: false)
        options.limit = Self.mostReadings
        return (try? parser.parse(utterance, options: options))?.readings.firstResult { reading in
            let slots = reading.spokenSlots
            guard slots.count == 1, slots[0].value.isMoment, let words = slots[0].spoken?.text,
                words.count > number.count, words.hasSuffix(number), spoken.allSatisfy(words.contains)
            else { return nil }
            return self.values(of: reading).map(Reply.values)
        }
    }

    /// The answer in the clauses of an utterance that would be a name as a whole: "the museum of glass, then, for two people".
    /// The first clause must be a known value of what is asked, or one must end the request.
    func answerInClauses(insteadOfNameIn utterance: String, _ question: Question, of intent: String?) -> Reply? {
        guard utterance.clauses.count > 1 else { return nil }
        switch answerInClauses(utterance, question, of: intent, said: []) {
        case .cancel?: return .cancel
        // "Quist, the one from work."
        case .candidates(let indices)? where indices.count == 1: return .candidates(indices)
        case .values(let values)?:
            guard let parameter = question.parameter, let first = utterance.trimmedClauses.first,
                case .values(let said)? = plainAnswer(first, question, of: intent), said[parameter] != nil
            else { return nil }
            return .values(values)
        default: return nil
        }
    }

    /// The value that is asked for with one of another parameter before or behind it: "to the museum the three of us".
    func answerInParts(_ utterance: String, _ question: Question, of intent: String) -> Reply? {
        guard let parameter = question.parameter, !question.confirmsIntent,
            case .values(let values)? = valuesInParts(of: utterance, for: intent).first, values[parameter] != nil
        else { return nil }
        return .values(values)
    }

    /// The answer with which an utterance ends that would be a name otherwise: behind words that take something back, "a walk, I
    /// meant a run", or one that ends the request, "this is boring cancel it".
    func answerAtEnd(of utterance: String, _ question: Question, of intent: String?) -> Reply? {
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        for count in (2...Self.mostEnding).reversed() where count < tokens.count {
            let start = tokens[tokens.count - count].startIndex
            let before = WordSequence(String(utterance[..<start]))
            // "Leave it at the airport not now" is another sentence.
            guard startsSentence(before.dropping(first: Array(profile.leadingWords))?.text ?? before.text) else {
                continue
            }
            if case .cancel? = plainAnswer(String(utterance[start...]), question, of: intent) { return .cancel }
        }
        return WordSequence(utterance).places(of: profile.selfCorrections).reversed().firstResult { place in
            let said = utterance[place.upperBound...].trimming { $0.isWhitespace || $0.isPunctuation }
            switch said.isEmpty ? nil : plainAnswer(String(said), question, of: intent) {
            case .values(let values)?: return .values(values)
            case .candidates(let indices)?: return .candidates(indices)
            default: return nil
            }
        }
    }

    /// Names of the vocabulary behind words that take something back, while a text is asked for: "no wait, Ben" is no text.
    func namesInsteadOfText(_ utterance: String, of intent: String) -> [String: [ParameterValue]]? {
        guard let declaration = catalog[intent],
            let first = WordSequence(utterance).dropping(first: profile.selfCorrections)
        else { return nil }
        let rests = [first.dropping(first: profile.selfCorrections), first].compactMap { $0 }
        return rests.firstResult { rest in
            exactValues(in: rest.text, for: intent).firstResult { reply in
                guard case .values(let values) = reply,
                    values.allSatisfy({ declaration[$0]?.isPersonal == true && $1.allSatisfy { $0.term != nil } })
                else { return nil }
                return values
            }
        }
    }
}

extension Value {
    /// Whether it is a time on some day.
    fileprivate var isMoment: Bool {
        if case .object(let members) = self { members["dateTime"] != nil } else { false }
    }
}
