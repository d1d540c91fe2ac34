import Foundation

/// What a caller calls a request: any JSON, which comes back with the answer.
///
/// Texts, truth values, null, and lists and objects of them come back as they were (the keys of objects in order). Numbers
/// keep their value: whole ones and fractions up to 38 digits, others as far as a `Double` can tell. Their spelling may
/// change: `1.0` comes back as `1`.
public struct BatchIdentifier: Sendable, Hashable {
    /// JSON in UTF-8.
    private let json: Data

    /// - Parameter parsed: what `JSONSerialization` makes of it.
    init(parsed: Any) {
        json = Value.data(of: parsed)
    }

    /// What `JSONSerialization` makes of it.
    var foundation: Any {
        let json = JSONReader.escapingMarks(in: json)
        return (try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)) ?? NSNull()
    }
}
