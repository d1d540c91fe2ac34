import ParlanceGrammar

/// A phrase of the user's own that stands for a complete request (SiriKit: `INVoiceShortcut`).
///
/// ```swift
/// let request = IntentRequest(intent: "StartWorkout", language: "en")
/// let shortcut = Shortcut(identifier: "s1", phrase: "gym time", request: request)
/// print(shortcut.phrase, shortcut.request.intent)  // gym time StartWorkout
/// ```
public struct Shortcut: Sendable, Hashable, Codable {
    /// The maximum length of a phrase, in characters.
    public static let phraseLimit = 80

    /// The identifier, unique among the user's shortcuts.
    public var identifier: String
    /// The words that the user says, in the language of the request.
    public var phrase: String
    /// The request that the phrase stands for.
    public var request: IntentRequest

    /// Creates a shortcut. The request loses what belongs to a single utterance: its corrections, the time that it was
    /// for, and the shortcut that it came from.
    public init(identifier: String, phrase: String, request: IntentRequest) {
        self.identifier = identifier
        self.phrase = phrase
        self.request = request
        self.request.corrections = []
        self.request.modifiers = []
        self.request.shortcut = nil
    }
}
