import ParlanceGrammar

/// Finds messages with arguments that never exist, so that they are never used.
struct MessageChecker {
    /// The parameters of requests, by intent: declared ones, and those that templates fill.
    private let parameters: [String: Set<String>]
    /// The declared details of responses, by intent.
    private let details: [String: Set<String>]

    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        let messages = loaded.references.messages
        if messages.isEmpty { return [] }
        let checker = MessageChecker(loaded)
        return messages.flatMap { message in
            message.texts.flatMap { text in checker.problems(of: text.format.argumentNames, in: message, text.node) }
        }
    }

    private init(_ loaded: GrammarLoader.Loaded) {
        let declared = loaded.catalog.intents.map { ($0.name, Set($0.parameters.map(\.name))) }
        parameters = SlotFillingChecker.filledSlots(of: loaded.grammar)
            .merging(declared) { filled, declared in filled.union(declared) }
        let told = loaded.catalog.intents.compactMap { intent in
            intent.responseDetails.map { (intent.name, Set($0.map(\.name))) }
        }
        details = Dictionary(uniqueKeysWithValues: told)
    }

    private func problems(of arguments: [String], in message: LocatedMessage, _ node: SourceNode) -> [Diagnostic] {
        guard let key = message.key else { return [] }
        let parameters = key.tellsParameters ? parameters(of: message.intent) : []
        let details = key.tellsDetails ? message.intent.flatMap { self.details[$0] } : nil
        let known = parameters.union(key.ownArguments).union(details ?? [])
        return arguments.compactMap { argument in
            let counted = Self.counted(argument)
            if known.contains(counted) || Self.always.contains(argument) { return nil }
            if details?.contains(where: { argument.hasPrefix($0 + "_") }) ?? false { return nil }
            let nearest = Suggestion.nearest(to: counted, among: known.sorted())
            let suggestion = nearest.map { $0 + argument.dropFirst(counted.count) }
            if key.tellsDetails, details == nil, suggestion == nil { return nil }
            let finding = CheckFinding.messageArgument(argument, intent: message.intent, suggestion: suggestion)
            let problem = GrammarProblem.finding(finding)
            guard let range = node.text.scalarRange(of: argument) else {
                return node.diagnostic(problem, severity: .warning)
            }
            return node.diagnostic(problem, severity: .warning, in: range)
        }
    }

    /// The arguments of all messages.
    private static let always: Set = ["intent", "parameter", "detail"]

    /// For an unknown intent, or for all, the parameters of any intent.
    private func parameters(of intent: String?) -> Set<String> {
        intent.flatMap { parameters[$0] } ?? parameters.values.reduce([]) { $0.union($1) }
    }

    /// The argument that another one counts, `guest` for `guest_count`.
    private static func counted(_ argument: String) -> String {
        argument.hasSuffix("_count") ? String(argument.dropLast("_count".count)) : argument
    }
}

extension MessageKey {
    /// Whether a message has the parameters as arguments.
    fileprivate var tellsParameters: Bool {
        switch self {
        case .value, .unsupported, .choose, .confirm, .confirmIntent, .response, .told, .cancelled, .gaveUp,
            .scheduled, .unscheduled:
            true
        case .ambiguous, .locked, .notUnderstood, .notSupported, .notScheduled, .inProgress: false
        case .unsupportedApp, .otherApp, .corrected, .help, .waiting, .called, .thanked, .greeted, .notUndone: false
        }
    }

    /// Whether a message has the handler's details as arguments.
    fileprivate var tellsDetails: Bool { [.confirmIntent, .response, .told].contains(self) }

    fileprivate var ownArguments: Set<String> {
        switch self {
        case .value, .unsupported, .confirm, .notUnderstood: ["value"]
        case .choose: ["candidates", "count"]
        case .ambiguous: ["intents"]
        case .unsupportedApp: ["app", "others"]
        case .otherApp: ["app"]
        case .scheduled: ["when"]
        case .corrected: ["said", "understood"]
        case .confirmIntent, .response, .told, .cancelled, .gaveUp, .locked, .notSupported, .notScheduled, .inProgress:
            []
        case .help, .waiting, .called, .thanked, .greeted, .notUndone, .unscheduled: []
        }
    }
}
