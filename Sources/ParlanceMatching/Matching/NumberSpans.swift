/// Which numbers a text has, each as far as it goes: found when the first is read that may be a part of a longer one.
struct NumberSpans: ~Copyable {
    /// For each position strictly within a number where that number begins, -1 for all others; empty before any is known.
    private var starts = FlatArray<Int32>()
    /// Whether all numbers of the text have been looked for.
    private var isComplete = false

    init() {}

    mutating func removeAll() {
        starts.removeAll()
        isComplete = false
    }

    /// Where the number begins that goes on at a position; nil if none does.
    @inline(__always)
    func start(ofNumberAt position: Int) -> Int? {
        guard position < starts.count, starts[position] >= 0 else { return nil }
        return Int(starts[position])
    }

    /// Notes the longest number that was read from a position. If it may be a part of a longer one, all numbers of the text are
    /// looked for, once.
    ///
    /// - Parameter hasParts: whether shorter numbers were read from there.
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
