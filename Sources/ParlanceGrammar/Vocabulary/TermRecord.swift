/// A packed term: the lengths of phrase and identifier, their UTF-8, and any further members.
///
/// Lengths and counts use seven bits per byte, lowest first. An empty identifier means that it equals the phrase.
struct TermRecord {
    private let bytes: [UInt8]
    private let phraseRange: Range<Int>
    private let identifierRange: Range<Int>
    private let end: Int
    private var position: Int

    /// - Parameter range: the range of one whole record.
    init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        end = range.upperBound
        position = range.lowerBound
        let phrase = Self.number(in: bytes, at: &position)
        let identifier = Self.number(in: bytes, at: &position)
        phraseRange = position..<position + phrase
        identifierRange = phraseRange.upperBound..<phraseRange.upperBound + identifier
        position = identifierRange.upperBound
    }

    var phrase: String { text(phraseRange) }

    var identifier: String { identifierRange.isEmpty ? phrase : text(identifierRange) }

    func hasIdentifier(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = identifierRange.isEmpty ? phraseRange : identifierRange
        return range.count == wanted.count && bytes[range].elementsEqual(wanted)
    }

    /// The members after phrase and identifier; nil if there are none.
    mutating func rest() -> (phrase: TermPhrase, synonyms: [TermPhrase])? {
        guard position < end else { return nil }
        let phrase = TermPhrase(phrase, pronunciations: texts(), examples: texts())
        let count = number()
        var synonyms: [TermPhrase] = []
        for _ in 0..<count { synonyms.append(TermPhrase(text(), pronunciations: texts(), examples: texts())) }
        return (phrase, synonyms)
    }

    private mutating func texts() -> [String] {
        let count = number()
        return (0..<count).map { _ in text() }
    }

    private mutating func text() -> String {
        let length = number()
        defer { position += length }
        return text(position..<position + length)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func number() -> Int { Self.number(in: bytes, at: &position) }

    private static func number(in bytes: [UInt8], at position: inout Int) -> Int {
        var (number, shift) = (0, 0)
        while true {
            let byte = bytes[position]
            position += 1
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
    }
}
