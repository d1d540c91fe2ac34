/// The skip words of a text at a place, one after the other, from a given one on.
struct SkipWordOccurrences: Sequence, IteratorProtocol {
    private let finder: SkipWordFinder
    private let place: SkipWords.Place
    private var found: Range<Int>?

    init(finder: SkipWordFinder, place: SkipWords.Place, first: Range<Int>) {
        self.finder = finder
        self.place = place
        found = first
    }

    mutating func next() -> Range<Int>? {
        guard let found else { return nil }
        self.found = finder.next(at: place, after: found)
        return found
    }
}
