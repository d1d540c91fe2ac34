import ParlanceGrammar

/// Turns the results of a handler into values or the first question.
struct ParameterResolver {
    let declaration: ParameterDeclaration
    let memory: ParameterMemory

    /// The state of a parameter.
    struct Outcome {
        /// The values so far; unsettled values are unchanged.
        var values: [ParameterValue] = []
        /// The first question; nil if the parameter is settled.
        var question: Question?

        /// The values; once all are settled, without repetitions.
        var settledValues: [ParameterValue] {
            guard question == nil else { return values }
            var identifiers: Set<String> = []
            return values.filter { value in value.term.map { identifiers.insert($0.identifier).inserted } ?? true }
        }
    }

    /// - Parameters:
    ///   - results: Nil if the handler accepts the values.
    ///   - given: The values so far.
    /// - Throws: `PipelineProblem` if the results are inconsistent.
    func outcome(of results: [Resolution]?, given: [ParameterValue]) throws(PipelineProblem) -> Outcome {
        guard let results else { return usualOutcome(given) }
        if declaration.isArray, results.count == given.count, !given.isEmpty { return try each(results, given) }
        guard results.count == 1 else {
            throw .resolutionCount(parameter: declaration.name, results: results.count, values: given.count)
        }
        return try whole(results[0], given)
    }

    /// The outcome without results: all values are accepted, and a missing required value is asked for.
    private func usualOutcome(_ given: [ParameterValue]) -> Outcome {
        guard given.isEmpty, declaration.isRequired else { return Outcome(values: given) }
        return Outcome(question: question(.value))
    }

    private func each(_ results: [Resolution], _ given: [ParameterValue]) throws(PipelineProblem) -> Outcome {
        var outcome = Outcome()
        for (result, value) in zip(results, given) {
            let element = try step(result, given: [value])
            if outcome.question == nil, var question = element.question {
                question.element = outcome.values.count
                outcome.question = question
            }
            outcome.values += element.question == nil ? element.values : [value]
        }
        return outcome
    }

    private func whole(_ result: Resolution, _ given: [ParameterValue]) throws(PipelineProblem) -> Outcome {
        var outcome = try step(result, given: given)
        if outcome.question != nil { outcome.values = given }
        if !declaration.isArray, outcome.values.count > 1 { outcome.values.removeFirst(outcome.values.count - 1) }
        return outcome
    }

    private func step(_ result: Resolution, given: [ParameterValue]) throws(PipelineProblem) -> Outcome {
        try check(result)
        switch result {
        case .success(let values): return Outcome(values: values)
        case .accepted: return Outcome(values: given)
        case .notRequired: return Outcome()
        case .needsValue: return Outcome(question: question(.value))
        case .disambiguation(let candidates, let likely):
            if let likely, !memory.rejects(likely) { return confirmation(of: likely, reason: nil) }
            return choice(among: candidates, given)
        case .confirmationRequired(let value, let reason):
            guard let value = value ?? given.last else { return Outcome(question: question(.value)) }
            return confirmation(of: value, reason: try checked(reason, in: result))
        case .unsupported(let reason):
            return Outcome(question: question(.value, isUnsupported: true, reason: try checked(reason, in: result)))
        }
    }

    /// The values of a handler have the parameter's type, like those of templates.
    private func check(_ result: Resolution) throws(PipelineProblem) {
        let values: [ParameterValue] =
            switch result {
            case .success(let values): values
            case .disambiguation(let candidates, let likely): candidates + (likely.map { [$0] } ?? [])
            case .confirmationRequired(let value, _): value.map { [$0] } ?? []
            case .accepted, .notRequired, .needsValue, .unsupported: []
            }
        guard let wrong = values.first(where: { !declaration.type.accepts($0.value) }) else { return }
        throw .invalidValue("\(wrong.value)", parameter: declaration.name, expected: declaration.type.expectation)
    }

    /// A previous choice of the user is not asked again, even if the handler offers it again.
    private func choice(among candidates: [ParameterValue], _ given: [ParameterValue]) -> Outcome {
        if let value = given.last, let chosen = candidates.first(where: { $0.isSame(as: value) && memory.accepts($0) })
        {
            return Outcome(values: [chosen])
        }
        let open = candidates.filter { !memory.rejects($0) }
        switch open.count {
        case 0: return Outcome(question: question(.value))
        case 1 where memory.wantsOther: return Outcome(values: open)
        case 1: return confirmation(of: open[0], reason: nil)
        default: return Outcome(question: question(.choose(open)))
        }
    }

    private func confirmation(of value: ParameterValue, reason: String?) -> Outcome {
        if memory.accepts(value) { return Outcome(values: [value]) }
        return Outcome(question: question(memory.rejects(value) ? .value : .confirm(value), reason: reason))
    }

    private func question(_ kind: Question.Kind, isUnsupported: Bool = false, reason: String? = nil) -> Question {
        Question(kind, parameter: declaration.name, isUnsupported: isUnsupported, reason: reason)
    }

    /// The reason, if the parameter declares it.
    private func checked(_ reason: String?, in result: Resolution) throws(PipelineProblem) -> String? {
        guard let reason, case .unsupported = result, let known = declaration.unsupportedReasons else { return reason }
        guard known.contains(reason) else {
            throw .unknownReason(reason, parameter: declaration.name, known: known.sorted())
        }
        return reason
    }
}

extension ParameterType {
    /// What a value of the type is, for messages.
    fileprivate var expectation: String {
        if case .option(let options) = self { return "one of \(options.joined(separator: ", "))" }
        return "a value of type \(name)"
    }
}
