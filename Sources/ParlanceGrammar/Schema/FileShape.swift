/// What may stand under a key of a file.
package indirect enum FileShape: Sendable {
    case anything
    /// A text; numbers are taken as they are written.
    case text
    /// A text that a pattern (ECMA 262) describes.
    case pattern(String)
    case bool
    /// A whole number, not below the first where there is one.
    case integer(from: Int?)
    case number
    /// One of these texts.
    case options([String])
    /// A list with at least so many items.
    case list(FileShape, least: Int)
    /// A mapping from names that the author chooses.
    case map(FileShape)
    /// A mapping with keys that have a meaning.
    case table(KeyTable)
    /// One of these.
    case either([FileShape])
    /// The same, or nothing behind the key.
    case orNothing(FileShape)

    /// A list that may be empty.
    package static func list(_ items: FileShape) -> FileShape { .list(items, least: 0) }

    package static let whole = FileShape.integer(from: nil)
    /// A tag of BCP 47.
    package static let languageTag = FileShape.pattern("^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$")
}
