/// The text of a grammar file with an index of its lines, for messages.
///
/// Lines end where YAML ends them, so that positions agree with its parser: at a line feed, a carriage return, both
/// together, U+0085, U+2028 and U+2029.
public final class SourceText: Sendable {
    /// The path as the caller gave it.
    public let name: String
    /// The text without a byte order mark.
    public let text: String
    /// The offsets of line starts, in Unicode scalars.
    private let lineStarts: [Int]
    /// The UTF-8 offset of every `stride`th scalar: finds a scalar in a line of any length in constant time.
    private let landmarks: [Int]
    private let count: Int

    private static let stride = 64

    /// Creates a source; a byte order mark at the start of the text is removed.
    public init(name: String, text: String) {
        var text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        text.makeContiguousUTF8()
        var index = LineIndex(stride: Self.stride)
        for scalar in text.unicodeScalars { index.append(scalar) }
        self.name = name
        self.text = text
        (lineStarts, landmarks, count) = (index.lineStarts, index.landmarks, index.count)
    }

    /// Whether YAML ends a line at a scalar.
    static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}

extension SourceText {
    /// The scalars from an offset to the end.
    func scalars(from offset: Int) -> Substring.UnicodeScalarView {
        let offset = min(max(offset, 0), count)
        let landmark = text.utf8.index(text.startIndex, offsetBy: landmarks[offset / Self.stride])
        return text[landmark...].unicodeScalars.dropFirst(offset % Self.stride)
    }

    /// The offset in Unicode scalars of a line and column, both counted from 1.
    func offset(line: Int, column: Int) -> Int {
        guard line <= lineStarts.count else { return count }
        return min(lineStarts[max(line, 1) - 1] + max(column, 1) - 1, count)
    }

    /// The place of the scalar at an offset.
    package func place(at offset: Int) -> SourcePlace {
        var lines = 0..<lineStarts.count
        while lines.count > 1 {
            let middle = lines.lowerBound + lines.count / 2
            lines = lineStarts[middle] <= offset ? middle..<lines.upperBound : lines.lowerBound..<middle
        }
        return SourcePlace(file: name, line: lines.lowerBound + 1, column: offset - lineStarts[lines.lowerBound] + 1)
    }

    /// The lines of the text, without their ends.
    package var lines: [Substring] {
        lineStarts.map { start in Substring(scalars(from: start).prefix { !Self.isLineEnd($0) }) }
    }

    /// The line at a place for a message, shortened to 500 scalars on either side of the place.
    func excerpt(around place: SourcePlace) -> (line: String, column: Int) {
        let reach = 500
        let first = max(1, place.column - reach)
        let start = offset(line: place.line, column: first)
        let line = max(place.line, 1)
        let lineEnd = line < lineStarts.count ? lineStarts[line] : count
        let end = max(start, min(lineEnd, start + place.column - first + reach))
        var shown = text[index(ofScalarAt: start)..<index(ofScalarAt: end)].unicodeScalars
        while let last = shown.last, Self.isLineEnd(last) { shown.removeLast() }
        return (String(shown), first)
    }

    /// The index of a scalar in the text, in constant time.
    private func index(ofScalarAt offset: Int) -> String.Index {
        let landmark = text.utf8.index(text.startIndex, offsetBy: landmarks[offset / Self.stride])
        return text.unicodeScalars.index(landmark, offsetBy: offset % Self.stride)
    }
}

/// Records line starts while the scalars of a text are appended.
private struct LineIndex {
    let stride: Int
    var lineStarts = [0]
    var landmarks = [0]
    var count = 0
    private var bytes = 0
    private var last: Unicode.Scalar = " "

    init(stride: Int) { self.stride = stride }

    mutating func append(_ scalar: Unicode.Scalar) {
        bytes += UTF8.width(scalar)
        count += 1
        if count % stride == 0 { landmarks.append(bytes) }
        if last == "\r", scalar == "\n" { lineStarts.removeLast() }
        if SourceText.isLineEnd(scalar) { lineStarts.append(count) }
        last = scalar
    }
}
