import ParlanceText

/// An utterance with corrections: alternatives for ranges of the text, each with a cost.
///
/// The positions of the text are unchanged; after its end the words of the corrections follow one after the other, each
/// with one byte after it that is not read. A correction leaves the text at its start, and returns at its end.
struct WordLattice: ~Copyable {
    /// An alternative for a range of the text.
    struct Correction: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let kind: Kind
        /// The position where it leaves the text.
        let start: Int32
        /// The position where it returns to the text.
        let end: Int32
        /// The start of its bytes; equal to `last` for a removed word.
        let first: Int32
        let last: Int32
        let cost: Int32
        /// The number of edited letters, at least 1 if any are edited; or of letters left unexplained.
        let letters: Int32
        /// The strength of the evidence for it.
        let confidence: Confidence
        /// Whether it can be read as a number; false for a word such as "to" in its own meaning.
        let mayBeNumber: Bool
        /// The next correction that begins at the same position.
        var next = Index.absent

        /// Whether the value of a slot type may have it: not a missing word, nor one that is left unexplained.
        var mayBeInTypedValue: Bool { kind != .omitted && kind != .unexplained }

        /// The strength of the evidence for a correction.
        enum Confidence: UInt8 {
            /// The original is a word of the grammar, and may be intended.
            case known
            /// The original is so short that hardly any correct letter remains.
            case short
            /// The script writes no blanks, so the start of the word is unknown.
            case undivided
            case usual
        }

        /// The kinds of `EditedWord.Kind`, and a word that a partial reading leaves unexplained.
        enum Kind: UInt8 { case letters, accents, sound, joined, split, filler, omitted, unexplained }
    }

    private var bytes = FlatArray<UInt8>()
    private var marks = FlatArray<TextMarks>()
    /// For each position the nearest position of the text.
    private var places = FlatArray<Int32>()
    /// At the end of a correction the position where it returns to the text, otherwise -1.
    private var exits = FlatArray<Int32>()
    /// For each position whether a number can begin there: false in corrections that cannot be numbers.
    private var numberStarts = FlatArray<Bool>()
    private var corrections = FlatArray<Correction>()
    /// For each position of the text its first correction.
    private var heads = FlatArray<Correction.Index>()
    private var textCount = 0
    /// The maximum number of letters that a reading leaves unexplained.
    var mostUnexplained = Int32.max

    init() {}

    var correctionCount: Int { corrections.count }

    /// Starts a text without corrections.
    mutating func begin(_ text: MatchedText, marks textMarks: UnsafePointer<TextMarks>) {
        bytes.removeAll()
        marks.removeAll()
        places.removeAll()
        exits.removeAll()
        numberStarts.removeAll()
        corrections.removeAll()
        heads.removeAll()
        textCount = text.count
        mostUnexplained = .max
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

    /// Adds a correction, unless the same words exist for that range at the same or a lower cost.
    mutating func add(
        _ kind: Correction.Kind,
        _ range: Range<Int>,
        word: some Collection<UInt8>,
        cost: Int32,
        letters: Int32 = 0,
        confidence: Correction.Confidence = .usual,
        mayBeNumber: Bool = true,
        isUndivided: Bool = false
    ) {
        guard !has(word, at: range, forAtMost: cost) else { return }
        let first = bytes.count
        var offset = 0
        var follows = false
        for byte in word {
            let isBlank = byte == .blank
            let inner: TextMarks = isBlank ? Self.wordStart : isUndivided && byte & 0xC0 != 0x80 ? .boundary : []
            let mark: TextMarks = offset == 0 ? marks[range.lowerBound] : follows ? Self.wordStart : inner
            // Places never go back, or a slot would end before it begins.
            let nearest = place(of: offset, byte, in: range, count: word.count)
            let place = offset == 0 ? nearest : max(nearest, Int(places[places.count - 1]))
            append(byte, mark, place: place, mayBeNumber: mayBeNumber)
            follows = isBlank || byte == .apostrophe
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

    /// Lets a wildcard end at a position of the text.
    mutating func endWord(at position: Int) { marks[position].insert(.wordBoundary) }

    private static var wordStart: TextMarks { [.boundary, .wordBoundary] }

    /// The position in the text for a byte of a correction: the distance from the start while the bytes are equal, then
    /// the distance from the end.
    private func place(of offset: Int, _ byte: UInt8, in range: Range<Int>, count: Int) -> Int {
        let fromStart = range.lowerBound + offset
        let isSame = fromStart <= range.upperBound && (offset == 0 || isSame(range.lowerBound, offset))
        let place = isSame ? fromStart : range.upperBound - (count - offset)
        return min(max(place, range.lowerBound), range.upperBound)
    }

    /// Whether the bytes of the current correction so far are equal to the text.
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
    /// Unretained pointers to the lattice; valid until the next text.
    struct View: BitwiseCopyable {
        /// The text; further bytes are readable after its end.
        let text: MatchedText
        /// The number of positions of the text and of all corrections.
        let positionCount: Int
        fileprivate let bytes: UnsafePointer<UInt8>
        private let places: UnsafePointer<Int32>
        private let exits: UnsafePointer<Int32>
        private let numberStarts: UnsafePointer<Bool>
        private let corrections: UnsafePointer<Correction>
        private let heads: UnsafePointer<Correction.Index>
        let correctionCount: Int
        let mostUnexplained: Int32

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
            mostUnexplained = lattice.mostUnexplained
        }

        subscript(correction: Correction.Index) -> Correction { corrections[Int(correction.raw)] }

        /// Whether a position belongs to the text, not to a correction.
        func isText(_ position: Int) -> Bool { position <= text.count }

        /// The first correction that begins at a position; absent if there is none.
        func firstCorrection(at position: Int) -> Correction.Index { isText(position) ? heads[position] : .absent }

        /// The correction to which a position after the text belongs.
        func correction(at position: Int) -> Correction.Index {
            var (low, high) = (0, correctionCount)
            while low + 1 < high {
                let middle = (low + high) / 2
                if Int(corrections[middle].first) <= position { low = middle } else { high = middle }
            }
            return Correction.Index(Int32(low))
        }

        /// The position where a correction that ends here returns to the text, otherwise the position itself.
        func leaving(_ position: Int) -> Int { exits[position] < 0 ? position : Int(exits[position]) }

        /// Whether a number can begin at a position.
        func mayBeginNumber(at position: Int) -> Bool { numberStarts[position] }

        /// The nearest position of the text.
        func place(of position: Int) -> Int { Int(places[position]) }

        /// The bytes of a correction.
        func word(of correction: Correction) -> UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: bytes + Int(correction.first), count: Int(correction.last - correction.first))
        }

        /// The bytes up to the end of the text, or of the correction, to which a position belongs.
        func reach(of position: Int) -> UnsafeBufferPointer<UInt8> {
            guard !isText(position) else { return text.buffer }
            var end = position
            while exits[end] < 0 { end += 1 }
            return UnsafeBufferPointer(start: bytes, count: end)
        }
    }

    var view: View { View(self) }
}
