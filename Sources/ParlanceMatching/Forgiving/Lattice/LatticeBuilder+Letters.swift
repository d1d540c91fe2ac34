import ParlanceText

// In scripts without blanks a letter is often a word, so letters are corrected one by one: another letter with the same
// sound, another form of the letter, or two letters in the wrong order. An ideograph is never left out or inserted.

extension LatticeBuilder {
    /// The maximum number of corrections of a letter.
    private static let mostLetters = 16

    /// Adds the corrections of the letters of a token, and of their order.
    mutating func addLetters(inToken token: Range<Int>, in input: Input) {
        for start in token where input.text.beginsScalar(at: start) {
            let letter = start..<start + input.text.bytes[start].scalarLength
            guard input.isLetter(letter) else { continue }
            addSimilar(letter, in: input)
            addSwap(letter, in: input)
            if input.isIdeograph(letter) { addSwappedDigits(letter, in: input) }
        }
    }

    private mutating func addSimilar(_ letter: Range<Int>, in input: Input) {
        let similar = input.known.language.similarLetters
        var scalars = UTF8Scalars(input.text.word(letter))
        guard !similar.isEmpty, let said = scalars.next() else { return }
        var count = 0
        for kind in SimilarLetters.Kind.allCases {
            for lexicon in input.known.lexicons {
                for other in lexicon.letters(similar).letters(similarTo: said, kind) where count < Self.mostLetters {
                    count += 1
                    add(other, kind, insteadOf: letter, in: input)
                }
            }
        }
    }

    private mutating func add(
        _ other: UInt32,
        _ kind: SimilarLetters.Kind,
        insteadOf letter: Range<Int>,
        in input: Input
    ) {
        guard let scalar = Unicode.Scalar(other) else { return }
        let word = Array(String(scalar).utf8)
        switch kind {
        case .variant:
            lattice.add(.accents, letter, word: word, cost: EditCost.cost(EditCost.accent, letters: 1))
        case .alike:
            guard word.withUnsafeBufferPointer({ input.known.mayChange($0) }) else { return }
            let cost = EditCost.cost(EditCost.sound, letters: EditCost.lettersOfIdeograph)
            lattice.add(.sound, letter, word: word, cost: cost, letters: 1, confidence: .undivided)
        }
    }

    /// Adds the correction of a letter and the next one in the wrong order, if one of them is an ideograph.
    private mutating func addSwap(_ letter: Range<Int>, in input: Input) {
        guard letter.upperBound < input.text.count else { return }
        let end = letter.upperBound + input.text.bytes[letter.upperBound].scalarLength
        let next = letter.upperBound..<end
        guard input.isLetter(next), input.isIdeograph(letter) || input.isIdeograph(next) else { return }
        addSwap(letter, next, in: input)
    }

    /// Adds the correction of an ideograph that stands beside or within a number, and on the wrong side of one of its digits:
    /// "3秒0" for "30秒", "再1减" for "再减1".
    private mutating func addSwappedDigits(_ ideograph: Range<Int>, in input: Input) {
        let text = input.text.buffer
        let before = text[..<ideograph.lowerBound].reversed().prefix(while: \.isDigit).count
        let behind = text[ideograph.upperBound...].prefix(while: \.isDigit).count
        let (start, end) = (ideograph.lowerBound, ideograph.upperBound)
        if before == 1 { addSwap(start - 1..<start, ideograph.lowerBound..<end, behind: behind, in: input) }
        if behind == 1 { addSwap(ideograph, end..<end + 1, before: before, in: input) }
    }

    /// Adds the correction of two neighbours in the wrong order, with the digits that belong to one of them.
    private mutating func addSwap(
        _ one: Range<Int>,
        _ other: Range<Int>,
        before: Int = 0,
        behind: Int = 0,
        in input: Input
    ) {
        let (first, second) = (input.text.word(one), input.text.word(other))
        guard !first.elementsEqual(second) else { return }
        let range = one.lowerBound - before..<other.upperBound + behind
        let (start, end) = (range.lowerBound..<one.lowerBound, other.upperBound..<range.upperBound)
        lattice.add(
            .letters,
            range,
            word: Array(input.text.word(start)) + second + first + input.text.word(end),
            cost: EditCost.cost(EditCost.swap, letters: 2 * EditCost.lettersOfIdeograph),
            letters: 1,
            confidence: .undivided,
            isUndivided: true
        )
    }
}

extension LatticeBuilder.Input {
    /// Whether a scalar is a letter of a script without blanks that may be changed.
    fileprivate func isLetter(_ scalar: Range<Int>) -> Bool {
        let letter = text.word(scalar)
        var scalars = UTF8Scalars(letter)
        return (scalars.next().map(ScriptBlanks.isBlankless) ?? false) && known.mayChange(letter)
    }

    fileprivate func isIdeograph(_ scalar: Range<Int>) -> Bool {
        var scalars = UTF8Scalars(text.word(scalar))
        return scalars.next().map(WordSearch.isIdeograph) ?? false
    }
}

extension CorrectionVocabulary {
    /// Whether a letter may be changed, or be the result of a change: it is no number and no negation.
    fileprivate func mayChange(_ letter: UnsafeBufferPointer<UInt8>) -> Bool {
        !isNumber(letter) && !language.negates(letter)
    }
}
