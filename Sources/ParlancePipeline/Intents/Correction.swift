import ParlanceMatching

/// An utterance that was understood as another one.
public struct Correction: Sendable, Hashable, Codable {
    /// As the user said it.
    public var said: String
    /// The same with what was meant in the place of each word that was corrected.
    public var understood: String

    /// Creates a correction from the word that was said and the word that replaces it.
    public init(said: String, understood: String) {
        self.said = said
        self.understood = understood
    }
}

extension Reading {
    /// What was guessed to read the utterance so; nil if nothing was. Words that are left out, because they only fill a pause,
    /// are no guess.
    ///
    /// - Parameter utterance: the text that was parsed.
    public func correction(of utterance: String) -> Correction? {
        guard editedWords.contains(where: { $0.kind != .filler }) else { return nil }
        return Correction(said: utterance, understood: corrected(utterance))
    }
}
