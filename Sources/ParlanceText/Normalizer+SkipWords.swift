internal import CICU

extension Normalizer {
    /// Makes skip words of what authors wrote: normalized, each once, those that come to nothing left out.
    public func skipWords(_ words: some Sequence<String>) -> SkipWords {
        let distinct = Set(words.map { normalize($0).bytes }).filter { !$0.isEmpty }
        return SkipWords(
            words: distinct.sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count }
        )
    }

    /// The text without its skip words, still leading back to the same source; `nil` if it has none.
    ///
    /// A skip word counts only as a whole: it neither begins nor ends inside a word, unless all blanks are ignored.
    /// What remains is as normal as any text: a blank where one belongs, none twice. The text may come out empty.
    ///
    /// Complexity: O(*n* × *m*), *n* the length of the text, *m* that of the skip words.
    public func removing(
        _ skipWords: SkipWords,
        from text: NormalizedText,
        at place: SkipWords.Place = .everywhere
    ) -> NormalizedText? {
        guard !skipWords.isEmpty else { return nil }
        let occurrences = skipWords.occurrences(in: text, at: place) {
            ignoresBlanks ? text.isBoundary(at: $0) : text.isWordBoundary(at: $0)
        }
        guard !occurrences.isEmpty else { return nil }
        let rest = finish(text.refolded(without: occurrences, isTurkic: isTurkic), source: text.source)
        return rest.adding(removed: text.removed)
    }
}

extension NormalizedText {
    /// Folds the text again (which changes nothing), with a blank wherever one was dropped or an occurrence is left out.
    ///
    /// The steps that follow then judge the rest as they would judge any text, and find the same boundaries.
    fileprivate func refolded(without occurrences: [Range<Int>], isTurkic: Bool) -> FoldedText {
        var spaced: [UInt8] = []
        var origins: [Int] = []
        let starts = Set(occurrences.map(\.lowerBound))
        for (position, byte) in bytes.enumerated() {
            if positions[position].flags.contains(.dropped) || starts.contains(position) {
                spaced.append(0x20)
                origins.append(-1 - position)
            }
            spaced.append(byte)
            origins.append(position)
        }
        var folded = FoldedText(spaced, isTurkic: isTurkic)
        var next = 0
        for index in folded.scalars.indices {
            let scalar = folded.scalars[index]
            let origin = origins[Int(scalar.start)]
            setSource(of: &folded.scalars[index], from: origin, to: origins[Int(scalar.end) - 1])
            while next < occurrences.count, occurrences[next].upperBound <= origin { next += 1 }
            if next < occurrences.count, occurrences[next].contains(origin) { folded.scalars[index].remove() }
        }
        return folded
    }

    /// Leads a scalar back to the source. A blank that was put in (`origin` below 0) takes up nothing there.
    private func setSource(of scalar: inout FoldedScalar, from origin: Int, to last: Int) {
        if origin < 0 {
            scalar.start = positions[-1 - origin].sourceStart
            scalar.end = scalar.start
        } else {
            scalar.start = positions[origin].sourceStart
            scalar.end = positions[max(last, origin)].sourceEnd
        }
    }

    /// The text with earlier removals added to its own, in order again.
    fileprivate func adding(removed earlier: [Range<Int>]) -> NormalizedText {
        NormalizedText(
            source: source,
            bytes: bytes,
            positions: positions,
            removed: (removed + earlier).sorted { $0.lowerBound < $1.lowerBound }
        )
    }
}
