import ParlanceGrammar

/// The lines of an edited file.
struct SourceLines {
    private let scalars: [Unicode.Scalar]
    /// The line ending of the file.
    let lineEnd: String

    init(_ source: SourceText) {
        scalars = Array(source.text.unicodeScalars)
        lineEnd = source.text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
    }

    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    /// The text before a place on its line.
    func prefix(of offset: Int) -> String { text(lineStart(of: offset)..<offset) }

    func lineStart(of offset: Int) -> Int {
        scalars[..<offset].lastIndex { $0 == "\n" || $0 == "\r" }.map { $0 + 1 } ?? 0
    }

    /// The end of the line with a place, without its line ending.
    func endOfLine(_ offset: Int) -> Int {
        scalars[offset...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
    }

    /// The whole lines of a range, with the line ending after them, or, at the end of a file, the one before them.
    func lines(of range: Range<Int>) -> Range<Int> {
        let (start, end) = (lineStart(of: range.lowerBound), endOfLine(range.upperBound))
        guard end == scalars.count, start > 0 else { return start..<end + lengthOfLineEnd(at: end) }
        return endOfLine(before: start)..<end
    }

    /// The end of the line before the one that begins at a place.
    private func endOfLine(before start: Int) -> Int {
        let isPair = start > 1 && scalars[start - 2] == "\r" && scalars[start - 1] == "\n"
        return start - (isPair ? 2 : 1)
    }

    private func lengthOfLineEnd(at offset: Int) -> Int {
        guard offset < scalars.count else { return 0 }
        return scalars[offset] == "\r" && scalars[offset...].dropFirst().first == "\n" ? 2 : 1
    }

    /// Whether the line before the line with a place is blank.
    func isBlankBefore(_ offset: Int) -> Bool {
        let start = lineStart(of: offset)
        guard start > 0 else { return false }
        let end = endOfLine(before: start)
        return text(lineStart(of: end)..<end).allSatisfy(\.isWhitespace)
    }
}
