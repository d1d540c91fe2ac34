import ParlanceGrammar

/// A type that is created directly from a slot's value.
protocol ParameterDecodable {
    /// The expected kind of value, in a few words: "a whole number".
    static var expectation: String { get }

    /// Nil if the value is of another kind.
    init?(parameter: ParameterValue)
}

extension String: ParameterDecodable {
    static var expectation: String { "a text" }

    init?(parameter: ParameterValue) {
        guard let text = parameter.value.string else { return nil }
        self = text
    }
}

extension Bool: ParameterDecodable {
    static var expectation: String { "true or false" }

    init?(parameter: ParameterValue) {
        guard case .bool(let flag) = parameter.value else { return nil }
        self = flag
    }
}

extension Value: ParameterDecodable {
    static var expectation: String { "a value" }

    init?(parameter: ParameterValue) { self = parameter.value }
}

extension ParameterValue: ParameterDecodable {
    static var expectation: String { "a value" }

    init?(parameter: ParameterValue) { self = parameter }
}

extension Term: ParameterDecodable {
    static var expectation: String { "a name" }

    /// The spoken term. For a name outside the vocabulary, the value is the identifier and the words are the phrase.
    init?(parameter: ParameterValue) {
        if let term = parameter.term {
            self = term
            return
        }
        switch parameter.value {
        case .string, .integer, .number: break
        default: return nil
        }
        let identifier = parameter.value.description
        self.init(identifier: identifier, phrase: TermPhrase(parameter.spoken ?? identifier))
    }
}
