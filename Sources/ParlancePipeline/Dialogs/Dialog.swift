import Foundation

/// A conversation so far: a value that is handed in with each utterance and comes back with each turn.
///
/// Nothing else is kept between two turns, so a dialog may be stored and go on in another process.
///
/// ```swift
/// let turn = await pipeline.respond(to: "order a large cake", in: Dialog(identifier: "anna"))
/// let stored = try JSONEncoder().encode(turn.dialog)
/// print(try JSONDecoder().decode(Dialog.self, from: stored).question!.parameter!)  // cake
/// ```
public struct Dialog: Sendable, Hashable, Codable {
    /// The identifier of the conversation; the identifiers of its interactions begin with it.
    public let identifier: String
    /// How many intents there have been.
    var intents = 0
    /// The intent that a question is open about.
    var pending: PendingIntent?
    /// Intents that a handler still works on.
    var ongoing: [PendingIntent] = []

    /// - Parameter identifier: the identifiers of interactions begin with it.
    public init(identifier: String = UUID().uuidString) {
        self.identifier = identifier
    }

    /// The open question; nil if there is none.
    public var question: Question? { pending?.question }

    /// The request of the open question, with the values so far.
    public var request: IntentRequest? { pending?.request }

    /// The identifiers of the intents that are in progress.
    public var inProgress: [String] { ongoing.map(\.identifier) }

    /// The next intent of the dialog.
    mutating func begin(_ request: IntentRequest, at date: Date) -> PendingIntent {
        // A stored dialog may hold any number.
        intents &+= 1
        return PendingIntent(identifier: "\(identifier)#\(intents)", request: request, started: date)
    }
}
