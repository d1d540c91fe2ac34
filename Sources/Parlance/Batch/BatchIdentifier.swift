/// What a caller calls a request: any JSON, which comes back with the answer.
///
/// Texts, truth values, null, and lists and objects of them come back as they were (the keys of objects in order). Numbers
/// keep their value: whole ones and fractions up to 38 digits, others as far as a `Double` can tell. Their spelling may
/// change: `1e2` comes back as `100.0`.
public struct BatchIdentifier: Sendable, Hashable {
    /// One line of JSON, in UTF-8.
    let json: [UInt8]

    /// - Parameter parsed: what `JSONSerialization` makes of it.
    init(parsed: Any) {
        var writer = JSONWriter()
        writer.write(parsed: parsed)
        json = writer.bytes
    }
}
