import ParlanceMatching

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
