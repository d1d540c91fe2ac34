import ParlanceGrammar

/// The lines of a file that is being edited.
struct SourceLines {
    private let scalars: [Unicode.Scalar]
    /// What ends a line in the file.
    let lineEnd: String

    init(_ source: SourceText) {
        scalars = Array(source.text.unicodeScalars)
        lineEnd = source.text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
    }

    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    /// What stands before a place on its line.
    func prefix(of offset: Int) -> String { text(lineStart(of: offset)..<offset) }

    func lineStart(of offset: Int) -> Int {
        scalars[..<offset].lastIndex { $0 == "\n" || $0 == "\r" }.map { $0 + 1 } ?? 0
    }

    /// Where the line ends that a place is on, its line end not counted.
    func endOfLine(_ offset: Int) -> Int {
        scalars[offset...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
    }

    /// The lines that a range is on as a whole, with the line end behind.
    func lines(of range: Range<Int>) -> Range<Int> {
        var end = endOfLine(range.upperBound)
        if end < scalars.count { end += scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n" ? 2 : 1 }
        return lineStart(of: range.lowerBound)..<end
    }

    /// Whether the line before the one that a place is on is blank.
    func isBlankBefore(_ offset: Int) -> Bool {
        let start = lineStart(of: offset)
        guard start > 0 else { return false }
        let before = lineStart(of: start - 1)
        return text(before..<start).allSatisfy(\.isWhitespace)
    }
}
