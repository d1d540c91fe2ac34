import ParlanceText

/// Builds a lattice of the corrections of an utterance's words.
///
/// The cost is linear in the utterance, because only a limited number of corrections is kept for each word, the
/// nearest.
struct LatticeBuilder: ~Copyable {
    /// A word of the utterance.
    struct Token: BitwiseCopyable {
        let start: Int
        let end: Int
        /// The length in letters; a syllable of Hangul has several.
        let length: Int
        var isSpared = false
        var isKnown = false
        /// Whether the word occurs in a template's literal text.
        var isLiteral = false
        /// Whether a repetition can be intended: true for negations and numbers.
        var mayBeTwice = false
        /// Whether the script writes no blanks, so that the token may not be a word.
        var isUndivided = false

        var range: Range<Int> { start..<end }
    }

    /// A text, and the words that corrections of it may yield. Valid while the text stays in place.
    struct Input {
        let text: MatchedText
        let known: CorrectionVocabulary
    }

    var lattice = WordLattice()
    var search = WordSearch()
    /// Whether the readings will be questions, so that corrections may be less certain.
    private(set) var isQuestion = false
    private(set) var tokens = FlatArray<Token>()
    /// The positions of blanks for which the caller's text has several.
    var doubleBlanks: [Int] = []

    init() {}

    /// Builds the lattice of a text.
    ///
    /// - Parameter isQuestion: whether the readings will be questions.
    mutating func build(_ buffer: TextBuffer, _ known: CorrectionVocabulary, isQuestion: Bool = false) {
        let input = begin(buffer, known)
        self.isQuestion = isQuestion
        findTokens(in: input)
        for index in 0..<tokens.count {
            addSpellings(ofToken: tokens[index], in: input)
            guard !tokens[index].isUndivided else {
                addBeginnings(ofToken: tokens[index].range, in: input)
                addLetters(inToken: tokens[index].range, in: input)
                addRepetitions(inToken: tokens[index].range, in: input)
                continue
            }
            addFiller(index, in: input)
            addFalseStarts(index, in: input)
            addJoined(index, in: input)
            addLostLetters(before: index, in: input)
            if input.known.language.hasLooseBlanks { addLooseBlanks(index, in: input) }
            guard !tokens[index].isSpared else {
                addWords(soundingLike: tokens[index], in: input)
                continue
            }
            addGuesses(tokens[index], in: input, mayBeNumber: mayBeNumber(index, in: input))
            addSplit(tokens[index], in: input)
            if input.known.dividesTexts { addBlanksBesideTexts(index, in: input) }
            addSkipWords(index, in: input)
            if index == tokens.count - 1 { addCompletions(of: tokens[index], in: input) }
        }
    }

    /// Builds a lattice with corrections of suspected words, of repetitions and of fillers only.
    mutating func buildSuspects(_ buffer: TextBuffer, _ known: CorrectionVocabulary) {
        let input = begin(buffer, known)
        findTokens(in: input)
        for index in 0..<tokens.count {
            guard !tokens[index].isUndivided else {
                addRepetitions(inToken: tokens[index].range, in: input)
                addStrayDouble(beforeToken: tokens[index].range, in: input)
                continue
            }
            addFiller(index, in: input)
            addFalseStarts(index, in: input)
            guard input.known.maySuspect(input.text.word(tokens[index].range)) else { continue }
            addSuspectGuesses(tokens[index], in: input)
        }
    }
}

// MARK: - Words of the utterance

extension LatticeBuilder {
    mutating func begin(_ buffer: TextBuffer, _ known: CorrectionVocabulary) -> Input {
        let input = Input(text: MatchedText(buffer), known: known)
        lattice.begin(input.text, marks: buffer.marks)
        isQuestion = false
        return input
    }

    mutating func findTokens(in input: Input) {
        tokens.removeAll()
        input.text.forEachWord(in: 0..<input.text.count) { append($0, in: input) }
    }

    private mutating func append(_ range: Range<Int>, in input: Input) {
        let word = input.text.word(range)
        var token = Token(start: range.lowerBound, end: range.upperBound, length: input.text.wordLength(range))
        var scalars = UTF8Scalars(word)
        token.isUndivided = scalars.next().map(ScriptBlanks.isBlankless) ?? false
        token.isSpared =
            token.length > WordSet.longestWord || word.contains(where: \.isDigit)
            || input.known.language.isNegation(word)
        token.isLiteral = input.known.literals.contains(word)
        token.isKnown = token.isLiteral || input.known.contains(word)
        token.mayBeTwice = token.isSpared || input.known.isNumber(word)
        tokens.append(token)
    }

    /// Adds the removal of a repeated word, or of one that fills a pause, with the blank after it.
    mutating func addFiller(_ index: Int, in input: Input) {
        let token = tokens[index]
        let isFiller = input.known.language.isFiller(input.text.word(token.range))
        let isRepeated = isRepetition(index, in: input)
        guard isFiller || isRepeated else { return }
        // A word of a template is probably meant.
        let isMeant = token.isLiteral && !isRepeated
        remove(
            index,
            1,
            points: isMeant ? EditCost.article : EditCost.filler,
            confidence: isMeant ? .known : .usual,
            in: input
        )
    }

    private func isRepetition(_ index: Int, in input: Input) -> Bool {
        followsBlank(index) && !tokens[index].mayBeTwice
            && input.text.word(tokens[index].range).elementsEqual(input.text.word(tokens[index - 1].range))
    }

    /// Whether a word can be corrected to a number that sounds like it. For a word with a meaning of its own ("to",
    /// "for") a counted noun must follow, and no function word ("for a"); at the start of an utterance that must be a word
    /// of a template.
    private func mayBeNumber(_ index: Int, in input: Input) -> Bool {
        let token = tokens[index]
        guard token.isLiteral || input.known.language.isNumberHomophone(input.text.word(token.range)) else {
            return true
        }
        let next = (index + 1..<tokens.count).first {
            !input.known.language.isFiller(input.text.word(tokens[$0].range))
        }
        guard let next, !input.known.language.isFunction(input.text.word(tokens[next].range)) else { return false }
        return index == 0 ? tokens[next].isLiteral : tokens[next].isKnown
    }

    /// Whether a single blank separates a word from the one before it.
    func followsBlank(_ index: Int) -> Bool {
        index > 0 && tokens[index].start == tokens[index - 1].end + 1
    }
}

extension MatchedText {
    /// Calls `body` with the range of each word of a part. In scripts without blanks every position is a boundary;
    /// there words end at the word boundaries of their dictionaries.
    @inline(__always)
    func forEachWord(in part: Range<Int>, _ body: (Range<Int>) -> Void) {
        var position = part.lowerBound
        while position < part.upperBound {
            position = skippingBlank(position)
            var end = position + 1
            while end < part.upperBound, !isBlank(at: end), !endsWord(at: end) { end += 1 }
            body(position..<min(end, part.upperBound))
            position = end
        }
    }

    func word(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { buffer.part(range) }

    /// The number of letters that the search of similar words compares.
    func wordLength(_ range: Range<Int>) -> Int { UTF8Letters(word(range)).reduce(0) { count, _ in count + 1 } }
}

extension UnsafeBufferPointer<UInt8> {
    func part(_ range: Range<Int>) -> UnsafeBufferPointer { UnsafeBufferPointer(rebasing: self[range]) }
}
