extension Normalizer {
    /// Normalizes an author's skip words; duplicates and empty ones are left out.
    public func skipWords(_ words: some Sequence<String>) -> SkipWords {
        SkipWords(words: words.map { normalize($0).bytes })
    }

    /// The text without its skip words, still mapped to the same source; `nil` if it has none.
    ///
    /// Only whole skip words count: they neither begin nor end inside a word, unless all blanks are ignored. The result
    /// is normalized like any text: a blank where one belongs, none twice. It may be empty.
    ///
    /// Complexity: O(*n* × *m*), *n* the length of the text, *m* that of the skip words.
    public func removing(
        _ skipWords: SkipWords,
        from text: NormalizedText,
        at place: SkipWords.Place = .everywhere
    ) -> NormalizedText? {
        text.withView { view in
            find(skipWords, in: view.content, at: place, otherwise: nil) { occurrences in
                let rest = TextBuffer()
                remove(occurrences, from: view, into: rest, by: .shortCut)
                return NormalizedText(rest, of: text.source)
            }
        }
    }

    /// Removes skip words from one buffer into another. Returns false if there are no skip words; `rest` is then unchanged.
    ///
    /// - Parameter rest: Another buffer than that of the text.
    package func removing(
        _ skipWords: SkipWords,
        from text: TextBuffer,
        at place: SkipWords.Place = .everywhere,
        into rest: TextBuffer
    ) -> Bool {
        removing(skipWords, from: text, at: place, into: rest, by: .shortCut)
    }

    func removing(
        _ skipWords: SkipWords,
        from text: TextBuffer,
        at place: SkipWords.Place,
        into rest: TextBuffer,
        by way: Way
    ) -> Bool {
        find(skipWords, in: text.view.content, at: place, otherwise: false) { occurrences in
            remove(occurrences, from: text.view, into: rest, by: way)
            return true
        }
    }

    /// Calls `body` with the skip words of a text, if it has any.
    @inline(__always)
    private func find<Result>(
        _ skipWords: SkipWords,
        in text: TextContent,
        at place: SkipWords.Place,
        otherwise nothing: Result,
        _ body: (SkipWordOccurrences) -> Result
    ) -> Result {
        guard !skipWords.isEmpty else { return nothing }
        let boundary: TextMarks = ignoresBlanks ? .boundary : .wordBoundary
        return SkipWordFinder.find(skipWords, in: text, boundary: boundary) { finder in
            guard let first = finder.next(at: place) else { return nothing }
            return body(SkipWordOccurrences(finder: finder, place: place, first: first))
        }
    }

    private func remove(
        _ occurrences: SkipWordOccurrences,
        from text: TextView,
        into rest: TextBuffer,
        by way: Way
    ) {
        if way == .shortCut, let asciiRules, text.content.isASCII {
            let spaced = rest.spacing.spread(text.content, without: occurrences, cutByte: ASCIIKind.nothingByte)
            write(spaced, of: text, by: asciiRules, to: rest)
        } else {
            write(rest.spacing.spread(text.content, without: occurrences), of: text, to: rest)
        }
    }

    /// The fast path: ASCII needs no second folding.
    private func write(_ spaced: SkipWordScratch.Spaced, of text: TextView, by rules: ASCIIRules, to rest: TextBuffer) {
        rest.rewrite(
            isASCII: text.isSourceASCII,
            room: spaced.count,
            removedRoom: spaced.count + text.removed.count
        ) { writer in
            writer = rules.write(
                UnsafeBufferPointer(start: spaced.bytes, count: spaced.count),
                origins: SpacedOrigins(origins: spaced.origins, spans: text.spans),
                ignoresBlanks: ignoresBlanks,
                to: writer
            )
            writer.merge(removed: text.removed)
        }
    }

    /// Folds again, which changes nothing, and takes the following steps.
    private func write(_ spaced: SkipWordScratch.Spaced, of text: TextView, to rest: TextBuffer) {
        let bytes = UnsafeBufferPointer(start: spaced.bytes, count: spaced.count)
        var folded = FoldedText(bytes, isTurkic: isTurkic)
        let origins = SpacedOrigins(origins: spaced.origins, spans: text.spans)
        for index in folded.scalars.indices {
            let scalar = folded.scalars[index]
            let span = origins.span(from: Int(scalar.start), to: Int(scalar.end) - 1)
            (folded.scalars[index].start, folded.scalars[index].end) = (span.start, span.end)
            let origin = spaced.origins[Int(scalar.start)]
            if origin >= 0, spaced.cuts[origin].contains(.inside) { folded.scalars[index].remove() }
        }
        folded.foldLoneNumbers(isTurkic: isTurkic)
        finish(folded, isASCII: text.isSourceASCII, earlier: text.removed, into: rest)
    }
}
