/// Something that an app or its user calls by a name: a workout, a playlist, a contact.
///
/// Names are literal text, whatever characters are in them: `P!nk`, `AC/DC`, `(Sittin' On) The Dock of the Bay`.
///
/// ```swift
/// let term = Term(identifier: "c7", phrase: "Black Forest", synonyms: ["cherry gateau"])
/// print(term.phrases.map(\.text))  // ["Black Forest", "cherry gateau"]
/// ```
public struct Term: Sendable, Hashable {
    /// What programs call it, one for all ways to say it (SiriKit: `vocabularyIdentifier`).
    public var identifier: String
    /// How it is said, spelled as the app spells it.
    public var phrase: TermPhrase
    /// What else it is called.
    public var synonyms: [TermPhrase]
    /// What saying it adds to the context that blocks may require or exclude.
    public var context: [String: Value]
    /// What is to be handed on with the slot.
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
