import ParlanceGrammar

/// A type whose values are made of a slot's value directly.
protocol ParameterDecodable {
    /// The expected kind of value, in a few words: "a whole number".
    static var expectation: String { get }

    /// Nil if the value is no such thing.
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

    /// The term that was said. Of a name that no vocabulary has, the value stands for the identifier and the words for the phrase.
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
