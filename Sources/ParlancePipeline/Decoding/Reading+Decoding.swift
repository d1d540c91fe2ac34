import ParlanceMatching

extension Reading {
    /// The slots as a Swift value; see `IntentRequest.decode(as:)`.
    public func decode<T: Decodable>(as type: T.Type) throws(IntentDecodingError) -> T {
        try request(language: "").decode(as: type)
    }
}

extension IntentRequest {
    /// Decodes the parameters as a Swift value whose properties have their names.
    ///
    /// Texts, numbers and Booleans are not converted into each other; enumerations decode from their raw values. A
    /// `Term` decodes from any spoken name, with the vocabulary's identifier; `DateComponents`, `DateComponentsRange`,
    /// `Duration`, `CurrencyAmount` and `Measurement` from the objects of built-in slot types. An array receives all
    /// slots of its name, any other property the last one.
    ///
    /// - Throws: `IntentDecodingError` for the first parameter that does not fit its property.
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
