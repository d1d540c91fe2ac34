/// A `KEY=VALUE` argument of an option.
struct KeyValuePair {
    let key: String
    let value: String

    /// A text without `=` is a key without a value.
    init(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        key = parts.first.map(String.init) ?? ""
        value = parts.count > 1 ? String(parts[1]) : ""
    }
}
