/// The text of a grammar file, with its lines at hand for messages.
public final class SourceText: Sendable {
    /// The path as the caller gave it.
    public let name: String
    public let text: String

    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The scalars of a line (counted from 1), without its end; empty if there is no such line.
    ///
    /// Takes time in proportion to the text: for messages only.
    func line(_ number: Int) -> [Unicode.Scalar] {
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        for _ in 1..<max(number, 1) {
            guard let end = scalars[start...].firstIndex(where: Self.isLineEnd) else { return [] }
            start = Self.index(after: end, in: scalars)
        }
        return Array(scalars[start...].prefix { !Self.isLineEnd($0) })
    }

    /// All scalars from a line and column (both counted from 1) on.
    func scalars(fromLine line: Int, column: Int) -> Substring.UnicodeScalarView {
        var rest = Substring(text).unicodeScalars
        for _ in 1..<max(line, 1) {
            guard let end = rest.firstIndex(where: Self.isLineEnd) else { return rest.suffix(0) }
            rest = rest[Self.index(after: end, in: text.unicodeScalars)...]
        }
        return rest.dropFirst(max(column, 1) - 1)
    }

    /// What YAML takes for the end of a line.
    static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

    private static func index(
        after end: String.UnicodeScalarView.Index,
        in scalars: String.UnicodeScalarView
    ) -> String.UnicodeScalarView.Index {
        let next = scalars.index(after: end)
        let isPair = scalars[end] == "\r" && next < scalars.endIndex && scalars[next] == "\n"
        return isPair ? scalars.index(after: next) : next
    }
}
