/// Rewrites surrogate pairs of JSON escapes to YAML's form, `\U0001F600`; YAML reads the rest of JSON as it is.
///
/// Each rewritten escape is two characters shorter, so columns must be mapped back to the original.
struct JSONEscapes: Sendable {
    /// The text with one escape for each pair.
    let text: String
    /// For each line (counted from 1), the columns in `text` after which two characters are missing.
    private let cuts: [Int: [Int]]

    init(_ original: String) {
        guard original.utf8.contains(UInt8(ascii: "\\")), original.contains("\\u") else {
            (text, cuts) = (original, [:])
            return
        }
        var rewriter = Rewriter(original)
        rewriter.run()
        text = String(rewriter.output)
        cuts = rewriter.cuts
    }

    /// The column in the original of a column in the rewritten text.
    func originalColumn(_ column: Int, inLine line: Int) -> Int {
        guard let cuts = cuts[line] else { return column }
        var before = 0..<cuts.count
        while !before.isEmpty {
            let middle = before.lowerBound + before.count / 2
            before = cuts[middle] < column ? middle + 1..<before.upperBound : before.lowerBound..<middle
        }
        return column + 2 * before.lowerBound
    }

    private struct Rewriter {
        let input: [Unicode.Scalar]
        var output = String.UnicodeScalarView()
        var cuts: [Int: [Int]] = [:]
        var position = 0
        var line = 1
        var column = 1

        init(_ text: String) { input = Array(text.unicodeScalars) }

        mutating func run() {
            while position < input.count {
                if let scalar = pair() {
                    let digits = String(scalar, radix: 16, uppercase: true)
                    write("\\U" + String(repeating: "0", count: 8 - digits.count) + digits)
                    cuts[line, default: []].append(column - 1)
                    position += 12
                } else {
                    // Two characters at once, so that the second backslash of `\\` starts no escape.
                    let length = input[position] == "\\" && position + 1 < input.count ? 2 : 1
                    for scalar in input[position..<position + length] { write(scalar) }
                    position += length
                }
            }
        }

        /// The character of a surrogate pair of escapes at the current position.
        private func pair() -> UInt32? {
            guard let high = unit(at: position), (0xD800..<0xDC00).contains(high),
                let low = unit(at: position + 6), (0xDC00..<0xE000).contains(low)
            else { return nil }
            return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)
        }

        private func unit(at start: Int) -> UInt32? {
            guard start + 6 <= input.count, input[start] == "\\", input[start + 1] == "u" else { return nil }
            return UInt32(String(String.UnicodeScalarView(input[start + 2..<start + 6])), radix: 16)
        }

        private mutating func write(_ text: String) {
            for scalar in text.unicodeScalars { write(scalar) }
        }

        private mutating func write(_ scalar: Unicode.Scalar) {
            let isPair = scalar == "\n" && output.last == "\r"
            output.append(scalar)
            if isPair { return }
            (line, column) = SourceText.isLineEnd(scalar) ? (line + 1, 1) : (line, column + 1)
        }
    }
}
