/// The extents of a text's numbers, found when the first number is read that may be part of a longer one.
struct NumberSpans: ~Copyable {
    /// For each position strictly within a number, the start of that number; -1 elsewhere; empty before any is known.
    private var starts = FlatArray<Int32>()
    /// Whether all numbers of the text have been found.
    private var isComplete = false

    init() {}

    mutating func removeAll() {
        starts.removeAll()
        isComplete = false
    }

    /// The start of the number that continues at a position; nil if none does.
    @inline(__always)
    func start(ofNumberAt position: Int) -> Int? {
        guard position < starts.count, starts[position] >= 0 else { return nil }
        return Int(starts[position])
    }

    /// Records the longest number that was read from a position. If it may be part of a longer one, all numbers of the
    /// text are found, once.
    ///
    /// - Parameter hasParts: Whether shorter numbers were read from the same position.
    @inline(__always)
    mutating func note(_ number: Range<Int>, hasParts: Bool, in text: MatchedText, _ language: NumberLanguage) {
        if isComplete { return }
        if !language.isAlone(number, in: text.buffer) { return find(in: text, language) }
        if hasParts { insert(number, text) }
    }

    private mutating func insert(_ number: Range<Int>, _ text: MatchedText) {
        if starts.count == 0 { starts.append(-1, count: text.count + 1) }
        for position in number.dropFirst() { starts[position] = Int32(number.lowerBound) }
    }

    @inline(never)
    private mutating func find(in text: MatchedText, _ language: NumberLanguage) {
        isComplete = true
        starts.removeAll()
        starts.append(-1, count: text.count + 1)
        language.reader(of: text.buffer).forEachNumber(
            isBoundary: { text.isBoundary(at: $0) },
            body: { number in insert(number, text) }
        )
    }
}
