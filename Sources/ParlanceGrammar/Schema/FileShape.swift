/// The shape of the values allowed under a key of a file.
package indirect enum FileShape: Sendable {
    case anything
    /// A text; numbers are read as written.
    case text
    /// A text, no number.
    case string
    /// A text that matches a pattern (ECMA 262).
    case pattern(String)
    case bool
    /// A whole number with an optional minimum.
    case integer(from: Int?)
    case number
    /// One of these texts.
    case options([String])
    /// A list with a minimum number of items.
    case list(FileShape, least: Int)
    /// A mapping with arbitrary keys.
    case map(FileShape)
    /// A mapping with the keys of a table.
    case table(KeyTable)
    /// Any of these shapes.
    case either([FileShape])
    /// The shape, or null.
    case orNothing(FileShape)

    /// A list that may be empty.
    package static func list(_ items: FileShape) -> FileShape { .list(items, least: 0) }

    /// A whole number without a minimum.
    package static let whole = FileShape.integer(from: nil)
    /// A tag of BCP 47.
    package static let languageTag = FileShape.pattern("^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$")
}
