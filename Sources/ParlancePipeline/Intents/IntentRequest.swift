import ParlanceGrammar
import ParlanceMatching

/// A request of the user: an intent, and the values of its parameters so far.
///
/// A value that is copied whenever it is handed over: what a handler does with its copy changes no other.
///
/// ```swift
/// var request = IntentRequest(intent: "OrderCake", language: "en")
/// request.set([ParameterValue(.string("plum"), spoken: "the plum one")], of: "cake")
/// print(request["cake"]!.value, request.names)  // plum ["cake"]
/// ```
public struct IntentRequest: Sendable, Hashable {
    /// The name of the intent.
    public var intent: String
    /// A BCP 47 tag.
    public var language: String
    /// The context of the utterance.
    public var context: [String: Value]
    /// The app that it is dispatched to; nil: there is none to choose.
    public var app: SelectedApp?
    /// The corrections in the request, in the order of the utterances; empty if all were exact.
    public var corrections: [Correction] = []
    private(set) var parameters: [String: [ParameterValue]]

    /// Creates a request from values that are known already.
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
    /// The request that this reading represents.
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
