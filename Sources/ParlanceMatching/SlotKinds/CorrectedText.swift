import ParlanceGrammar
import ParlanceText

/// A correction in the place of its words, with the text around it up to a limit, for recognizers of slot types.
struct CorrectedText {
    /// The maximum number of bytes before the correction, and after it.
    static let mostBytes = 96

    /// The utterance behind the text.
    let source: SlotSource
    private let window: CorrectedWindow

    init(_ window: CorrectedWindow, _ source: SlotSource) {
        self.window = window
        self.source = source
    }

    /// The position in the text of a position of the lattice; nil if the text does not contain it.
    func offset(of position: Int) -> Int? {
        if window.word ~= position { return window.wordOffset + position - window.word.lowerBound }
        return position >= window.start && position < window.replaced.lowerBound ? position - window.start : nil
    }

    /// The position in the lattice of the end of a value; nil if no value may end there, or if it has no corrected word.
    func position(of end: Int, from start: Int) -> Int? {
        if window.isCut, end == window.bytes.count - 1 { return nil }
        let wordEnd = window.wordOffset + window.word.upperBound - window.word.lowerBound
        if end >= wordEnd { return window.replaced.upperBound + end - wordEnd }
        return start >= window.wordOffset ? window.word.lowerBound + end - window.wordOffset : nil
    }

    /// Calls `body` with the text, which is valid only during the call.
    func withText(_ body: (MatchedText, CorrectedText) -> Void) {
        window.bytes.withUnsafeBufferPointer { bytes in
            window.marks.withUnsafeBufferPointer { marks in
                guard let first = bytes.baseAddress, let mark = marks.baseAddress else { return }
                body(MatchedText(bytes: first, marks: mark, count: bytes.count - 1), self)
            }
        }
    }
}

/// The bytes of a corrected text, and the places of the lattice that they come from.
struct CorrectedWindow {
    /// The bytes, then a 0.
    private(set) var bytes: [UInt8] = []
    private(set) var marks: [TextMarks] = []
    /// The position of the lattice where it begins.
    let start: Int
    /// The range of the text that the correction replaces.
    let replaced: Range<Int>
    /// The start of the corrected word in the lattice, up to its end.
    let word: ClosedRange<Int>
    /// The position of the corrected word in `bytes`.
    let wordOffset: Int
    /// Whether the text continues after `bytes`.
    let isCut: Bool

    init(_ lattice: WordLattice.View, _ correction: WordLattice.Correction) {
        replaced = Int(correction.start)..<Int(correction.end)
        word = Int(correction.first)...Int(correction.last)
        var start = max(0, replaced.lowerBound - CorrectedText.mostBytes)
        while start > 0, start < replaced.lowerBound, !lattice.text.isBoundary(at: start) { start += 1 }
        var end = min(lattice.text.count, replaced.upperBound + CorrectedText.mostBytes)
        while end > replaced.upperBound, end < lattice.text.count, !lattice.text.beginsScalar(at: end) { end -= 1 }
        self.start = start
        wordOffset = replaced.lowerBound - start
        isCut = end < lattice.text.count
        append(start..<replaced.lowerBound, of: lattice)
        append(word.lowerBound..<word.upperBound, of: lattice)
        append(replaced.upperBound..<end, of: lattice)
        marks.append(lattice.text.mark(at: end))
        bytes.append(0)
    }

    private mutating func append(_ range: Range<Int>, of lattice: WordLattice.View) {
        for position in range {
            bytes.append(lattice.text.bytes[position])
            marks.append(lattice.text.mark(at: position))
        }
    }
}
