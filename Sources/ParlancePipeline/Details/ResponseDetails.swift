/// The details of an intent's response as a Swift type: a struct with an optional property for each detail.
///
/// `parlance generate swift` writes one for each intent whose declaration has `response_details`. In JSON, a detail is
/// the member with the name of its property; dates are texts in ISO 8601, to the second.
///
/// ```swift
/// struct Receipt: ResponseDetails { var total: CurrencyAmount? }
/// let receipt = Receipt(total: CurrencyAmount(amount: 20, currencyCode: "EUR"))
/// let response = try IntentResponse(.success, receipt)
/// print(try response.decodeDetails(as: Receipt.self).total!.currencyCode)  // EUR
/// ```
public protocol ResponseDetails: Codable, Sendable {}

extension IntentResponse {
    /// Creates a response with typed details.
    ///
    /// - Throws: `ResponseDetailsError` if a value has no form in JSON, such as a number that is not finite.
    public init(
        _ code: ResponseCode,
        _ details: some ResponseDetails,
        activity: Activity? = nil
    ) throws(ResponseDetailsError) {
        self.init(code, details: try DetailCoding.details(details), activity: activity)
    }

    /// The details as a Swift type. Details that the type has no property for are left out.
    ///
    /// - Throws: `ResponseDetailsError` for the first detail that does not fit its property.
    public func decodeDetails<T: Decodable>(as type: T.Type) throws(ResponseDetailsError) -> T {
        try DetailCoding.decode(type, from: .object(details))
    }
}
