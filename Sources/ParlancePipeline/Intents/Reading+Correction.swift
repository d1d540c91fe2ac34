import ParlanceMatching

extension Reading {
    /// The correction that the reading needs; nil if it needs none. Fillers that are left out are not a correction.
    ///
    /// - Parameter utterance: the text that was parsed.
    public func correction(of utterance: String) -> Correction? {
        guard editedWords.contains(where: { $0.kind != .filler }) else { return nil }
        return Correction(said: utterance, understood: corrected(utterance))
    }
}
