/// Which numbers a text has, each as far as it goes: found when the first is read that may be a part of a longer one.
struct NumberSpans: ~Copyable {
    /// For each position strictly within a number where that number begins, -1 for all others; empty before it is known.
    private var starts = FlatArray<Int32>()

    init() {}

    mutating func removeAll() { starts.removeAll() }

    private var isKnown: Bool { starts.count > 0 }

    /// Where the number begins that goes on at a position; nil if none does.
    @inline(__always)
    func start(ofNumberAt position: Int) -> Int? {
        guard position < starts.count, starts[position] >= 0 else { return nil }
        return Int(starts[position])
    }

    /// Notes a number that was read. If it may be a part of a longer one, all numbers of the text are looked for, once.
    mutating func note(_ number: Range<Int>, in text: MatchedText, _ language: NumberLanguage) {
        guard !isKnown else { return }
        let reader = language.reader(of: text.buffer)
        if !reader.isAlone(number) { find(in: text, reader) }
    }

    private mutating func find(in text: MatchedText, _ reader: NumberReader) {
        starts.append(-1, count: text.count + 1)
        reader.forEachNumber(
            isBoundary: { text.isBoundary(at: $0) },
            body: { number in
                for position in number.dropFirst() { starts[position] = Int32(number.lowerBound) }
            }
        )
    }
}
