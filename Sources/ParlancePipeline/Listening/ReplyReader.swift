import ParlanceGrammar
import ParlanceMatching

/// Reads utterances as replies to the open question.
struct ReplyReader {
    /// The maximum number of words of a correction that may be another request, or of words that only ask for time.
    static let mostCorrecting = 5
    /// The maximum number of readings of an answer.
    private static let mostReadings = 8
    /// The maximum number of words of a denial, with what it denies.
    private static let mostDenied = 3

    let parser: Parser
    let language: String
    let catalog: IntentCatalog
    let situation: Situation
    /// The time that relative times refer to.
    var now: ReferenceTime?
    /// Whether a request is read in part if no template matches it as a whole.
    var readsPartially: Bool
    /// The domain that the program is for; nil: several.
    let program: String?
    /// The earlier requests that an utterance may refer to, the last one first.
    var remembered: [RememberedRequest]
    /// Whether a scheduler keeps the last request: "forget it" is about it then.
    var isScheduled = false
    /// Whether sentences around what is said are left out if they only give a reason.
    var takesReasons = true

    /// The facts of the language.
    var profile: LanguageProfile { parser.profile }

    /// The meaning of an utterance.
    ///
    /// - Parameters:
    ///   - pending: The intent with the open question.
    ///   - isWorking: Whether a handler is at work.
    func read(_ utterance: String, pending: PendingIntent?, isWorking: Bool) -> HeardReply {
        let heard = readBesideReasons(utterance, pending, isWorking: isWorking)
        guard let pending, pending.question != nil else { return considered(heard, in: utterance) }
        return agreementForLater(utterance, insteadOf: heard, pending) ?? heard
    }

    /// The meaning of an utterance, without sentences that only give a reason.
    private func readBesideReasons(_ utterance: String, _ pending: PendingIntent?, isWorking: Bool) -> HeardReply {
        var heard = readWhole(utterance, pending: pending, isWorking: isWorking)
        if heard.mayBeTalk, speaksToSomebody(utterance) { return HeardReply(.none) }
        if case .none = heard.reply, let change = change(askedForIn: utterance, pending) { heard = change }
        guard takesReasons else { return heard }
        if case .followUp = heard.reply {
            if let named = requestAboutNamed(utterance, pending) { return named }
            if let unknown = requestAboutStranger(utterance, pending, isWorking: isWorking) { return unknown }
        }
        if case .request(let reading) = heard.reply, reading.spokenSlots.isEmpty,
            let agreed = agreementAtEnd(of: utterance, pending)
        {
            return agreed
        }
        if let named = conclusionAboutNamed(utterance, insteadOf: heard, pending) { return named }
        if heard.isFree, isQuestion(utterance), let asked = question(aboutOpen: utterance, pending) { return asked }
        guard heard.isInDoubt else { return heard }
        return withoutReasons(utterance, pending, isWorking: isWorking)
            ?? requestAboutNamed(utterance, pending) ?? conclusion(of: utterance, pending)
            ?? question(aboutOpen: utterance, pending) ?? question(aboutDone: utterance, pending) ?? heard
    }

    /// The meaning of an utterance, all of whose words count.
    func readWhole(_ utterance: String, pending: PendingIntent?, isWorking: Bool) -> HeardReply {
        let question = pending?.question
        let intent = pending?.request.intent
        if question == nil, isReminder(utterance) { return reminderInClauses(utterance) ?? HeardReply(.none) }
        if let heard = replyBeforeParsing(utterance, pending: pending, isWorking: isWorking) { return heard }
        let found = question == nil ? requests(in: utterance, isWorking: isWorking) : nil
        if let found, let heard = requests(among: found, in: utterance, isWorking: isWorking) { return heard }
        let whole = found.flatMap { $0.isSplit ? nil : $0.whole }
        guard let result = whole ?? parse(utterance, question, of: intent, isWorking: isWorking) else {
            return HeardReply(.none)
        }
        if let pending, question != nil, result.isFreeReply,
            let anew = modifiedRequestAnew(in: utterance, of: pending.request.intent, isWorking: isWorking)
        {
            return anew
        }
        if let pending, let question, result.match != .exact,
            let answer = exactAnswer(utterance, question, of: pending.request.intent)
        {
            return HeardReply(readdressed(by: answer, in: utterance, pending) ?? answer)
        }
        let reply =
            answer(in: result, utterance, question, of: intent)
            ?? answer(within: result.outcome, question, of: intent)
            ?? request(in: result.outcome, isAsked: question != nil)
        if let pending, let other = readdressed(by: reply, in: utterance, pending) { return HeardReply(other) }
        if let pending, let shifted = shifted(reply, in: utterance, pending) { return HeardReply(shifted) }
        if let pending, let amended = amended(by: reply, in: utterance, pending) { return HeardReply(amended) }
        if let question, let agreed = agreeing(besides: reply, in: utterance, question) { return HeardReply(agreed) }
        if case .removals = reply, let pending, let replaced = replacement(utterance, pending) {
            return HeardReply(replaced)
        }
        if case .none = reply, let pending, let other = unusualReply(utterance, pending) {
            return HeardReply(readdressed(by: other, in: utterance, pending) ?? other)
        }
        if let pending, let heard = amongOthers(utterance, insteadOf: reply, isName: result.isFreeReply, pending) {
            return heard
        }
        if case .none = reply, question == nil, let said = idleReply(utterance) { return HeardReply(said) }
        if question == nil {
            let request = requestInClauses(utterance, of: reply, result.outcome)
            if let heard = request ?? followUpInClauses(utterance, of: reply, result.outcome) { return heard }
            if case .none = reply, let said = takenBackInClauses(utterance) { return HeardReply(said) }
            if let heard = requestBesideRemarks(utterance, of: reply, result.outcome) { return heard }
            if case .request(let reading) = reply, !reading.unexplainedWords.isEmpty {
                if joinsOthers(reading, in: utterance) { return HeardReply(.none) }
                return partialRequest(reading, of: utterance)
            }
        }
        var heard = HeardReply(reply, result.outcome.correction(of: utterance), isFree: result.isFreeReply)
        if case .request(let reading) = reply { heard.details = wholeText(of: reading, in: utterance) }
        return heard
    }

    /// Replies that precede all requests: texts that are taken down, answers with a request behind them, what a scheduler
    /// keeps and is taken back, and corrections of what was just said.
    private func replyBeforeParsing(_ utterance: String, pending: PendingIntent?, isWorking: Bool) -> HeardReply? {
        if let pending, let question = pending.question,
            let said = dictation(utterance, question, of: pending.request.intent)
        {
            return HeardReply(said)
        }
        if let pending,
            let reply = replyBeforeRequest(utterance, pending) ?? replaced(utterance, pending)
                ?? edited(utterance, pending) ?? scaled(utterance, pending)
        {
            return HeardReply(reply)
        }
        guard pending?.question == nil else { return nil }
        if isScheduled, let reply = idleReply(utterance) ?? takenBackInClauses(utterance), reply.takesBack {
            return HeardReply(reply)
        }
        return SelfCorrectionReader(utterance, for: self).corrected.map {
            read($0, pending: pending, isWorking: isWorking)
        }
    }

    /// The requests of an utterance while nothing is asked: several, a follow-up, fragments, or one that says more than its
    /// template reads. Nil if the reading of the whole utterance stands, or if there is none.
    private func requests(among found: RequestsResult, in utterance: String, isWorking: Bool) -> HeardReply? {
        if found.whole.best?.slots.isEmpty != true, asksForTime(utterance) { return HeardReply(.none) }
        if let heard = sameForOthers(in: utterance) { return heard }
        if let readings = requestsBehindText(utterance, found.whole) { return HeardReply(.requests(readings)) }
        if let rest = behindDenied(found, in: utterance) { return read(rest, pending: nil, isWorking: isWorking) }
        if let rest = behindExclamation(found, in: utterance) { return read(rest, pending: nil, isWorking: isWorking) }
        if let rest = besideCalls(found, in: utterance) { return read(rest, pending: nil, isWorking: isWorking) }
        if let readings = found.splitReadings, !cutsTime(found, utterance) {
            return several(found, read: readings, in: utterance, isWorking: isWorking)
        }
        guard !found.isSplit else { return nil }
        let whole = found.whole
        if let correction = correction(utterance, insteadOf: whole) { return HeardReply(correction) }
        if let request = followUp(utterance, insteadOf: whole) { return HeardReply(.followUp(request)) }
        if isDenied(utterance, whole) { return HeardReply(.none) }
        if whole.match != .exact {
            if let reply = followUpBeforeRequest(utterance) { return HeardReply(reply) }
            if let heard = fragments(in: utterance, isWorking) { return heard }
            if let readings = modifiedRequests(utterance, isWorking) { return heard(readings, in: utterance) }
        }
        if let heard = modifiedRequest(utterance, insteadOf: whole, isWorking) { return heard }
        if let readings = requestsBesideRemarks(utterance, whole) { return HeardReply(.requests(readings)) }
        return requestBesideSigns(utterance, whole)
    }

    /// Whether an utterance only asks for time: "just a sec" is no workout of a second.
    private func asksForTime(_ utterance: String) -> Bool {
        guard words(of: utterance).count <= Self.mostCorrecting else { return false }
        let answer = plainAnswer(utterance, Question(.confirmIntent(IntentResponse(.ready))), of: "")
        if case .aside(.wait)? = answer { return true }
        return false
    }

    /// Whether an utterance says that there is none of what it would ask for without its first word: "no answer", "no music".
    /// A sign makes it a request: "no, music".
    private func isDenied(_ utterance: String, _ result: ParseResult) -> Bool {
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        guard (2...Self.mostDenied).contains(tokens.count), result.match == .exact,
            negations.contains(tokens[0].lowercased())
        else { return false }
        return exactRequest(in: String(utterance[tokens[1].startIndex...]))?.template == result.best?.template
    }

    /// The words behind an exclamation that is corrected to a word of a request: "right, he's not answering" writes nothing.
    private func behindExclamation(_ found: RequestsResult, in utterance: String) -> String? {
        guard !found.isSplit, let first = WordSequence(utterance).firstWord,
            let edit = found.whole.best?.editedWords.first, edit.kind != .filler, edit.range == first,
            profile.leadingWords.contains(utterance[first].lowercased()),
            utterance[first.upperBound...].first?.isPunctuation == true
        else { return nil }
        return String(utterance[utterance.index(after: first.upperBound)...].trimming(while: \.isWhitespace))
    }

    /// The words behind requests that are denied: "no answer, text her".
    private func behindDenied(_ found: RequestsResult, in utterance: String) -> String? {
        guard found.isSplit else { return nil }
        let denied = found.requests.prefix { isDenied($0.text, $0.result) }
        guard !denied.isEmpty, denied.count < found.requests.count else { return nil }
        return String(utterance[found.requests[denied.count].range.lowerBound...])
    }

    /// The values in the clauses of an utterance that takes others away: "not Ben, Mia", "the gym, not home".
    private func replacement(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question else { return nil }
        if question.confirmsIntent, let value = valueInsteadOfDenied(utterance, pending) { return value }
        guard utterance.clauses.count > 1,
            case .values(let values)? = answerInClauses(
                utterance,
                question,
                of: pending.request.intent,
                said: pending.said
            )
        else { return nil }
        return .values(values)
    }

    /// The meaning of an utterance that is no answer as a whole.
    private func unusualReply(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question, !saysMore(utterance, pending) else { return nil }
        let intent = pending.request.intent
        let answer =
            otherChoice(utterance, pending) ?? answerInClauses(utterance, question, of: intent, said: pending.said)
            ?? amendedText(utterance, pending) ?? amendedTextInClauses(utterance, pending)
            ?? textWithOtherTime(utterance, pending) ?? continuedText(utterance, pending)
            ?? valueInsteadOfDenied(utterance, pending)
        // "No, call her instead" is more than a denial.
        if case .no? = answer { return otherRequest(utterance, pending).map(Reply.followUp) ?? .no }
        let others = question.confirmsIntent ? nil : otherValues(utterance, question, of: intent)
        return answer ?? answerInParts(utterance, question, of: intent) ?? others.map(Reply.values)
            ?? otherRequest(utterance, pending).map(Reply.followUp)
    }

    /// The request in one clause of an utterance that has no meaning as a whole, or only in part.
    private func requestInClauses(_ utterance: String, of reply: Reply, _ outcome: ParseOutcome) -> HeardReply? {
        switch (reply, outcome) {
        case (.none, _): requestInClauses(utterance)
        case (.request(let reading), .partial): requestInClauses(utterance, insteadOf: reading)
        default: nil
        }
    }

    /// The follow-up in one clause of such an utterance.
    private func followUpInClauses(_ utterance: String, of reply: Reply, _ outcome: ParseOutcome) -> HeardReply? {
        switch (reply, outcome) {
        case (.none, _), (.request, .partial): followUpInClauses(utterance).map { HeardReply(.followUp($0)) }
        default: nil
        }
    }

    /// The answer in a request of the open intent that has a value for the parameter in question: "take me to the
    /// station" as answer to "where to?".
    private func answer(within outcome: ParseOutcome, _ question: Question?, of intent: String?) -> Reply? {
        guard case .exact(let reading, _) = outcome, !reading.isReply, reading.intent == intent,
            let parameter = question?.parameter, let values = values(of: reading), values[parameter] != nil
        else { return nil }
        return .values(values)
    }

    /// The answer without corrections. It precedes all readings with corrections.
    private func exactAnswer(_ utterance: String, _ question: Question, of intent: String?) -> Reply? {
        guard let result = parse(utterance, question, of: intent, isWorking: false, edits: 0),
            let answer = answer(in: result, utterance, question, of: intent)
        else { return nil }
        if case Reply.none = answer { return nil }
        return answer
    }

    /// The values in an answer to a question whether to carry out a request, in all readings without corrections, the best
    /// first.
    func exactValues(in text: String, for intent: String) -> [Reply] {
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        let result = parse(text, question, of: intent, isWorking: false, edits: 0)
        return (result?.readings ?? []).compactMap(reply).filter(\.hasValues)
    }

    /// The request that a text matches word for word; nil if it is an answer or no request.
    func exactRequest(in text: String) -> Reading? {
        guard case .exact(let reading, _)? = parse(text, nil, of: nil, isWorking: false, edits: 0)?.outcome else {
            return nil
        }
        return reading.isReply ? nil : reading
    }

    /// The meaning of an utterance that is no request, while nothing is asked: thanks, "what can you do?".
    func idleReply(_ utterance: String) -> Reply? {
        var (parser, options) = setting(nil, of: nil, false, edits: 0, isDictation: false)
        options.context[ReplyKey.question] = .string(ReplyKey.Question.idle.rawValue)
        return (try? parser.parse(utterance, options: options))?.readings.first(where: \.isReply).flatMap(reply)
    }

    private func followUp(_ utterance: String, insteadOf literal: ParseResult) -> IntentRequest? {
        if literal.match == .exact, literal.best?.isReply == true { return nil }
        return FollowUpReader(self, remembered: remembered).request(in: utterance, insteadOf: literal)
    }

    func answer(in result: ParseResult, _ utterance: String, _ question: Question?, of intent: String?) -> Reply? {
        guard let answer = answer(in: result, utterance) else { return nil }
        guard let question else { return answer }
        if question.confirmsIntent, takesLinkForValue(result, utterance) { return Reply.none }
        if case .yes = answer, beginsWithDenial(utterance, question) || isDoubted(utterance) || asksBack(utterance) {
            return Reply.none
        }
        if case .values(let values) = answer, question.confirmsIntent,
            areTalk(values, in: utterance, of: intent)
        {
            return Reply.none
        }
        if case .values(let values) = answer,
            let anew = valuesSaidAnew(insteadOf: values, utterance, question, of: intent)
        {
            return .values(anew)
        }
        if case .values(let values) = answer, isContradiction(values, of: intent) {
            return otherReading(of: utterance, question, intent) ?? Reply.none
        }
        if case .values(let values) = answer, question.confirmsIntent, areOtherRequest(values, in: utterance, intent) {
            return Reply.none
        }
        if result.isFreeReply || result.best.map({ takesSign($0, of: intent) }) == true,
            let clauses = answerInClauses(insteadOfNameIn: utterance, question, of: intent)
        {
            return clauses
        }
        guard result.isFreeReply else { return time(insteadOf: answer, utterance, question, of: intent) ?? answer }
        if let intent, let others = otherValues(utterance, question, of: intent) { return .values(others) }
        if let other = answerAtEnd(of: utterance, question, of: intent) { return other }
        if let candidate = misspeltCandidate(utterance, question) { return candidate }
        if let name = wholeName(in: result, utterance, question) { return .values(name) }
        return agrees(utterance) ? Reply.none : answer
    }

    /// The values of the open request as it is said anew, in words of which an answer would take all but the first for its text: "text
    /// Mia I'm late" while the person is asked for.
    private func valuesSaidAnew(
        insteadOf values: [String: [ParameterValue]],
        _ utterance: String,
        _ question: Question,
        of intent: String?
    ) -> [String: [ParameterValue]]? {
        guard !question.confirmsIntent, let asked = question.parameter, values[asked] == nil,
            areTexts(values, of: intent),
            let reading = exactRequest(in: utterance), reading.intent == intent,
            let said = self.values(of: reading), said[asked] != nil
        else { return nil }
        return said
    }

    /// Whether an answer says two numbers or options where only one can be: "twenty dollars fifty", "minutes" and "miles".
    private func isContradiction(_ values: [String: [ParameterValue]], of intent: String?) -> Bool {
        guard let declaration = intent.flatMap({ catalog[$0] }) else { return false }
        return values.contains { name, said in
            guard let parameter = declaration[name], !parameter.isArray else { return false }
            if case .option = parameter.type, Set(said.compactMap(\.value.string)).count > 1 { return true }
            return Set(said.compactMap(\.value.plainNumber)).count > 1
        }
    }

    /// The best reading of an answer that does not contradict itself: "twenty dollars fifty" is one amount.
    private func otherReading(of utterance: String, _ question: Question, _ intent: String?) -> Reply? {
        var (parser, options) = setting(question, of: intent, false, edits: 0, isDictation: false)
        options.limit = Self.mostReadings
        return (try? parser.parse(utterance, options: options))?.readings.firstResult { reading in
            guard case .values(let values)? = reply(reading), !isContradiction(values, of: intent) else { return nil }
            return .values(values)
        }
    }

    /// Whether a word that says which value follows was corrected to a value itself: "to" to "two" in "to checking instead".
    private func takesLinkForValue(_ result: ParseResult, _ utterance: String) -> Bool {
        guard case .approximate(let reading, _) = result.outcome, let replies = profile.replies else { return false }
        let links = LinkWords(replies.grammar).prepositions
        return reading.editedWords.contains { edit in
            links.contains(utterance[edit.range].lowercased())
                && reading.slots.contains { $0.spoken?.range.contains(edit.range.lowerBound) == true }
        }
    }

    /// Whether an utterance agrees. Where nothing is to be agreed to, it is no name either.
    func agrees(_ utterance: String) -> Bool {
        let question = Question(.confirmIntent(IntentResponse(.ready)))
        guard let result = parse(utterance, question, of: "", isWorking: false, edits: 0) else { return false }
        if case .yes? = answer(in: result, utterance) { return true }
        return false
    }

    private func answer(in result: ParseResult, _ utterance: String) -> Reply? {
        let answers = result.readings.compactMap { dictated($0, in: utterance) ?? reply($0) }
        guard let first = answers.first else { return nil }
        if case .ambiguous = result.outcome { return merged(answers) ?? Reply.none }
        return first
    }

    /// The misspelt candidate in an utterance. After a choice it is more likely than an answer of any words.
    private func misspeltCandidate(_ utterance: String, _ question: Question) -> Reply? {
        guard !question.candidates.isEmpty else { return nil }
        var unbound = question
        unbound.parameter = nil
        guard let result = parse(utterance, unbound, of: "", isWorking: false),
            let answer = answer(in: result, utterance)
        else {
            return nil
        }
        switch answer {
        case .candidates, .position: return answer
        default: return nil
        }
    }

    /// A reply other than an answer. While a question is open, a corrected request is more likely an unclear answer.
    private func request(in outcome: ParseOutcome, isAsked: Bool) -> Reply {
        guard outcome.readings.first?.isReply == false else { return .none }
        return switch outcome {
        case .exact(let reading, _): .request(reading)
        case .approximate(let reading, _): isAsked ? .none : .request(reading)
        case .ambiguous(let readings): isAsked ? .none : .ambiguous(Set(readings.map(\.intent)).sorted())
        case .partial(let readings): isAsked ? .none : partialRequest(among: readings)
        case .notUnderstood: .none
        }
    }

    /// The request of which a part was understood; ambiguous if another intent explains as much.
    private func partialRequest(among readings: [Reading]) -> Reply {
        guard let best = readings.first else { return .none }
        let equals = readings.filter {
            $0.unexplainedWords.count == best.unexplainedWords.count && $0.edits <= best.edits
        }
        let intents = Set(equals.map(\.intent))
        return intents.count == 1 ? .request(best) : .ambiguous(intents.sorted())
    }

    func parse(
        _ utterance: String,
        _ question: Question?,
        of intent: String?,
        isWorking: Bool,
        edits: Int? = nil,
        isDictation: Bool = false
    ) -> ParseResult? {
        let (parser, options) = setting(question, of: intent, isWorking, edits: edits, isDictation: isDictation)
        return try? parser.parse(utterance, options: options)
    }

    private func requests(in utterance: String, isWorking: Bool) -> RequestsResult? {
        let (parser, options) = setting(nil, of: nil, isWorking, edits: nil, isDictation: false)
        return try? parser.parseRequests(utterance, options: options)
    }

    /// The parser with the candidates of a question, and the options for its answer.
    func setting(
        _ question: Question?,
        of intent: String?,
        _ isWorking: Bool,
        edits: Int?,
        isDictation: Bool
    ) -> (Parser, ParseOptions) {
        var options = ParseOptions(
            context: situation.context,
            preferredMetadata: ReplyKey.reply,
            edits: edits,
            partial: readsPartially && edits == nil && question == nil,
            remarks: false,
            now: now
        )
        options.context[ReplyKey.program] = nil
        options.context[ReplyKey.question] = nil
        options.context[ReplyKey.parameter] = nil
        options.context[ReplyKey.intent] = nil
        var parser = parser
        if let question, let intent {
            let context = question.context(of: intent, isDictation: isDictation)
            options.context.merge(context) { _, asked in asked }
            let joins = profile.wordJoining == .compounds
            let candidates = CandidateList(question.candidates, language: language, joinsWords: joins)
            parser = parser.adding(lists: [ReplyKey.candidates: candidates.list])
        } else if isWorking {
            options.context[ReplyKey.question] = .string(ReplyKey.Question.inProgress.rawValue)
        }
        return (parser, options)
    }

    /// The answer of a reading; nil if it is a request.
    private func reply(_ reading: Reading) -> Reply? {
        let kind = reading.metadata[ReplyKey.reply] ?? reading.metadata[ReplyKey.freeReply]
        guard let name = kind?.string, let kind = ReplyKey.Reply(rawValue: name) else { return nil }
        switch kind {
        case .yes: return .yes
        case .no: return .no
        case .cancel: return .cancel
        case .candidate: return .candidates(reading["candidate"]?.value.integers ?? [])
        case .except: return .except(reading["candidate"]?.value.integers ?? [])
        case .position: return (reading["position"]?.value.integers.first).map(Reply.position)
        case .other: return .other
        case .any: return .any
        case .value: return values(of: reading).map { undecided($0, in: reading) ?? .values($0) }
        case .add: return values(of: reading).map(Reply.additions)
        case .remove: return values(of: reading).map(Reply.removals)
        case .clear: return .clear(reading.replyParameters)
        case .ask: return .ask(reading.replyParameters)
        case .wait: return .aside(.wait)
        case .again: return .aside(.again)
        case .help: return .aside(.help)
        case .back: return .aside(.back)
        case .restart: return .aside(.restart)
        case .thanks: return .aside(.thanks)
        case .greeting: return .aside(.greeting)
        case .undo: return .aside(.undo)
        case .edit, .scale: return nil
        }
    }

    /// The values of an answer whose words do not say which parameter they are for.
    private func undecided(_ values: [String: [ParameterValue]], in reading: Reading) -> Reply? {
        let parameters = reading.replyParameters
        let usual = reading.metadata[ReplyKey.usual]?.string
        return parameters.isEmpty ? nil : .undecided(values.values.flatMap { $0 }, of: parameters, usual: usual)
    }

    /// The values by parameter; nil if there are none.
    func values(of reading: Reading) -> [String: [ParameterValue]]? {
        let values = Dictionary(grouping: reading.slots.filter { $0.value != .null }, by: \.name)
        return values.isEmpty ? nil : values.mapValues { $0.map(ParameterValue.init) }
    }

    /// Merges ambiguous replies if all of them are candidates: it is one of these.
    private func merged(_ replies: [Reply]) -> Reply? {
        var indices: Set<Int> = []
        for reply in replies {
            guard case .candidates(let fitting) = reply else { return nil }
            indices.formUnion(fitting)
        }
        return .candidates(indices.sorted())
    }
}

// MARK: - Dictation

extension ReplyReader {
    /// The answer to a question for a text: the words as they were said, with their signs and letters, unless they are
    /// about the dialog itself.
    ///
    /// - Returns: Nil if the question is not for a text of any words.
    private func dictation(_ utterance: String, _ question: Question, of intent: String) -> Reply? {
        guard question.kind == .value, let parameter = question.parameter,
            catalog[intent]?[parameter]?.type == .text
        else { return nil }
        if let names = namesInsteadOfText(utterance, of: intent) { return .values(names) }
        if let text = DirectSpeech(profile).question(in: utterance) {
            return .values([parameter: [ParameterValue(.string(text), spoken: text)]])
        }
        let result = parse(utterance, question, of: intent, isWorking: false, edits: 0, isDictation: true)
        guard let reading = result?.readings.first(where: \.isReply) else { return nil }
        return dictated(reading, in: utterance) ?? reply(reading)
    }

    /// The words that a reading takes down; nil if it takes down none.
    private func dictated(_ reading: Reading, in utterance: String) -> Reply? {
        guard let extent = reading.metadata[ReplyKey.dictation]?.string,
            let slot = reading.slots.first(where: { $0.kind == .wildcard }), let spoken = slot.spoken
        else { return nil }
        let said: Substring =
            switch extent {
            case "all": utterance[...]
            case "part": utterance[spoken.range]
            default: utterance[spoken.range.lowerBound...]
            }
        let words = String(said.trimming(while: \.isWhitespace))
        let isMore = reading.metadata[ReplyKey.reply] == .string(ReplyKey.Reply.add.rawValue)
        let direct = isMore ? DirectSpeech(profile).direct(words, behind: utterance[..<spoken.range.lowerBound]) : nil
        let text = direct ?? words
        let values = [slot.name: [ParameterValue(.string(text), spoken: text)]]
        return isMore ? .additions(values) : .values(values)
    }
}

extension ParseResult {
    /// Whether any words would have been the answer that wins.
    var isFreeReply: Bool { readings.first?.metadata[ReplyKey.freeReply] != nil }
}

extension ParseOutcome {
    /// The correction that the winning reading needs.
    fileprivate func correction(of utterance: String) -> Correction? {
        switch self {
        case .approximate(let reading, _): reading.correction(of: utterance)
        case .partial(let readings): readings.first?.correction(of: utterance).map(\.asPartial)
        case .exact, .ambiguous, .notUnderstood: nil
        }
    }
}

extension Correction {
    /// The correction of a reading that is only a question.
    fileprivate var asPartial: Correction {
        var correction = self
        correction.isPartial = true
        return correction
    }
}

extension Reading {
    /// Whether the reading is an answer, even an empty one.
    var isReply: Bool { metadata[ReplyKey.reply] ?? metadata[ReplyKey.freeReply] != nil }

    /// The parameters that an answer without a value is about, or of those that may take its value.
    var replyParameters: [String] {
        guard case .array(let names)? = metadata[ReplyKey.parameters] else { return [] }
        return names.compactMap(\.string)
    }
}

extension Value {
    /// The whole numbers in the value.
    fileprivate var integers: [Int] {
        switch self {
        case .integer(let number): [number]
        case .array(let items): items.flatMap(\.integers)
        default: []
        }
    }
}
