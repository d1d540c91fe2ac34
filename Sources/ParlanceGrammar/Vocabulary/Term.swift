/// A named thing of an app or its user: a workout, a playlist, a contact.
///
/// Names are literal text with any characters: `P!nk`, `AC/DC`, `(Sittin' On) The Dock of the Bay`.
///
/// ```swift
/// let term = Term(identifier: "c7", phrase: "Black Forest", synonyms: ["cherry gateau"])
/// print(term.phrases.map(\.text))  // ["Black Forest", "cherry gateau"]
/// ```
public struct Term: Sendable, Hashable {
    /// The identifier for programs, shared by all names of the term (SiriKit: `vocabularyIdentifier`).
    public var identifier: String
    /// The primary name, in the app's spelling.
    public var phrase: TermPhrase
    /// Further names of the term.
    public var synonyms: [TermPhrase]
    /// Values added to the context when the term matches; blocks may require or exclude them.
    public var context: [String: Value]
    /// Metadata delivered with the slot.
    public var metadata: Value?

    /// - Parameter identifier: nil: the phrase's text.
    public init(
        identifier: String? = nil,
        phrase: TermPhrase,
        synonyms: [TermPhrase] = [],
        context: [String: Value] = [:],
        metadata: Value? = nil
    ) {
        self.identifier = identifier ?? phrase.text
        self.phrase = phrase
        self.synonyms = synonyms
        self.context = context
        self.metadata = metadata
    }

    /// The phrase, then the synonyms.
    public var phrases: [TermPhrase] { [phrase] + synonyms }
}
