/// An error of a history or a store of shortcuts that does not depend on the storage.
public enum HistoryError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The value takes more than `limit` bytes as JSON.
    case tooLarge(identifier: String, bytes: Int, limit: Int)
    /// The value can't be written as JSON: it contains a number that is infinite or not a number.
    case notStorable(identifier: String)
    /// No shortcut has the identifier.
    case unknownShortcut(String)
    /// Another shortcut has the phrase, in any case of its letters.
    case takenPhrase(String, by: String)

    /// The error, and what to do.
    public var description: String {
        switch self {
        case .tooLarge(let identifier, let bytes, let limit):
            "'\(identifier)' takes \(bytes) bytes, more than \(limit); remove long texts from it"
        case .notStorable(let identifier): "'\(identifier)' contains a number that JSON can't express; remove it"
        case .unknownShortcut(let identifier): "there is no shortcut '\(identifier)'; list them to see the identifiers"
        case .takenPhrase(let phrase, let other): "'\(phrase)' is the phrase of shortcut \(other); choose another one"
        }
    }
}
