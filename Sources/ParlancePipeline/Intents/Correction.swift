import ParlanceMatching

/// An utterance with corrected words.
public struct Correction: Sendable, Hashable, Codable {
    /// The utterance as spoken.
    public var said: String
    /// The utterance with each corrected word replaced.
    public var understood: String

    /// Creates a correction from the spoken text and its corrected form.
    public init(said: String, understood: String) {
        self.said = said
        self.understood = understood
    }
}

extension Reading {
    /// The correction of the utterance that this reading needs; nil if it needs none. Skipped words, which only fill
    /// pauses, are no correction.
    ///
    /// - Parameter utterance: The parsed text.
    public func correction(of utterance: String) -> Correction? {
        guard editedWords.contains(where: { $0.kind != .filler }) else { return nil }
        return Correction(said: utterance, understood: corrected(utterance))
    }
}
