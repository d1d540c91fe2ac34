import ParlanceText

// Blanks that are missing or misplaced between a word of a template and the text of a wildcard, which no lexicon has:
// "fo rpizza" for "for pizza", "kijk naarThe Office".

extension LatticeBuilder {
    /// The minimum length of a text beside such a blank.
    private static let shortestText = 3

    /// Adds corrections that end or begin within an unknown word. They cost more than those of whole words.
    mutating func addBlanksBesideTexts(_ index: Int, in input: Input) {
        let token = tokens[index]
        guard !token.isKnown, !token.isSpared else { return }
        if input.known.language.isCommon(Array(input.text.word(token.range))) { return }
        addMovedBlanks(index, in: input)
        addLostBlanks(token, in: input)
    }

    /// Adds a blank behind a word with which a word begins, and before one with which it ends.
    private mutating func addLostBlanks(_ token: Token, in input: Input) {
        let letters = token.range.filter { input.text.beginsScalar(at: $0) }
        for split in letters.dropFirst(Self.shortestText).dropLast(Self.shortestText - 1) {
            let (before, behind) = (token.start..<split, split..<token.end)
            if mayBeGlued(before, in: input) {
                add(.split, before, Array(input.text.word(before)) + [.blank], points: EditCost.blankBesideText)
            }
            if mayBeGlued(behind, in: input) {
                add(.split, behind, [.blank] + input.text.word(behind), points: EditCost.blankBesideText)
                lattice.endWord(at: split)
            }
        }
    }

    /// Adds the corrections that move the first letter of a word to the word before it, and the last one to the word behind it.
    private mutating func addMovedBlanks(_ index: Int, in input: Input) {
        let token = tokens[index]
        let second = token.start + input.text.bytes[token.start].scalarLength
        if followsBlank(index), second < token.end, let before = neighbour(index - 1) {
            let word = Array(input.text.word(before.range)) + input.text.word(token.start..<second)
            if input.known.literals.contains(word) {
                add(.letters, before.start..<second, word + [.blank], points: EditCost.movedBlank, letters: 1)
            }
        }
        guard index + 1 < tokens.count, followsBlank(index + 1), let behind = neighbour(index + 1) else { return }
        var last = token.end - 1
        while last > token.start, !input.text.beginsScalar(at: last) { last -= 1 }
        let word = Array(input.text.word(last..<token.end)) + input.text.word(behind.range)
        guard last > token.start, input.known.literals.contains(word) else { return }
        add(.letters, last..<behind.end, [.blank] + word, points: EditCost.movedBlank, letters: 1)
        lattice.endWord(at: last)
    }

    private mutating func add(
        _ kind: WordLattice.Correction.Kind,
        _ range: Range<Int>,
        _ word: [UInt8],
        points: Int32,
        letters: Int32 = 0
    ) {
        let count = word.withUnsafeBufferPointer { UTF8Scalars($0).reduce(-1) { count, _ in count + 1 } }
        lattice.add(kind, range, word: word, cost: EditCost.cost(points, letters: count), letters: letters)
    }

    /// A word beside a text to which a letter may belong.
    private func neighbour(_ index: Int) -> Token? {
        tokens[index].isKnown || tokens[index].isSpared ? nil : tokens[index]
    }

    private func mayBeGlued(_ range: Range<Int>, in input: Input) -> Bool {
        let word = input.text.word(range)
        return input.known.literals.contains(word) && !input.known.language.turns(word)
    }
}
