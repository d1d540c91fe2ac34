import ParlanceText

/// The text from a position on with one correction of a lattice applied, for recognizers, which read plain text.
struct CorrectedText {
    /// The maximum length of a value with a correction, in bytes.
    static let mostBytes = 96

    private var bytes: [UInt8] = []
    private var marks: [TextMarks] = []
    /// The end of the correction in `bytes`; a value must reach it.
    private let correctionEnd: Int
    /// The lattice position where the text resumes after the correction.
    private let resumption: Int
    /// The lattice position of the value's start, if that is within the correction; else nil.
    private let entry: Int?
    /// Whether the text continues after `bytes`.
    private var isCut = false

    /// Creates the text from `start` on, which is before a correction.
    init(_ lattice: WordLattice.View, from start: Int, taking correction: WordLattice.Correction) {
        entry = nil
        resumption = Int(correction.end)
        let word = Int(correction.first)..<Int(correction.last)
        correctionEnd = Int(correction.start) - start + word.count
        append(start..<Int(correction.start), of: lattice)
        append(word, of: lattice)
        appendRest(of: lattice)
    }

    /// Creates the text from a position within a correction on.
    init(_ lattice: WordLattice.View, within start: Int) {
        var end = start
        while lattice.leaving(end) == end { end += 1 }
        entry = start
        resumption = lattice.leaving(end)
        correctionEnd = end - start
        append(start..<end, of: lattice)
        appendRest(of: lattice)
    }

    private mutating func append(_ range: Range<Int>, of lattice: WordLattice.View) {
        for position in range {
            bytes.append(lattice.text.bytes[position])
            marks.append(lattice.text.mark(at: position))
        }
    }

    private mutating func appendRest(of lattice: WordLattice.View) {
        let end = min(lattice.text.count, resumption + max(Self.mostBytes - bytes.count, 0))
        append(resumption..<max(resumption, end), of: lattice)
        isCut = end < lattice.text.count
        marks.append(lattice.text.mark(at: max(resumption, end)))
        bytes.append(0)
    }

    /// Calls `body` with the text, which is valid only during the call.
    func withText(_ body: (MatchedText) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            marks.withUnsafeBufferPointer { marks in
                guard let first = bytes.baseAddress, let mark = marks.baseAddress else { return }
                body(MatchedText(bytes: first, marks: mark, count: bytes.count - 1))
            }
        }
    }

    /// The lattice position of an end in the text; nil if no value may end there.
    func position(of end: Int) -> Int? {
        if isCut, end == bytes.count - 1 { return nil }
        if end >= correctionEnd { return resumption + end - correctionEnd }
        return entry.map { $0 + end }
    }
}
