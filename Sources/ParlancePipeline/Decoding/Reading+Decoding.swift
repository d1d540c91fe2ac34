import ParlanceMatching

extension Reading {
    /// The slots as a Swift value; see `IntentRequest.decode(as:)`.
    public func decode<T: Decodable>(as type: T.Type) throws(IntentDecodingError) -> T {
        try request(language: "").decode(as: type)
    }
}

extension IntentRequest {
    /// The parameters as a Swift value whose properties have their names.
    ///
    /// Texts, numbers, yes and no are taken as they are and not turned into each other; enumerations by their raw values. A
    /// `Term` comes from any name that was said, with the identifier that the vocabulary has, `Measurement` and
    /// `DateComponents` from the objects of built-in slot types. An array takes all slots of its name, anything else the last.
    ///
    /// - Throws: `IntentDecodingError` for the first parameter that is not what its property takes.
    public func decode<T: Decodable>(as type: T.Type) throws(IntentDecodingError) -> T {
        if let typed = T.self as? any TypedIntent.Type, typed.intentName != intent {
            throw .otherIntent(expected: typed.intentName, actual: intent)
        }
        do {
            return try T(from: IntentDecoder(.parameters(self), path: []))
        } catch let error as IntentDecodingError {
            throw error
        } catch {
            throw .refused(slot: "", reason: "\(error)")
        }
    }
}
