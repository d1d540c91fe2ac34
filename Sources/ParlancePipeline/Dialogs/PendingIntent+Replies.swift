import ParlanceGrammar

extension PendingIntent {
    /// The step after an answer.
    enum NextStep {
        /// Run the intent with the current values.
        case proceed(PendingIntent)
        /// Ask another question first.
        case ask(PendingIntent)
        /// Ask the same question again, after another message.
        case `repeat`(Message?)
        case cancel
        /// The utterance does not answer the question.
        case misunderstood
    }

    func answered(by reply: Reply, to question: Question, _ declaration: IntentDeclaration?) -> NextStep {
        switch reply {
        case .cancel: return .cancel
        case .values(let values): return taking(values, for: question, declaration)
        case .undecided(let values, let parameters, let usual):
            guard let name = parameter(of: parameters, usual: usual) else { return .misunderstood }
            return taking([name: values], for: question, declaration)
        case .revision(let reply, let choice): return revising(choice, by: reply, declaration)
        case .additions(let values): return adding(values, declaration)
        case .removals(let values): return removing(values)
        case .clear(let parameters): return clearing(parameters)
        case .ask(let parameters): return asking(for: parameters, declaration)
        case .candidates(let indices): return taking(indices, for: question)
        case .except(let indices):
            return taking(question.candidates.indices.filter { !indices.contains($0) }, for: question)
        case .position(let position): return taking(position: position, for: question)
        case .other: return takingOther(than: question, declaration)
        case .any: return taking([0], for: question)
        case .aside(let aside): return step(after: aside, question, declaration)
        case .yes: return affirmed(question, declaration)
        case .no: return denied(question, declaration)
        case .request, .requests, .sequence, .followUp, .ambiguous, .none: return .misunderstood
        }
    }

    /// The values of a request that says only details of this one: "a large car" while the ride to the airport is to be
    /// confirmed. Nil if it is a request of its own, which says anew what is required or the user's own, or is for later.
    func details(in other: IntentRequest, _ declaration: IntentDeclaration?) -> [String: [ParameterValue]]? {
        guard let declaration, other.intent == request.intent, other.modifiers.isEmpty, !other.names.isEmpty else {
            return nil
        }
        let main = declaration.parameters.filter { $0.isRequired || $0.isPersonal }.map(\.name)
        guard other.names.allSatisfy({ !main.contains($0) }), main.contains(where: request.names.contains) else {
            return nil
        }
        return Dictionary(uniqueKeysWithValues: other.names.map { ($0, other.values(of: $0)) })
    }

    /// - Parameter position: From 1, from the end if negative, or 0 for the middle.
    private func taking(position: Int, for question: Question) -> NextStep {
        let count = question.candidates.count
        let index: Int? =
            switch position {
            case 0: count % 2 == 1 ? count / 2 : nil
            case 1...: position - 1
            default: count + position
            }
        return index.map { 0..<count ~= $0 ? taking([$0], for: question) : .misunderstood } ?? .misunderstood
    }

    /// The parameter that takes a value which several may take: the only one that the user spoke about.
    func parameter(of parameters: [String], usual: String?) -> String? {
        let said = parameters.filter(said.contains)
        return said.count == 1 ? said[0] : said.isEmpty ? usual : nil
    }

    /// An answer may also set other parameters than the one in question, or change some instead of confirming. Parts of a
    /// value that it does not name are left out.
    private func taking(
        _ values: [String: [ParameterValue]],
        for question: Question,
        _ declaration: IntentDeclaration?
    ) -> NextStep {
        var values = (declaration?.separatingUnits(in: values) ?? values).mapValues(ParameterValue.joined)
        if let declaration { values = movingTimes(of: values, declaration) }
        var next = understood
        next.unheard = unheard(besides: values.values.flatMap { $0 })
        next.leaveOut(values.removeValue(forKey: ReplyKey.unheeded))
        let replaced = request.names.filter { name in
            values[name] == nil && values.keys.contains { declaration?.areParts($0, name) == true }
        }
        // The program concludes anew what nobody has said: that a workout is open-ended.
        let concluded = request.names.filter { name in
            declaration?[name]?.type == .boolean && !said.contains(name) && values[name] == nil
        }
        for name in replaced + concluded { next.request.set([], of: name) }
        next.said.formUnion(values.keys)
        for (name, values) in values where name != question.parameter {
            next.request.set(completed(values, of: name), of: name)
            next.memories[name]?.forget()
        }
        if let parameter = question.parameter, let answers = values[parameter] {
            next.put(question.isUnsupported ? answers : completed(answers, of: parameter), as: question)
        }
        return .proceed(next)
    }

    /// The values, of which a time alone is that of a recurrence which the request has: "eight" after an alarm for every day
    /// at seven.
    private func movingTimes(
        of values: [String: [ParameterValue]],
        _ declaration: IntentDeclaration
    ) -> [String: [ParameterValue]] {
        var moved = values
        for (name, said) in values where said.count == 1 {
            for other in request.names where values[other] == nil && declaration.areParts(name, other) {
                guard let known = request.values(of: other).first, let new = said[0].moving(known) else { continue }
                moved[name] = nil
                moved[other] = [new]
            }
        }
        return moved
    }

    /// A single value with what it leaves out and the parameter's value has.
    private func completed(_ values: [ParameterValue], of parameter: String) -> [ParameterValue] {
        let known = request.values(of: parameter)
        guard values.count == 1, known.count == 1 else { return values }
        return [values[0].completed(by: known[0])]
    }

    /// Adds values that the parameters do not have yet. A parameter with a single value takes no second one, but a text goes
    /// on.
    private func adding(_ values: [String: [ParameterValue]], _ declaration: IntentDeclaration?) -> NextStep {
        if let (name, added) = values.first, values.count == 1, declaration?[name]?.type == .text,
            let text = request.values(of: name).last?.value.string, let more = added.last?.value.string
        {
            var next = understood
            next.said.insert(name)
            let whole = text.continued(by: more)
            next.request.set([ParameterValue(.string(whole), spoken: whole)], of: name)
            return .proceed(next)
        }
        let isFull = values.keys.contains { name in
            declaration?[name]?.isArray == false && !request.values(of: name).isEmpty
        }
        if isFull { return .misunderstood }
        var next = understood
        next.said.formUnion(values.keys)
        for (name, added) in values {
            let known = next.request.values(of: name)
            let new = added.filter { value in !known.contains { $0.isSame(as: value) } }
            next.request.set(known + new, of: name)
        }
        return .proceed(next)
    }

    /// Leaves out the values that are meant; if there are none, the words mean something else.
    private func removing(_ values: [String: [ParameterValue]]) -> NextStep {
        var next = understood
        for (name, removed) in values {
            let known = request.values(of: name)
            let memory = memories[name] ?? ParameterMemory()
            let kept = known.filter { value in !removed.contains { memory.means($0, value) } }
            guard kept.count < known.count else { return .misunderstood }
            next.request.set(kept, of: name)
        }
        return .proceed(next)
    }

    private func clearing(_ parameters: [String]) -> NextStep {
        var next = understood
        for parameter in parameters {
            next.request.set([], of: parameter)
            next.memories[parameter]?.forget()
        }
        return .proceed(next)
    }

    private func asking(for parameters: [String], _ declaration: IntentDeclaration?) -> NextStep {
        let known = parameters.filter { declaration?[$0] != nil }
        guard let parameter = (known.first { said.contains($0) }) ?? known.first else { return .misunderstood }
        var next = understood
        next.question = Question(.value, parameter: parameter)
        return .ask(next)
    }

    /// “The other one”: the second of two candidates; for a single candidate, a denial.
    private func takingOther(than question: Question, _ declaration: IntentDeclaration?) -> NextStep {
        switch question.kind {
        case .choose(let candidates): candidates.count == 2 ? taking([1], for: question) : .misunderstood
        case .confirm(let value): .proceed(rejecting(value, of: question))
        case .value, .confirmIntent: .misunderstood
        }
    }

    /// The intent with the words of a name that stands for another value.
    private func rejecting(_ value: ParameterValue, of question: Question) -> PendingIntent {
        var next = understood
        next.remember(question) { memory in
            memory.reject(value)
            memory.wantsOther = true
        }
        return next
    }

    /// Another candidate of an earlier choice.
    private func revising(_ choice: Question, by reply: Reply, _ declaration: IntentDeclaration?) -> NextStep {
        var state = self
        state.question = choice
        guard case .other = reply, let parameter = choice.parameter else {
            return state.answered(by: reply, to: choice, declaration)
        }
        let chosen = request.values(of: parameter)
        let others = choice.candidates.indices.filter { index in
            !chosen.contains { $0.isSame(as: choice.candidates[index]) }
        }
        return state.taking(others, for: choice)
    }

    private func taking(_ indices: [Int], for question: Question) -> NextStep {
        let fitting = indices.filter(question.candidates.indices.contains).map { question.candidates[$0] }
        switch fitting.count {
        case 0: return .misunderstood
        case 1:
            var next = understood
            next.accept(fitting[0], as: question)
            return .proceed(next)
        // The words fit all candidates.
        case question.candidates.count: return .misunderstood
        default:
            var next = understood
            next.question?.kind = .choose(fitting)
            return .ask(next)
        }
    }

    private func affirmed(_ question: Question, _ declaration: IntentDeclaration?) -> NextStep {
        var next = understood
        switch question.kind {
        case .confirm(let value): next.accept(value, as: question)
        case .confirmIntent:
            if let notHeard { return .repeat(notHeard) }
            next.isConfirmed = true
        case .value:
            guard isBoolean(question, declaration) else { return .misunderstood }
            next.put([ParameterValue(.bool(true))], as: question)
        case .choose: return .misunderstood
        }
        return .proceed(next)
    }

    private func denied(_ question: Question, _ declaration: IntentDeclaration?) -> NextStep {
        var next = understood
        switch question.kind {
        case .confirmIntent: return .cancel
        case .value:
            // "Grandpa can't be paid here. Who gets it instead?" - "No."
            guard isBoolean(question, declaration) else { return question.isUnsupported ? .cancel : .misunderstood }
            next.put([ParameterValue(.bool(false))], as: question)
            return .proceed(next)
        case .confirm(let value):
            next.remember(question) { $0.reject(value) }
            // One value of an array is wrong, and the user has not asked for fewer values.
            if question.element != nil { return .ask(next.askingForValue) }
            next.put([], as: question)
            return .proceed(next)
        case .choose(let candidates):
            next.remember(question) { memory in for candidate in candidates { memory.reject(candidate) } }
            return .ask(next.askingForValue)
        }
    }

    private func isText(_ question: Question, _ declaration: IntentDeclaration?) -> Bool {
        question.kind == .value && question.parameter.flatMap { declaration?[$0] }?.type == .text
    }

    private func isBoolean(_ question: Question, _ declaration: IntentDeclaration?) -> Bool {
        question.parameter.flatMap { declaration?[$0] }?.type == .boolean
    }
}

// MARK: - Changes

extension PendingIntent {
    /// The maximum number of answers that can be taken back.
    private static let historyLimit = 10

    /// The message about words that may say something about the request and were not understood.
    private var notHeard: Message? { (unheard ?? leftOut).map { Message(ignoring: $0, intent: request.intent) } }

    /// The words that were not understood, if other values than theirs are said: another change may still be wanted. Values
    /// with a word of them say the change again.
    private func unheard(besides values: [ParameterValue]) -> String? {
        func words(of text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
        let said = Set(values.compactMap(\.spoken).flatMap(words))
        return unheard.flatMap { said.isDisjoint(with: words(of: $0)) ? $0 : nil }
    }

    /// Remembers words of an answer that no parameter takes: the user is told before the request is carried out.
    private mutating func leaveOut(_ words: [ParameterValue]?) {
        if let words = words?.compactMap(\.spoken), !words.isEmpty { leftOut = words.joined(separator: ", ") }
    }

    private var understood: PendingIntent {
        var copy = self
        copy.misunderstandings = 0
        copy.unheard = nil
        let past = Past(request: request, question: question, memories: memories, said: said)
        copy.history = history.suffix(Self.historyLimit - 1) + [past]
        return copy
    }

    private func step(
        after aside: Reply.Aside,
        _ question: Question,
        _ declaration: IntentDeclaration?
    ) -> NextStep {
        switch aside {
        case .again, .thanks, .greeting, .undo: .repeat(notHeard)
        case .wait: .repeat(Message(.waiting, intent: request.intent))
        case .help:
            .repeat(Message(helpWith: question, of: request, isDictation: isText(question, declaration)))
        case .back: previous.map(NextStep.ask) ?? .repeat(nil)
        case .restart: .proceed(restarted)
        }
    }

    private var previous: PendingIntent? {
        var copy = self
        guard let past = copy.history.popLast() else { return nil }
        copy.request = past.request
        copy.question = past.question
        copy.memories = past.memories
        copy.said = past.said
        copy.misunderstandings = 0
        return copy
    }

    /// The intent without all that was said about it.
    private var restarted: PendingIntent {
        var copy = understood
        copy.request = IntentRequest(intent: request.intent, language: request.language, context: request.context)
        copy.request.app = request.app
        copy.memories = [:]
        copy.said = []
        copy.isConfirmed = false
        return copy
    }

    private var askingForValue: PendingIntent {
        var copy = self
        copy.question?.kind = .value
        return copy
    }

    private mutating func accept(_ value: ParameterValue, as question: Question) {
        remember(question) { $0.accept(value) }
        put([value], as: question)
    }

    private mutating func remember(_ question: Question, _ change: (inout ParameterMemory) -> Void) {
        guard let parameter = question.parameter else { return }
        change(&memories[parameter, default: ParameterMemory()])
    }

    /// Replaces the value that the question is about.
    private mutating func put(_ values: [ParameterValue], as question: Question) {
        guard let parameter = question.parameter else { return }
        var all = request.values(of: parameter)
        if let element = question.element, all.indices.contains(element) {
            all.replaceSubrange(element...element, with: values)
        } else {
            all = values
        }
        request.set(all, of: parameter)
    }
}

extension String {
    /// The text with another one behind it, after a sign.
    func continued(by more: String) -> String {
        let isClosed = last.map { $0.isPunctuation } ?? true
        return self + (isClosed ? " " : ", ") + more
    }
}
