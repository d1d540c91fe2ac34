import ParlanceGrammar

/// The context that a block requires, tested before its sentences are sampled.
struct ContextDemand: Sendable {
    private let required: [ContextRequirement]
    private let excluded: [String: [Value]]

    init(of block: SentenceBlock) {
        required = block.requiredContext
        excluded = block.excludedContext.mapValues { value in
            if case .array(let values) = value { values } else { [value] }
        }
    }

    var isEmpty: Bool { required.isEmpty && excluded.isEmpty }

    /// Whether a context, the caller's or that of a value, does not exclude the block.
    func admits(_ context: [String: Value]) -> Bool {
        required.allSatisfy { requirement in
            context[requirement.key].map { requirement.expected.holds(for: $0.bare) } ?? true
        } && excluded.allSatisfy { key, values in context[key].map { !values.contains($0.bare) } ?? true }
    }

    /// The context that a sentence needs: the caller's, and the block's other requirements.
    ///
    /// - Parameters:
    ///   - given: The caller's context.
    ///   - spoken: The context that the values of the sentence add.
    /// - Returns: Nil if there is none.
    func context(given: [String: Value], spoken: [String: Value]) -> [String: Value]? {
        var context = given
        for requirement in required where spoken[requirement.key] == nil && given[requirement.key] == nil {
            guard !requirement.expected.holds(for: .null) else { continue }
            guard let value = requirement.expected.example else { return nil }
            context[requirement.key] = value
        }
        return context
    }
}

extension ContextRequirement.Expectation {
    /// A value that is required; an invented one if any value is.
    fileprivate var example: Value? {
        switch self {
        case .anything: .string(SamplingOptions.placeholder)
        case .value(let value): value
        case .oneOf(let values): values.first { $0 != .null }
        }
    }
}
