import ParlanceText

// Corrections of how people speak rather than of how they spell: false starts, phrases that fill a pause, and articles
// that are missing or superfluous.

extension LatticeBuilder {
    /// The maximum number of words of a false start.
    private static let longestFalseStart = 4
    /// The maximum number of letters of a false start in scripts without blanks.
    private static let longestRepetition = 6
    /// The maximum number of words of an utterance in which articles are inserted.
    private static let mostWords = 32

    /// Adds the removal of words that are said again at once ("turn on turn on the light"), of the start of a word before
    /// the word itself ("tu turn on"), and of phrases that fill a pause ("you know").
    mutating func addFalseStarts(_ index: Int, in input: Input) {
        for count in 2...Self.longestFalseStart where isSaidAgain(index, count, in: input) {
            remove(index, count, in: input)
        }
        if isFragment(index, in: input) {
            remove(index, 1, confidence: tokens[index].isKnown ? .known : .usual, in: input)
        }
        for phrase in input.known.language.fillerPhrases where begins(phrase, at: index, in: input) {
            remove(index, phrase.count, in: input)
        }
    }

    /// Adds the removal of letters that are said again at once, and of sounds that fill a pause, in scripts without
    /// blanks.
    mutating func addRepetitions(inToken token: Range<Int>, in input: Input) {
        for start in token where input.text.beginsScalar(at: start) && input.text.isBoundary(at: start) {
            for sound in input.known.language.fillers where input.text.buffer[start...].starts(with: sound) {
                removeUndivided(start..<start + sound.count, in: input)
            }
            var end = start
            for letters in 1...Self.longestRepetition {
                guard end < input.text.count, input.text.bytes[end] >= 0x80 else { break }
                end += input.text.bytes[end].scalarLength
                guard 2 * end - start <= input.text.count else { break }
                guard letters > 1, isSaidAgain(start..<end, in: input) else { continue }
                removeUndivided(start..<end, in: input)
            }
        }
    }

    private mutating func removeUndivided(_ range: Range<Int>, in input: Input) {
        let cost = EditCost.cost(EditCost.filler, letters: input.text.scalarCount(in: range))
        let next = input.text.skippingBlank(range.upperBound)
        lattice.add(.filler, range.lowerBound..<next, word: [], cost: cost, confidence: .undivided)
    }

    /// Builds a lattice in which articles are missing or superfluous, besides fillers and false starts.
    mutating func buildOmissions(_ buffer: TextBuffer, _ known: CorrectionVocabulary) {
        let input = begin(buffer, known)
        let articles = known.language.articles.filter { known.literals.contains($0) }
        guard !articles.isEmpty else { return }
        findTokens(in: input)
        guard tokens.count <= Self.mostWords else { return }
        for index in 0..<tokens.count where !tokens[index].isUndivided {
            addFiller(index, in: input)
            addFalseStarts(index, in: input)
            addArticles(index, articles, in: input)
        }
    }

    /// Adds the articles that may be missing before a word, and its removal if it is an article itself.
    private mutating func addArticles(_ index: Int, _ articles: [[UInt8]], in input: Input) {
        let word = input.text.word(tokens[index].range)
        if index + 1 < tokens.count, articles.contains(where: { word.elementsEqual($0) }) {
            remove(index, 1, points: EditCost.article, confidence: .known, in: input)
        }
        addOmissions(before: index, of: articles, in: input)
    }

    /// Adds the words that may be missing before a word.
    mutating func addOmissions(before index: Int, of words: [[UInt8]], in input: Input) {
        let token = tokens[index]
        guard followsBlank(index) else { return }
        for other in words where !input.text.word(token.range).elementsEqual(other) {
            lattice.add(
                .omitted,
                token.start - 1..<token.start,
                word: [.blank] + other + [.blank],
                cost: EditCost.cost(EditCost.article, letters: token.length),
                confidence: .known
            )
        }
    }

    /// Adds the removal of words with the blank after them; at the end of the text, with the blank before them.
    mutating func remove(
        _ index: Int,
        _ count: Int,
        points: Int32 = EditCost.filler,
        confidence: WordLattice.Correction.Confidence = .usual,
        in input: Input
    ) {
        let range = tokens[index].start..<tokens[index + count - 1].end
        let letters = (index..<index + count).reduce(0) { $0 + tokens[$1].length }
        let cost = EditCost.cost(points, letters: letters)
        let next = input.text.skippingBlank(range.upperBound)
        lattice.add(.filler, range.lowerBound..<next, word: [], cost: cost, confidence: confidence)
        guard range.upperBound == input.text.count, followsBlank(index) else { return }
        lattice.add(.filler, range.lowerBound - 1..<range.upperBound, word: [], cost: cost, confidence: confidence)
    }
}

// MARK: - Conditions

extension LatticeBuilder {
    /// Whether a number of words is said twice, one time after the other. Numbers alone may be meant twice, and so may
    /// negations; a word that is repeated many times is removed word by word.
    private func isSaidAgain(_ index: Int, _ count: Int, in input: Input) -> Bool {
        guard index + 2 * count <= tokens.count else { return false }
        let first = index..<index + count
        guard !isRepeated(index, in: input) || !isRepeated(index + count - 1, in: input) else { return false }
        return !first.allSatisfy { tokens[$0].mayBeTwice } && !first.contains { isNegation($0, in: input) }
            && (index + 1..<index + 2 * count).allSatisfy { followsBlank($0) }
            && first.allSatisfy { word($0, in: input).elementsEqual(word($0 + count, in: input)) }
    }

    private func isNegation(_ index: Int, in input: Input) -> Bool {
        input.known.language.isNegation(word(index, in: input))
    }

    /// Whether a word follows itself.
    private func isRepeated(_ index: Int, in input: Input) -> Bool {
        index + 1 < tokens.count && word(index, in: input).elementsEqual(word(index + 1, in: input))
    }

    /// Whether letters of a script without blanks follow once more. Numbers and negations may be meant twice.
    private func isSaidAgain(_ range: Range<Int>, in input: Input) -> Bool {
        let said = input.text.word(range)
        return said.elementsEqual(input.text.word(range.upperBound..<range.upperBound + range.count))
            && !input.known.isNumber(said) && !input.known.language.negates(said)
    }

    /// Whether a word is the start of the next one; a word of a template needs two letters.
    private func isFragment(_ index: Int, in input: Input) -> Bool {
        guard index + 1 < tokens.count, followsBlank(index + 1) else { return false }
        let (token, next) = (tokens[index], tokens[index + 1])
        guard !token.isSpared, token.length < next.length, next.isKnown else { return false }
        guard !token.isKnown || token.length > 1 else { return false }
        return word(index + 1, in: input).starts(with: word(index, in: input))
    }

    private func begins(_ phrase: [[UInt8]], at index: Int, in input: Input) -> Bool {
        index + phrase.count <= tokens.count
            && phrase.indices.allSatisfy { word(index + $0, in: input).elementsEqual(phrase[$0]) }
    }

    private func word(_ index: Int, in input: Input) -> UnsafeBufferPointer<UInt8> {
        input.text.word(tokens[index].range)
    }
}
