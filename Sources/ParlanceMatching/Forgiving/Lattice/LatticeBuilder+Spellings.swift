import ParlanceText

extension LatticeBuilder {
    /// Adds the other spellings of the words in a token; in scripts with blanks, of the whole token.
    mutating func addSpellings(ofToken token: Token, in input: Input) {
        let starts = token.isUndivided ? token.range : token.start..<token.start + 1
        for start in starts where input.text.beginsScalar(at: start) {
            input.known.language.spellings.forEachSpelling(in: input.text.buffer, from: start) { end, others in
                guard end == token.end || token.isUndivided else { return }
                for other in others { add(other, insteadOf: start..<end, in: input) }
            }
        }
    }

    /// Adds another spelling, unless it denies what was said or the reverse.
    private mutating func add(_ other: [UInt8], insteadOf said: Range<Int>, in input: Input) {
        let language = input.known.language
        let isSame = other.withUnsafeBufferPointer { language.negates($0) == language.negates(input.text.word(said)) }
        guard isSame else { return }
        let letters = input.text.scalarCount(in: said)
        lattice.add(
            .accents,
            said,
            word: other,
            cost: EditCost.cost(EditCost.accent, letters: letters),
            isUndivided: true
        )
    }
}
