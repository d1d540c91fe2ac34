import Testing

@testable import ParlanceText

extension NormalizedText {
    /// The bytes as text.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The text with `|` at each `isBoundary`, except the ends.
    var boundaries: String { marked { isBoundary(at: $0) } }

    /// The text with `|` at each `isWordBoundary`, except the ends.
    var wordBoundaries: String { marked { isWordBoundary(at: $0) } }

    var wordStrings: [String] { words.map { String(decoding: bytes[$0], as: UTF8.self) } }

    /// The byte range of the first occurrence of a part in the normalized text.
    func range(of part: String) -> Range<Int>? {
        let part = Array(part.utf8)
        guard part.count <= bytes.count else { return nil }
        let start = (0...bytes.count - part.count).first { bytes[$0...].starts(with: part) }
        return start.map { $0..<$0 + part.count }
    }

    /// The starts of scalars, and the end.
    var scalarPositions: [Int] { bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count] }

    private func marked(_ isMarked: (Int) -> Bool) -> String {
        var parts: [String] = [""]
        for (start, end) in zip(scalarPositions, scalarPositions.dropFirst()) {
            if start > 0, isMarked(start) { parts.append("") }
            parts[parts.count - 1] += String(decoding: bytes[start..<end], as: UTF8.self)
        }
        return parts.joined(separator: "|")
    }
}

extension LiteralPiece: CustomTestStringConvertible {
    public var testDescription: String {
        switch self {
        case .blank: "_"
        case .word(let bytes): String(decoding: bytes, as: UTF8.self)
        case .mark(let bytes): "\(String(decoding: bytes, as: UTF8.self))?"
        }
    }
}
