import ParlanceGrammar
import ParlanceMatching

/// A request of the user: an intent, and the values of its parameters so far.
///
/// A request is a value: changes to a handler's copy affect no other.
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
    /// The selected app; nil: no app to select.
    public var app: SelectedApp?
    /// The corrections in the request, in the order of the utterances; empty if all matched exactly.
    public var corrections: [Correction] = []
    /// When it is to be carried out; empty: at once.
    public var modifiers: [RequestModifier] = []
    /// What it takes from an earlier request of the dialog; nil: nothing.
    public var followUp: FollowUp?
    /// The identifier of the user's shortcut that the request comes from; nil: the user said the request itself.
    public var shortcut: String?
    /// Whether its words may not be meant as a request, so that the user is asked first: "I'd love to go for a walk".
    public var isTentative = false
    private(set) var parameters: [String: [ParameterValue]]

    /// Creates a request with known values.
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

    /// The value of a parameter; the last of several, as with slots.
    public subscript(parameter: String) -> ParameterValue? { parameters[parameter]?.last }

    /// The names of the parameters that have a value, in order.
    public var names: [String] { parameters.keys.sorted() }

    /// All values of a parameter, in spoken order.
    public func values(of parameter: String) -> [ParameterValue] { parameters[parameter] ?? [] }

    /// Replaces the values of a parameter.
    public mutating func set(_ values: [ParameterValue], of parameter: String) {
        parameters[parameter] = values.isEmpty ? nil : values
    }
}

extension Reading {
    /// The request that this reading represents.
    ///
    /// - Parameter language: The language of the grammar.
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
