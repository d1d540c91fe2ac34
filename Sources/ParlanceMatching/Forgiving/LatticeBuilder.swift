import ParlanceText

/// Finds out which words of an utterance may be taken for others, and makes a lattice of them.
///
/// The cost is linear in the utterance: of each word only so many others are kept, the nearest.
struct LatticeBuilder: ~Copyable {
    /// What a text is held against.
    struct Knowledge {
        let lexicons: [Lexicon]
        let language: ForgivingLanguage
        /// The words that numbers are said in.
        let numbers: ByteTrie
        let opposites: Opposites
        /// Whether words, or a slot and what follows it, may be written together.
        let gluesWords: Bool
    }

    /// For each word of the utterance no more others are kept than these.
    private static let mostWords = 32

    struct Token: BitwiseCopyable {
        let start: Int
        let end: Int
        /// In Unicode scalars.
        let length: Int
        var isSpared = false
        var isKnown = false
        /// A template says it.
        var isLiteral = false

        var range: Range<Int> { start..<end }
    }

    /// A word that another may be taken for.
    private struct Guess {
        let kind: WordLattice.Detour.Kind
        let word: [UInt8]
        let points: Int32
    }

    var lattice = WordLattice()
    private var search = WordSearch()
    private var tokens = FlatArray<Token>()

    init() {}

    /// Makes the lattice of a text.
    mutating func build(_ buffer: TextBuffer, _ knowledge: Knowledge) {
        let text = MatchedText(buffer)
        lattice.begin(text, marks: buffer.marks)
        findTokens(in: text, knowledge)
        for index in 0..<tokens.count {
            addFiller(index, text, knowledge)
            addJoined(index, text, knowledge)
            guard !tokens[index].isSpared else {
                addWords(soundingLike: tokens[index], text, knowledge)
                continue
            }
            addGuesses(tokens[index], text, knowledge)
            addSplit(tokens[index], text, knowledge)
        }
    }
}

// MARK: - Words as they were said

extension LatticeBuilder {
    private mutating func findTokens(in text: MatchedText, _ knowledge: borrowing Knowledge) {
        tokens.removeAll()
        var position = 0
        while position < text.count {
            position = text.skippingBlank(position)
            var end = position + 1
            while end < text.count, !text.isBlank(at: end), !text.endsWord(at: end) { end += 1 }
            append(position..<min(end, text.count), text, knowledge)
            position = end
        }
    }

    private mutating func append(_ range: Range<Int>, _ text: MatchedText, _ knowledge: borrowing Knowledge) {
        let word = text.word(range)
        var token = Token(start: range.lowerBound, end: range.upperBound, length: text.scalarCount(in: range))
        token.isSpared =
            token.length > WordSet.longestWord || word.contains(where: \.isDigit)
            || knowledge.language.isNegation(word)
        token.isLiteral = knowledge.lexicons.first?.contains(word) ?? false
        token.isKnown = token.isLiteral || knowledge.knows(word)
        tokens.append(token)
    }

    /// Whether only a blank stands between a word and the one before it.
    private func followsBlank(_ index: Int) -> Bool {
        index > 0 && tokens[index].start == tokens[index - 1].end + 1
    }
}

// MARK: - What they may be taken for

extension LatticeBuilder {
    /// A word that was said twice, or that fills a pause, may be left out, with the blank behind it.
    private mutating func addFiller(_ index: Int, _ text: MatchedText, _ knowledge: borrowing Knowledge) {
        let token = tokens[index]
        let word = text.word(token.range)
        let isTwice = followsBlank(index) && !token.isSpared && word.elementsEqual(text.word(tokens[index - 1].range))
        guard isTwice || knowledge.language.isFiller(word) && !token.isLiteral else { return }
        let cost = EditCost.cost(EditCost.filler, letters: token.length)
        lattice.add(.filler, token.start..<text.skippingBlank(token.end), word: [], cost: cost)
        // At the end of the text the blank before it goes.
        guard token.end == text.count, followsBlank(index) else { return }
        lattice.add(.filler, token.start - 1..<token.end, word: [], cost: cost)
    }

    private mutating func addGuesses(_ token: Token, _ text: MatchedText, _ knowledge: borrowing Knowledge) {
        let word = text.word(token.range)
        var guesses: [Guess] = []
        for lexicon in knowledge.lexicons {
            addSounds(like: word, lexicon, knowledge, to: &guesses)
        }
        if let digits = knowledge.language.digits(soundingLike: word) {
            guesses.append(Guess(kind: .sound, word: digits, points: EditCost.sound))
        }
        addLetters(of: word, token, knowledge, to: &guesses)
        if !token.isKnown, knowledge.gluesWords { addCompounds(word, knowledge, to: &guesses) }
        keepNearest(&guesses, knowledge)
        dropOpposites(&guesses, of: word, knowledge)
        for guess in guesses {
            lattice.add(
                guess.kind,
                token.range,
                word: guess.word,
                cost: EditCost.cost(guess.points, letters: token.length),
                letters: guess.kind == .letters ? EditCost.letters(in: guess.points) : 0,
                confidence: confidence(of: guess, for: token)
            )
        }
    }

    /// A small number in digits may be another word that sounds the same, but no other number.
    private mutating func addWords(soundingLike token: Token, _ text: MatchedText, _ knowledge: borrowing Knowledge) {
        for sound in knowledge.language.sounds(ofDigits: text.word(token.range)) {
            for lexicon in knowledge.lexicons {
                lexicon.forEachWord(sounding: sound) { word in
                    guard knowledge.numbers.member(word) == nil else { return }
                    let cost = EditCost.cost(EditCost.sound, letters: token.length)
                    lattice.add(.sound, token.range, word: word, cost: cost, confidence: .known)
                }
            }
        }
    }

    private func confidence(of guess: Guess, for token: Token) -> WordLattice.Detour.Confidence {
        if guess.kind == .accents { return .usual }
        if token.isKnown { return .known }
        return guess.kind == .letters && token.length <= EditCost.shortWord ? .short : .usual
    }

    /// A word that is known may still be one with two letters the wrong way round. Numbers hardly are meant by one.
    private func addSwaps(
        of word: UnsafeBufferPointer<UInt8>,
        _ knowledge: borrowing Knowledge,
        to guesses: inout [Guess]
    ) {
        var other = Array(word)
        for index in other.indices.dropLast() where other[index] != other[index + 1] {
            guard other[index] < 0x80, other[index + 1] < 0x80 else { continue }
            other.swapAt(index, index + 1)
            if knowledge.knows(other), knowledge.numbers.member(other) == nil {
                guesses.append(Guess(kind: .letters, word: other, points: EditCost.swap))
            }
            other.swapAt(index, index + 1)
        }
    }

    private func addSounds(
        like word: UnsafeBufferPointer<UInt8>,
        _ lexicon: Lexicon,
        _ knowledge: borrowing Knowledge,
        to guesses: inout [Guess]
    ) {
        guard let sound = knowledge.language.sound(of: word) else { return }
        lexicon.forEachWord(sounding: sound) { other in
            guard !other.elementsEqual(word) else { return }
            guesses.append(Guess(kind: .sound, word: Array(other), points: EditCost.sound))
        }
    }

    private mutating func addLetters(
        of word: UnsafeBufferPointer<UInt8>,
        _ token: Token,
        _ knowledge: borrowing Knowledge,
        to guesses: inout [Guess]
    ) {
        let accents = EditCost.mostAccents * EditCost.accent
        search.begin(word)
        guard !token.isKnown else {
            addSwaps(of: word, knowledge, to: &guesses)
            return addLetters(within: accents, knowledge, to: &guesses)
        }
        addLetters(within: EditCost.letter + accents, knowledge, to: &guesses)
        // Of a single letter nothing is left if it is replaced.
        if token.length == 1 { guesses.removeAll { $0.kind == .letters && !$0.word.contains(word) } }
        guard guesses.isEmpty, token.length > EditCost.longWord else { return }
        addLetters(within: EditCost.limit(letters: token.length), knowledge, to: &guesses)
    }

    private mutating func addLetters(
        within limit: Int32,
        _ knowledge: borrowing Knowledge,
        to guesses: inout [Guess]
    ) {
        for lexicon in knowledge.lexicons {
            search.forEachWord(of: lexicon.words.view, within: limit) { word, points in
                let kind: WordLattice.Detour.Kind = EditCost.letters(in: points) > 0 ? .letters : .accents
                guesses.append(Guess(kind: kind, word: Array(word), points: points))
            }
        }
    }

    /// Where languages write words together, one of the two may be known, and the other nearly.
    private mutating func addCompounds(
        _ word: UnsafeBufferPointer<UInt8>,
        _ knowledge: borrowing Knowledge,
        to guesses: inout [Guess]
    ) {
        guard word.count > EditCost.shortWord else { return }
        for split in 1..<word.count where word[split] & 0xC0 != 0x80 {
            let (first, second) = (word.part(0..<split), word.part(split..<word.count))
            if knowledge.knows(part: first) {
                addLetters(of: second, behind: Array(first), before: [], knowledge, to: &guesses)
            } else if knowledge.knows(part: second) {
                addLetters(of: first, behind: [], before: Array(second), knowledge, to: &guesses)
            }
        }
    }

    private mutating func addLetters(
        of part: UnsafeBufferPointer<UInt8>,
        behind before: [UInt8],
        before after: [UInt8],
        _ knowledge: borrowing Knowledge,
        to guesses: inout [Guess]
    ) {
        search.begin(part)
        guard search.letterCount > EditCost.shortWord else { return }
        var found: [Guess] = []
        addLetters(within: EditCost.letter, knowledge, to: &found)
        guesses += found.map { Guess(kind: $0.kind, word: before + $0.word + after, points: $0.points) }
    }

    /// Sorts guesses, the nearest first, each once, without those that must not be.
    private func keepNearest(_ guesses: inout [Guess], _ knowledge: borrowing Knowledge) {
        let language = knowledge.language
        guesses.removeAll { $0.word.withUnsafeBufferPointer { language.isNegation($0) } }
        guesses.sort { left, right in
            left.points != right.points ? left.points < right.points : left.word.lexicographicallyPrecedes(right.word)
        }
        if guesses.count > Self.mostWords { guesses.removeSubrange(Self.mostWords...) }
    }
}

// MARK: - Opposites

extension LatticeBuilder {
    /// Between a word and its opposites nothing as weak as similarity decides: what comes near to both is taken for neither.
    private mutating func dropOpposites(
        _ guesses: inout [Guess],
        of word: UnsafeBufferPointer<UInt8>,
        _ knowledge: borrowing Knowledge
    ) {
        let opposites = knowledge.opposites
        guard guesses.contains(where: { !opposites.opposites(of: $0.word).isEmpty }) else { return }
        var near: Set<[UInt8]> = [Array(word)]
        search.begin(word)
        search.forEachWord(of: opposites.words.view, within: EditCost.farthest) { other, _ in near.insert(Array(other))
        }
        guesses.removeAll { !opposites.opposites(of: $0.word).isDisjoint(with: near) }
    }
}

// MARK: - Blanks

extension LatticeBuilder {
    /// Two words may be one, or have a letter on the wrong side of the blank.
    private mutating func addJoined(_ index: Int, _ text: MatchedText, _ knowledge: borrowing Knowledge) {
        guard followsBlank(index), !tokens[index].isSpared, !tokens[index - 1].isSpared else { return }
        let (first, second) = (tokens[index - 1], tokens[index])
        let (before, behind) = (Array(text.word(first.range)), Array(text.word(second.range)))
        let range = first.start..<second.end
        let length = first.length + second.length
        if knowledge.knows(before + behind) {
            lattice.add(.joined, range, word: before + behind, cost: EditCost.cost(EditCost.blank, letters: length))
        }
        for pair in [Self.shiftingLeft(before, behind), Self.shiftingRight(before, behind)] {
            guard let (left, right) = pair, knowledge.knows(left), knowledge.knows(right) else { continue }
            let cost = EditCost.cost(EditCost.swap, letters: length)
            let words = left + [.blank] + right
            let isKnown = first.isKnown && second.isKnown
            lattice.add(.letters, range, word: words, cost: cost, letters: 1, confidence: isKnown ? .known : .usual)
        }
    }

    private static func shiftingLeft(_ before: [UInt8], _ behind: [UInt8]) -> ([UInt8], [UInt8])? {
        guard let end = behind.indices.dropFirst().first(where: { behind[$0] & 0xC0 != 0x80 }) else { return nil }
        return (before + behind[..<end], Array(behind[end...]))
    }

    private static func shiftingRight(_ before: [UInt8], _ behind: [UInt8]) -> ([UInt8], [UInt8])? {
        guard let start = before.lastIndex(where: { $0 & 0xC0 != 0x80 }), start > 0 else { return nil }
        return (Array(before[..<start]), before[start...] + behind)
    }

    /// A word may be two.
    private mutating func addSplit(_ token: Token, _ text: MatchedText, _ knowledge: borrowing Knowledge) {
        guard token.length >= 4 else { return }
        let word = text.word(token.range)
        for split in 1..<word.count where word[split] & 0xC0 != 0x80 {
            let (first, second) = (word.part(0..<split), word.part(split..<word.count))
            let isKnown = first.count > 1 && second.count > 1 && knowledge.knows(first) && knowledge.knows(second)
            guard isKnown || knowledge.knows(part: first) && knowledge.knows(part: second) else { continue }
            let cost = EditCost.cost(EditCost.blank, letters: token.length)
            lattice.add(.split, token.range, word: Array(first) + [.blank] + Array(second), cost: cost)
        }
    }
}

extension LatticeBuilder.Knowledge {
    /// Whether a word is one of the grammar's or of a list's.
    fileprivate func knows(_ word: some Collection<UInt8>) -> Bool {
        lexicons.contains { $0.contains(word) }
    }

    /// Whether something is a word that another may be written together with. Lists have all kinds of short ones; of these
    /// only templates' words count.
    fileprivate func knows(part word: some Collection<UInt8>) -> Bool {
        word.count < EditCost.shortWord ? lexicons.first?.contains(word) ?? false : knows(word)
    }
}

extension MatchedText {
    /// Scripts that write no blanks have a boundary at every position, but words by their dictionaries.
    fileprivate func endsWord(at position: Int) -> Bool { isBoundary(at: position) && isWordBoundary(at: position) }

    fileprivate func word(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { buffer.part(range) }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func part(_ range: Range<Int>) -> UnsafeBufferPointer { UnsafeBufferPointer(rebasing: self[range]) }
}
