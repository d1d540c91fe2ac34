import ParlanceText

// In scripts without blanks an error also moves word boundaries, so a known word may begin at each letter.

extension LatticeBuilder {
    /// The maximum number of bytes that are compared with words.
    private static let longestPart = 3 * WordSet.longestWord

    /// Adds corrections that begin within a token, whatever their end.
    mutating func addBeginnings(ofToken token: Range<Int>, in input: Input) {
        for start in token where input.text.beginsScalar(at: start) && input.text.isBoundary(at: start) {
            var end = start
            while end < input.text.count, input.text.bytes[end] >= 0x80, end - start < Self.longestPart { end += 1 }
            while !input.text.beginsScalar(at: end) { end -= 1 }
            addDouble(input.text.word(start..<end), at: start, in: input)
            addSwap(at: start, in: input)
            addBeginnings(of: start..<end, in: input)
        }
    }

    /// Adds the removal of a letter that is the last of one word and again, as a word of its own, the first of the next, or
    /// conversely: "暂停停".
    mutating func addStrayDouble(beforeToken token: Range<Int>, in input: Input) {
        let edge = token.lowerBound
        guard input.text.hasStrayDouble(before: edge) else { return }
        let length = input.text.bytes[edge].scalarLength
        addDouble(input.text.word(edge - length..<edge + length), at: edge - length, in: input)
    }

    /// Adds the removal of a doubled letter, unless it is a number or a negation.
    private mutating func addDouble(_ said: UnsafeBufferPointer<UInt8>, at start: Int, in input: Input) {
        let (once, twice) = (said.offset(ofScalar: 1), said.offset(ofScalar: 2))
        let letter = said.part(0..<once)
        let isTwice = letter.elementsEqual(said.part(once..<twice))
        guard isTwice, !input.known.isNumber(letter), !input.known.language.negates(letter) else { return }
        let cost = EditCost.cost(EditCost.double, letters: 2)
        lattice.add(.letters, start..<start + twice, word: letter, cost: cost, confidence: .undivided)
    }

    /// Adds two letters in the other order, if that makes a known word of each with the letters beside it, or a long one of
    /// either: "关一闭楼". Numbers and negations mean something else in another order.
    private mutating func addSwap(at start: Int, in input: Input) {
        let text = input.text
        let middle = start + text.bytes[start].scalarLength
        guard middle < text.count, !text.isBlank(at: middle), !text.bytes[middle].isDigit else { return }
        let end = min(middle + max(text.bytes[middle].scalarLength, 1), text.count)
        let (first, second) = (text.word(start..<middle), text.word(middle..<end))
        guard !first.elementsEqual(second), !input.known.isNumber(first) || !input.known.isNumber(second),
            !input.known.language.negates(first), !input.known.language.negates(second)
        else { return }
        let before = input.known.lettersOfWord(before: start, of: text, and: second)
        let behind = input.known.lettersOfWord(of: first, and: text, behind: end)
        guard min(before, behind) > 1 || max(before, behind) >= EditCost.undividedWord else { return }
        lattice.add(
            .letters,
            start..<end,
            word: Array(second) + first,
            cost: EditCost.cost(EditCost.swap, letters: before + behind),
            letters: EditCost.letters(in: EditCost.swap),
            confidence: .undivided,
            isUndivided: true
        )
    }

    private mutating func addBeginnings(of part: Range<Int>, in input: Input) {
        let said = input.text.word(part)
        search.begin(said)
        var guesses: [Guess] = []
        for lexicon in input.known.lexicons {
            search.forEachBeginning(of: lexicon.words.view, within: EditCost.letter) { found in
                let end = said.offset(ofScalar: found.letters)
                let part = said.part(0..<end)
                guard input.known.mayBeMeant(found.word, insteadOf: part, found.points) else { return }
                guesses.append(Guess(word: Array(found.word), points: found.points, length: end))
            }
        }
        keepNearest(&guesses, in: input)
        dropOpposites(&guesses, ofBeginning: said, in: input)
        for guess in guesses { add(guess, at: part.lowerBound, said) }
    }

    private mutating func add(_ guess: Guess, at start: Int, _ said: UnsafeBufferPointer<UInt8>) {
        let letters = UTF8Scalars(said.part(0..<guess.length)).reduce(0) { count, _ in count + 1 }
        lattice.add(
            guess.kind,
            start..<start + guess.length,
            word: guess.word,
            cost: EditCost.cost(guess.points, letters: letters),
            letters: EditCost.letters(in: guess.points),
            confidence: .undivided
        )
    }
}

extension CorrectionVocabulary {
    /// The maximum number of letters beside a letter that are looked up as a word with it.
    private static let mostBeside = 7

    /// The number of letters of the longest word that ends with letters of a text and another one; 1 if there is none.
    fileprivate func lettersOfWord(
        before end: Int,
        of text: MatchedText,
        and letter: UnsafeBufferPointer<UInt8>
    ) -> Int {
        var (start, longest) = (end, 1)
        for count in 1...Self.mostBeside where start > 0 {
            repeat { start -= 1 } while start > 0 && !text.beginsScalar(at: start)
            if contains(Array(text.word(start..<end)) + letter) { longest = count + 1 }
        }
        return longest
    }

    /// The number of letters of the longest word that begins with a letter and those behind a position; 1 if there is none.
    fileprivate func lettersOfWord(
        of letter: UnsafeBufferPointer<UInt8>,
        and text: MatchedText,
        behind start: Int
    ) -> Int {
        var (end, longest) = (start, 1)
        for count in 1...Self.mostBeside where end < text.count {
            repeat { end += 1 } while end < text.count && !text.beginsScalar(at: end)
            if contains(Array(letter) + text.word(start..<end)) { longest = count + 1 }
        }
        return longest
    }

    /// Whether a word is a possible correction in a script without blanks: long enough, not a number, with the same
    /// polarity, and past if the spoken word is; or two ideographs, of which one is spoken, or both in the other order.
    /// Kana alone do not stand for a word with an ideograph, which has the meaning, and three kana not for three others. A
    /// known word is not completed to a longer one.
    fileprivate func mayBeMeant(
        _ word: UnsafeBufferPointer<UInt8>,
        insteadOf said: UnsafeBufferPointer<UInt8>,
        _ points: Int32
    ) -> Bool {
        guard !said.isEmpty, !isNumber(word), language.negates(word) == language.negates(said),
            !language.pastEndings.areOpposed(word, said)
        else { return false }
        let hasIdeographs = UTF8Scalars(said).contains(where: WordSearch.isIdeograph)
        guard hasIdeographs || !UTF8Scalars(word).contains(where: WordSearch.isIdeograph) else { return false }
        guard word.count <= said.count || !word.starts(with: said) || !contains(said) else { return false }
        let length = UTF8Scalars(word).reduce(0) { count, _ in count + 1 }
        let isReplaced = points == EditCost.letter && word.count == said.count
        if length == EditCost.undividedWord, isReplaced, !hasIdeographs { return false }
        return length >= EditCost.undividedWord || isHalf(said, of: word) || isReverse(said, of: word)
    }

    /// Whether an ideograph is one of the two of a word, and no word itself.
    private func isHalf(_ said: UnsafeBufferPointer<UInt8>, of word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.isTwoIdeographs && said.count < word.count && !isNumber(said) && !contains(said)
    }

    /// Whether two ideographs are those of a word in the other order, and no word themselves.
    private func isReverse(_ said: UnsafeBufferPointer<UInt8>, of word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.isTwoIdeographs && UTF8Scalars(said).elementsEqual(UTF8Scalars(word).reversed()) && !contains(said)
    }
}

extension MatchedText {
    /// Whether the letters around the edge of a word are equal, and one of them is a word of its own: hardly ever is that
    /// meant, as the dictionary of the script knows no word that begins or ends there.
    func hasStrayDouble(before edge: Int) -> Bool {
        guard edge > 0, edge < count, bytes[edge] >= 0x80, endsWord(at: edge) else { return false }
        let length = bytes[edge].scalarLength
        let (start, end) = (edge - length, edge + length)
        return start >= 0 && end <= count && word(start..<edge).elementsEqual(word(edge..<end))
            && (start == 0 || endsWord(at: start) || end == count || endsWord(at: end))
    }

    /// Whether a range without one of two equal letters, of which one is a word of its own, is another text.
    func isStrayDouble(_ range: Range<Int>, insteadOf meant: [UInt8]) -> Bool {
        range.dropFirst().contains { edge in
            let end = edge + bytes[edge].scalarLength
            return hasStrayDouble(before: edge) && end <= range.upperBound
                && meant.starts(with: word(range.lowerBound..<edge))
                && meant.dropFirst(edge - range.lowerBound).elementsEqual(word(end..<range.upperBound))
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate var isTwoIdeographs: Bool {
        let scalars = Array(UTF8Scalars(self))
        return scalars.count == 2 && scalars.allSatisfy(WordSearch.isIdeograph)
    }

    /// The offset of the scalar with an index, or the end of the last one.
    fileprivate func offset(ofScalar number: Int) -> Int {
        var (offset, rest) = (0, number)
        while rest > 0, offset < count {
            offset += Swift.max(self[offset].scalarLength, 1)
            rest -= 1
        }
        return Swift.min(offset, count)
    }
}
