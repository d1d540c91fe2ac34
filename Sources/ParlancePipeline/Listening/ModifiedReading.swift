import ParlanceMatching

/// A reading of a request, with what the utterance says beside it.
struct ModifiedReading {
    let reading: Reading
    let modifiers: [RequestModifier]
    /// The values that the utterance says otherwise than the reading: a text to its end.
    var details: [String: [ParameterValue]] = [:]
    /// The intent of the request before, if the words only say values for another one of it: "and Dad ten" behind "ask Mia for 20".
    var continuedIntent: String?
    /// Why the user is asked to confirm the request; nil if there is no doubt.
    var doubt: Correction?

    init(_ reading: Reading, _ modifiers: [RequestModifier] = []) {
        self.reading = reading
        self.modifiers = modifiers
    }

    /// The request with a reason to ask the user to confirm it.
    func doubted(by correction: Correction) -> ModifiedReading {
        var copy = self
        copy.doubt = correction
        return copy
    }
}
