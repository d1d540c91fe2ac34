import ParlanceText

/// An utterance with corrections: words that may be taken for others, each with what it costs.
///
/// The positions of the text stay what they are; behind its end the words of the corrections stand one after the other, each
/// with a byte behind it that is not read. A correction leaves the text at its start, and comes back at its end.
struct WordLattice: ~Copyable {
    struct Correction: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let kind: Kind
        /// Where it leaves the text.
        let start: Int32
        /// Where it comes back.
        let end: Int32
        /// Where its bytes stand; empty for a word that is left out.
        let first: Int32
        let last: Int32
        let cost: Int32
        /// How many letters are edited, at least 1 if any are.
        let letters: Int32
        /// How much speaks for it.
        let confidence: Confidence
        /// Whether a number may be read in it. Where a word such as "to" is said in its own right, none may.
        let mayBeNumber: Bool
        /// The next one that begins at the same place.
        var next = Index.absent

        enum Confidence: UInt8 {
            /// The word is one of the grammar, and may have been meant.
            case known
            /// Of a short word hardly anything is left that was right.
            case short
            /// In a script that writes no blanks nothing says where a word begins.
            case undivided
            case usual
        }

        /// `EditedWord.Kind`
        enum Kind: UInt8 { case letters, accents, sound, joined, split, filler }
    }

    private var bytes = FlatArray<UInt8>()
    private var marks = FlatArray<TextMarks>()
    /// For each position the one of the text that comes nearest to it.
    private var places = FlatArray<Int32>()
    /// Where a correction is over the position at which it comes back, else -1.
    private var exits = FlatArray<Int32>()
    /// For each position whether a number may be read from there: not in a correction that must be none.
    private var numberStarts = FlatArray<Bool>()
    private var corrections = FlatArray<Correction>()
    /// For each position of the text its first correction.
    private var heads = FlatArray<Correction.Index>()
    private var textCount = 0

    init() {}

    var correctionCount: Int { corrections.count }

    /// Begins with a text without corrections.
    mutating func begin(_ text: MatchedText, marks textMarks: UnsafePointer<TextMarks>) {
        bytes.removeAll()
        marks.removeAll()
        places.removeAll()
        exits.removeAll()
        numberStarts.removeAll()
        corrections.removeAll()
        heads.removeAll()
        textCount = text.count
        for position in 0...text.count {
            append(text.bytes[position], textMarks[position], place: position)
            heads.append(.absent)
        }
    }

    private mutating func append(_ byte: UInt8, _ mark: TextMarks, place: Int, mayBeNumber: Bool = true) {
        bytes.append(byte)
        numberStarts.append(mayBeNumber)
        marks.append(mark)
        places.append(Int32(place))
        exits.append(-1)
    }

    /// Adds a correction, unless the same words can be had there for less.
    mutating func add(
        _ kind: Correction.Kind,
        _ range: Range<Int>,
        word: some Collection<UInt8>,
        cost: Int32,
        letters: Int32 = 0,
        confidence: Correction.Confidence = .usual,
        mayBeNumber: Bool = true
    ) {
        guard !has(word, at: range, forAtMost: cost) else { return }
        let first = bytes.count
        var offset = 0
        var follows = false
        for byte in word {
            let mark: TextMarks = offset == 0 ? marks[range.lowerBound] : follows ? Self.wordStart : []
            let place = place(of: offset, byte, in: range, count: word.count)
            append(byte, mark, place: place, mayBeNumber: mayBeNumber)
            follows = byte == .blank || byte == .apostrophe
            offset += 1
        }
        let last = bytes.count
        append(0, marks[range.upperBound], place: range.upperBound)
        exits[last] = Int32(range.upperBound)
        heads[range.lowerBound] = corrections.append(
            Correction(
                kind: kind,
                start: Int32(range.lowerBound),
                end: Int32(range.upperBound),
                first: Int32(first),
                last: Int32(last),
                cost: cost,
                letters: letters,
                confidence: confidence,
                mayBeNumber: mayBeNumber,
                next: heads[range.lowerBound]
            )
        )
    }

    private static var wordStart: TextMarks { [.boundary, .wordBoundary] }

    /// The place of a correction's byte in the text: as far from the start as long as the bytes are the same, else as far from
    /// the end.
    private func place(of offset: Int, _ byte: UInt8, in range: Range<Int>, count: Int) -> Int {
        let fromStart = range.lowerBound + offset
        let isSame = fromStart <= range.upperBound && (offset == 0 || isSame(range.lowerBound, offset))
        let place = isSame ? fromStart : range.upperBound - (count - offset)
        return min(max(place, range.lowerBound), range.upperBound)
    }

    /// Whether the bytes that the correction under way has so far are those of the text.
    private func isSame(_ start: Int, _ count: Int) -> Bool {
        for offset in 0..<count where bytes[start + offset] != bytes[bytes.count - count + offset] { return false }
        return true
    }

    private func has(_ word: some Collection<UInt8>, at range: Range<Int>, forAtMost cost: Int32) -> Bool {
        var index = heads[range.lowerBound]
        while index.exists {
            let correction = corrections[index]
            index = correction.next
            guard Int(correction.end) == range.upperBound, correction.cost <= cost else { continue }
            if view.word(of: correction).elementsEqual(word) { return true }
        }
        return false
    }
}

extension WordLattice {
    /// The lattice where it lies in memory; good until the next text.
    struct View: BitwiseCopyable {
        /// The text; more bytes can be read behind its end.
        let text: MatchedText
        /// How many positions there are in all.
        let positionCount: Int
        fileprivate let bytes: UnsafePointer<UInt8>
        private let places: UnsafePointer<Int32>
        private let exits: UnsafePointer<Int32>
        private let numberStarts: UnsafePointer<Bool>
        private let corrections: UnsafePointer<Correction>
        private let heads: UnsafePointer<Correction.Index>
        let correctionCount: Int

        fileprivate init(_ lattice: borrowing WordLattice) {
            text = MatchedText(bytes: lattice.bytes.base, marks: lattice.marks.base, count: lattice.textCount)
            positionCount = lattice.bytes.count
            bytes = UnsafePointer(lattice.bytes.base)
            places = UnsafePointer(lattice.places.base)
            exits = UnsafePointer(lattice.exits.base)
            numberStarts = UnsafePointer(lattice.numberStarts.base)
            corrections = UnsafePointer(lattice.corrections.base)
            heads = UnsafePointer(lattice.heads.base)
            correctionCount = lattice.corrections.count
        }

        subscript(correction: Correction.Index) -> Correction { corrections[Int(correction.raw)] }

        /// Whether a position belongs to the text, not to a correction.
        func isText(_ position: Int) -> Bool { position <= text.count }

        /// The first correction that begins at a position.
        func firstCorrection(at position: Int) -> Correction.Index { isText(position) ? heads[position] : .absent }

        /// The position itself, or, where a correction is over, the one at which it comes back.
        func leaving(_ position: Int) -> Int { exits[position] < 0 ? position : Int(exits[position]) }

        /// Whether a number may be read from a position on.
        func mayBeginNumber(at position: Int) -> Bool { numberStarts[position] }

        /// The position of the text that comes nearest.
        func place(of position: Int) -> Int { Int(places[position]) }

        /// What a correction reads.
        func word(of correction: Correction) -> UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: bytes + Int(correction.first), count: Int(correction.last - correction.first))
        }

        /// The bytes that can be read without leaving the text, or the correction, that a position belongs to.
        func reach(of position: Int) -> UnsafeBufferPointer<UInt8> {
            guard !isText(position) else { return text.buffer }
            var end = position
            while exits[end] < 0 { end += 1 }
            return UnsafeBufferPointer(start: bytes, count: end)
        }
    }

    var view: View { View(self) }
}
