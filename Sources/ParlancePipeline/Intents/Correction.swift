/// An utterance that was understood as another one.
public struct Correction: Sendable, Hashable, Codable {
    /// As the user said it.
    public var said: String
    /// The same with what was meant in the place of each word that was corrected.
    public var understood: String

    public init(said: String, understood: String) {
        self.said = said
        self.understood = understood
    }
}
