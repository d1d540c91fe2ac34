#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The state of a conversation: the caller passes it with each utterance, and each turn returns the next one.
///
/// Nothing else persists between two turns, so a dialog may be stored and continue in another process.
///
/// ```swift
/// let turn = await pipeline.respond(to: "order a large cake", in: Dialog(identifier: "anna"))
/// let stored = try JSONEncoder().encode(turn.dialog)
/// print(try JSONDecoder().decode(Dialog.self, from: stored).question!.parameter!)  // cake
/// ```
public struct Dialog: Sendable, Hashable, Codable {
    /// The identifier of the conversation; the identifiers of its interactions begin with it.
    public let identifier: String
    /// The number of intents so far.
    var intents = 0
    /// The intent with the open question.
    var pending: PendingIntent?
    /// Intents whose handlers are still at work.
    var ongoing: [PendingIntent] = []

    /// The requests of an utterance with several that have not begun, in their order.
    public internal(set) var queue: [IntentRequest] = []

    /// The last requests that have ended, to which the next utterances may refer, the last one first.
    public internal(set) var remembered: [RememberedRequest] = []

    /// The end of the last request, which can be told again and taken back; without a response, a scheduler keeps it. Nil if
    /// it was cancelled.
    var last: Interaction?

    /// - Parameter identifier: The prefix of the interactions' identifiers.
    public init(identifier: String = UUID().uuidString) {
        self.identifier = identifier
    }

    /// The open question; nil if there is none.
    public var question: Question? { pending?.question }

    /// The request of the open question, with its values so far.
    public var request: IntentRequest? { pending?.request }

    /// The identifiers of intents in progress.
    public var inProgress: [String] { ongoing.map(\.identifier) }

    /// Begins the next intent of the dialog.
    mutating func begin(_ request: IntentRequest, at date: Date) -> PendingIntent {
        // A stored dialog may contain any number.
        intents &+= 1
        var state = PendingIntent(identifier: "\(identifier)#\(intents)", request: request, started: date)
        state.said = Set(request.names)
        return state
    }
}
