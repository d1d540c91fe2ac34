// Corrections of single words.

extension LatticeBuilder {
    /// The maximum number of corrections for each word of the utterance.
    private static let mostWords = 32

    /// A possible correction of a word.
    struct Guess {
        let kind: WordLattice.Correction.Kind
        let word: [UInt8]
        let points: Int32
        /// The number of bytes corrected, if these are not a whole word; otherwise 0.
        let length: Int

        init(kind: WordLattice.Correction.Kind, word: [UInt8], points: Int32) {
            (self.kind, self.word, self.points, length) = (kind, word, points, 0)
        }

        /// A correction of letters or accents.
        init(word: [UInt8], points: Int32, length: Int = 0) {
            kind = EditCost.letters(in: points) > 0 ? .letters : .accents
            (self.word, self.points, self.length) = (word, points, length)
        }
    }

    /// Adds all corrections of a word.
    ///
    /// - Parameter mayBeNumber: whether the word can stand for a number that sounds like it.
    mutating func addGuesses(_ token: Token, in input: Input, mayBeNumber: Bool) {
        let word = input.text.word(token.range)
        var guesses: [Guess] = []
        addSounds(like: word, in: input, to: &guesses)
        addLetters(of: word, token, in: input, to: &guesses)
        if !token.isKnown, input.known.gluesWords { addCompounds(word, in: input, to: &guesses) }
        add(&guesses, for: token, word, in: input, mayBeNumber: mayBeNumber)
    }

    /// Adds the corrections of letters or accents; for a short word only those of letters doubled or swapped, because
    /// other words are near to it.
    mutating func addSuspectGuesses(_ token: Token, in input: Input) {
        let word = input.text.word(token.range)
        var guesses: [Guess] = []
        addLetters(of: word, token, in: input, to: &guesses)
        if token.length < EditCost.suspectWord { guesses.removeAll { $0.points >= EditCost.letter } }
        add(&guesses, for: token, word, in: input)
    }

    private mutating func add(
        _ guesses: inout [Guess],
        for token: Token,
        _ word: UnsafeBufferPointer<UInt8>,
        in input: Input,
        mayBeNumber: Bool = true
    ) {
        // Another question is another request.
        if input.known.language.isQuestion(word) { guesses.removeAll { $0.kind != .accents } }
        keepNearest(&guesses, in: input)
        dropOpposites(&guesses, of: word, in: input)
        for guess in guesses {
            lattice.add(
                guess.kind,
                token.range,
                word: guess.word,
                cost: EditCost.cost(guess.points, letters: token.length),
                letters: guess.kind == .letters ? EditCost.letters(in: guess.points) : 0,
                confidence: confidence(of: guess, for: token),
                mayBeNumber: mayBeNumber
            )
        }
    }

    /// Adds the words that sound like a small number in digits, except other numbers.
    mutating func addWords(soundingLike token: Token, in input: Input) {
        for sound in input.known.language.sounds(ofDigits: input.text.word(token.range)) {
            for lexicon in input.known.lexicons {
                lexicon.forEachWord(sounding: sound) { word in
                    guard !input.known.isNumber(word) else { return }
                    let cost = EditCost.cost(EditCost.sound, letters: token.length)
                    lattice.add(.sound, token.range, word: word, cost: cost, confidence: .known)
                }
            }
        }
    }

    private func confidence(of guess: Guess, for token: Token) -> WordLattice.Correction.Confidence {
        if guess.kind == .accents { return .usual }
        if token.isKnown { return .known }
        return guess.kind == .letters && token.length <= EditCost.shortWord ? .short : .usual
    }

    /// Adds known words with two adjacent letters swapped, as corrections of a known word. Numbers are excluded as
    /// unlikely.
    private func addSwaps(
        of word: UnsafeBufferPointer<UInt8>,
        in input: Input,
        to guesses: inout [Guess]
    ) {
        var other = Array(word)
        for index in other.indices.dropLast() where other[index] != other[index + 1] {
            guard other[index] < 0x80, other[index + 1] < 0x80 else { continue }
            other.swapAt(index, index + 1)
            if input.known.contains(other), !input.known.isNumber(other) {
                guesses.append(Guess(kind: .letters, word: other, points: EditCost.swap))
            }
            other.swapAt(index, index + 1)
        }
    }

    /// Adds the words, and the number in digits, that sound like a word.
    private func addSounds(
        like word: UnsafeBufferPointer<UInt8>,
        in input: Input,
        to guesses: inout [Guess]
    ) {
        guard let sound = input.known.language.sound(of: word) else { return }
        for lexicon in input.known.lexicons {
            lexicon.forEachWord(sounding: sound) { other in
                guard !other.elementsEqual(word) else { return }
                guesses.append(Guess(kind: .sound, word: Array(other), points: EditCost.sound))
            }
        }
        if let digits = input.known.language.digits(sounding: sound) {
            guesses.append(Guess(kind: .sound, word: digits, points: EditCost.sound))
        }
    }

    private mutating func addLetters(
        of word: UnsafeBufferPointer<UInt8>,
        _ token: Token,
        in input: Input,
        to guesses: inout [Guess]
    ) {
        let accents = EditCost.mostAccents * EditCost.accent
        search.begin(word)
        guard !token.isKnown else {
            addSwaps(of: word, in: input, to: &guesses)
            addLetters(within: accents, in: input, to: &guesses)
            guard token.length <= EditCost.shortKnown, !isQuestion, !input.known.isNumber(word) else { return }
            // A slip often makes a short word of a template another one: "lo" of "los".
            search.forEachWord(of: input.known.literals.words.view, within: EditCost.letter) { other, points in
                if !input.known.isNumber(other) { guesses.append(Guess(word: Array(other), points: points)) }
            }
            return keepLetter(of: word, token, in: &guesses)
        }
        addLetters(within: EditCost.letter + accents, in: input, to: &guesses)
        keepLetter(of: word, token, in: &guesses)
        let mayHaveTwo = isQuestion ? token.length > EditCost.shortDoubtful : token.length > EditCost.longWord
        guard guesses.isEmpty, mayHaveTwo else { return }
        addLetters(within: EditCost.farthest, in: input, to: &guesses)
    }

    /// Removes corrections that replace a single letter: they would leave nothing of the word.
    private func keepLetter(of word: UnsafeBufferPointer<UInt8>, _ token: Token, in guesses: inout [Guess]) {
        if token.length == 1 { guesses.removeAll { $0.kind == .letters && !$0.word.contains(word) } }
    }

    private mutating func addLetters(
        within limit: Int32,
        in input: Input,
        to guesses: inout [Guess]
    ) {
        for lexicon in input.known.lexicons {
            search.forEachWord(of: lexicon.words.view, within: limit) { word, points in
                guesses.append(Guess(word: Array(word), points: points))
            }
        }
    }

    /// Adds corrections of compounds: in languages that join words, one part may be known and the other misspelt.
    private mutating func addCompounds(
        _ word: UnsafeBufferPointer<UInt8>,
        in input: Input,
        to guesses: inout [Guess]
    ) {
        guard word.count > EditCost.shortWord else { return }
        for split in 1..<word.count where word[split] & 0xC0 != 0x80 {
            let (first, second) = (word.part(0..<split), word.part(split..<word.count))
            if input.known.contains(part: first) {
                addLetters(of: second, behind: Array(first), before: [], in: input, to: &guesses)
            } else if input.known.contains(part: second) {
                addLetters(of: first, behind: [], before: Array(second), in: input, to: &guesses)
            }
        }
    }

    private mutating func addLetters(
        of part: UnsafeBufferPointer<UInt8>,
        behind before: [UInt8],
        before after: [UInt8],
        in input: Input,
        to guesses: inout [Guess]
    ) {
        search.begin(part)
        // An ending is short, and stands behind a longer word.
        let shortest = before.isEmpty ? EditCost.shortWord : EditCost.shortestEnding
        guard search.letterCount >= shortest else { return }
        var found: [Guess] = []
        addLetters(within: EditCost.letter, in: input, to: &found)
        // Another letter in a short ending may make another ending.
        if !before.isEmpty, search.letterCount <= EditCost.shortWord {
            found.removeAll { $0.points == EditCost.letter && $0.word.count == part.count }
        }
        guesses += found.map { Guess(kind: $0.kind, word: before + $0.word + after, points: $0.points) }
    }

    /// Removes negations, and keeps the nearest corrections, sorted by points.
    func keepNearest(_ guesses: inout [Guess], in input: Input) {
        let language = input.known.language
        guesses.removeAll { $0.word.withUnsafeBufferPointer { language.isNegation($0) } }
        guesses.sort { left, right in
            left.points != right.points ? left.points < right.points : left.word.lexicographicallyPrecedes(right.word)
        }
        if guesses.count > Self.mostWords { guesses.removeSubrange(Self.mostWords...) }
    }
}
