import ParlanceGrammar

/// Reads comma-separated values (RFC 4180): rows of fields, each with its place.
///
/// Quoted fields may contain commas, line ends and, doubled, quotes. Rows end at a line feed, a carriage return, or
/// both; blank rows are skipped. If the first line has no comma, but semicolons or tabs, these separate fields:
/// spreadsheets write them in languages with decimal commas.
struct CSVRows {
    struct Field {
        var text: String
        /// The extent in the file, in Unicode scalars, quotes included.
        var range: Range<Int>
    }

    private let source: SourceText
    private let bytes: [UInt8]
    /// The separator of fields.
    private let separator: UInt8
    private var position = 0
    /// The number of Unicode scalars before the position.
    private var scalars = 0
    private var log = DiagnosticLog()

    var diagnostics: [Diagnostic] { log.diagnostics }

    init(_ source: SourceText) {
        self.source = source
        bytes = Array(source.text.utf8)
        separator = Self.separator(of: bytes)
    }

    private static func separator(of bytes: [UInt8]) -> UInt8 {
        let line = bytes.drop(while: isLineEnd).prefix { !isLineEnd($0) }
        return [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].first(where: line.contains) ?? UInt8(ascii: ",")
    }

    /// The next row; nil at the end, and after a quote that is never closed.
    mutating func next() -> [Field]? {
        while position < bytes.count, isLineEnd { step() }
        guard position < bytes.count else { return nil }
        var fields: [Field] = []
        while let field = field() {
            fields.append(field)
            guard position < bytes.count, bytes[position] == separator else { return fields }
            step()
        }
        return nil
    }

    private static let quote = UInt8(ascii: "\"")

    private var isLineEnd: Bool { Self.isLineEnd(bytes[position]) }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private mutating func step() {
        position += 1
        // Only the first byte of a scalar counts.
        if position == bytes.count || bytes[position] & 0xC0 != 0x80 { scalars += 1 }
    }

    private mutating func field() -> Field? {
        guard position < bytes.count, bytes[position] == Self.quote else {
            let start = (position, scalars)
            passText()
            return Field(text: text(start.0..<position), range: start.1..<scalars)
        }
        return quotedField()
    }

    private mutating func passText() {
        while position < bytes.count, bytes[position] != separator, !isLineEnd { step() }
    }

    private mutating func quotedField() -> Field? {
        let start = scalars
        step()
        var text = ""
        var first = position
        while position < bytes.count {
            guard bytes[position] == Self.quote else {
                step()
                continue
            }
            text += self.text(first..<position)
            step()
            guard position < bytes.count, bytes[position] == Self.quote else { return ended(text, from: start) }
            first = position
            step()
        }
        report(.unclosedQuote, start..<start + 1)
        return nil
    }

    /// A field whose quotes are closed: a separator or a line end must follow.
    private mutating func ended(_ text: String, from start: Int) -> Field {
        let end = scalars
        passText()
        if scalars > end { report(.textBesideQuotes, end..<scalars) }
        return Field(text: text, range: start..<end)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func report(_ problem: VocabularyProblem, _ range: Range<Int>) {
        log.append(Diagnostic(.vocabulary(problem), in: source, from: range.lowerBound, to: range.upperBound))
    }
}
