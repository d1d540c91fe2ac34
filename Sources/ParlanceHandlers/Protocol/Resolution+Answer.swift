import Parlance
import ParlanceGrammar

extension Resolution {
    private enum Outcome: String, CaseIterable {
        case success, accepted, unsupported, disambiguation
        case notRequired = "not_required"
        case needsValue = "needs_value"
        case confirmationRequired = "confirmation_required"
    }

    /// Reads a resolution: `{"outcome": "success", "values": [{"value": 2}]}`.
    init(answered answer: Value) throws(HandlerFault) {
        guard let members = answer.object else { throw .wrongType(key: "results", expected: "a list of objects") }
        guard let name = members["outcome"]?.string else { throw .missingKey("outcome") }
        guard let outcome = Outcome(rawValue: name) else {
            throw .unknownOutcome(name, known: Outcome.allCases.map(\.rawValue).sorted())
        }
        switch outcome {
        case .success: self = .success(try Self.values(members["values"], key: "values"))
        case .accepted: self = .accepted
        case .notRequired: self = .notRequired
        case .needsValue: self = .needsValue
        case .disambiguation:
            let candidates = try Self.values(members["candidates"], key: "candidates")
            self = .disambiguation(candidates, likely: try Self.value(members["likely"], key: "likely"))
        case .confirmationRequired:
            self = .confirmationRequired(
                try Self.value(members["value"], key: "value"),
                reason: members["reason"]?.string
            )
        case .unsupported: self = .unsupported(reason: members["reason"]?.string)
        }
    }

    private static func value(_ value: Value?, key: String) throws(HandlerFault) -> ParameterValue? {
        guard let value, value != .null else { return nil }
        return try ParameterValue(answered: value, key: key)
    }

    private static func values(_ value: Value?, key: String) throws(HandlerFault) -> [ParameterValue] {
        guard let value else { throw .missingKey(key) }
        guard case .array(let items) = value else { throw .wrongType(key: key, expected: "a list of values") }
        var values: [ParameterValue] = []
        for item in items { values.append(try ParameterValue(answered: item, key: key)) }
        return values
    }
}

extension ParameterValue {
    private static let form = "an object with 'value', or with a 'term' that has an 'identifier' and a 'phrase'"

    /// Reads a value in the form of requests: `{"value": 2, "spoken": "two"}`,
    /// `{"term": {"identifier": "p1", "phrase": "John"}}`.
    fileprivate init(answered answer: Value, key: String) throws(HandlerFault) {
        guard let members = answer.object else { throw .wrongType(key: key, expected: Self.form) }
        let term = try Self.term(members["term"], key: key)
        guard let value = members["value"] ?? term.map({ .string($0.identifier) }) else {
            throw .wrongType(key: key, expected: Self.form)
        }
        self.init(value, spoken: members["spoken"]?.string, term: term)
    }

    private static func term(_ value: Value?, key: String) throws(HandlerFault) -> Term? {
        guard let value, value != .null else { return nil }
        guard let phrase = value.object?["phrase"]?.string else { throw .wrongType(key: key, expected: form) }
        return Term(identifier: value.object?["identifier"]?.string, phrase: TermPhrase(phrase))
    }
}
