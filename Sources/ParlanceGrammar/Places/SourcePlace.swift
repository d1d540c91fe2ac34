/// A place in a file.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
    /// The path as the caller gave it.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1, in Unicode scalars.
    public var column: Int

    /// Creates a place from a line and a column, both counted from 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}

extension SourcePlace: Comparable {
    /// Orders places by file, line and column.
    public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
