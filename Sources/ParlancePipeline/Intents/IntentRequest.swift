import ParlanceGrammar
import ParlanceMatching

/// What somebody asked for: an intent, and what is known of its parameters so far.
///
/// A value that is copied whenever it is handed over: what a handler does with its copy changes no other.
public struct IntentRequest: Sendable, Hashable {
    public var intent: String
    /// A BCP 47 tag.
    public var language: String
    /// What is known about the situation.
    public var context: [String: Value]
    /// The app that it is dispatched to; nil: there is none to choose.
    public var app: SelectedApp?
    /// What was understood otherwise than it was said, in the order in which it was said; empty where nothing had to be guessed.
    public var corrections: [Correction] = []
    private(set) var parameters: [String: [ParameterValue]]

    public init(
        intent: String,
        language: String,
        parameters: [String: [ParameterValue]] = [:],
        context: [String: Value] = [:]
    ) {
        self.intent = intent
        self.language = language
        self.context = context
        self.parameters = parameters.filter { !$0.value.isEmpty }
    }

    /// The value of a parameter; of several the last, as with slots.
    public subscript(parameter: String) -> ParameterValue? { parameters[parameter]?.last }

    /// The names of the parameters that have a value, in order.
    public var names: [String] { parameters.keys.sorted() }

    /// All values of a parameter, in the order in which they were said.
    public func values(of parameter: String) -> [ParameterValue] { parameters[parameter] ?? [] }

    /// Puts values in the place of those that a parameter has.
    public mutating func set(_ values: [ParameterValue], of parameter: String) {
        parameters[parameter] = values.isEmpty ? nil : values
    }
}

extension Reading {
    /// What is asked for, if this is what was meant.
    ///
    /// - Parameter language: that of the grammar.
    public func request(language: String) -> IntentRequest {
        let values = Dictionary(grouping: slots.filter { $0.value != .null }, by: \.name)
        return IntentRequest(
            intent: intent,
            language: language,
            parameters: values.mapValues { $0.map(ParameterValue.init) },
            context: context
        )
    }
}
