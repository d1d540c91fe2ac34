// Corrections of an utterance that was cut off within its last word.

extension LatticeBuilder {
    /// The maximum number of words that the start of a word may stand for.
    private static let mostCompletions = 32

    /// Adds the words that begin with the last word, unless it is short, a number or a question word.
    mutating func addCompletions(of token: Token, in input: Input) {
        let word = input.text.word(token.range)
        guard !token.mayBeTwice, token.length >= EditCost.shortestStart, !input.known.language.isQuestion(word) else {
            return
        }
        var guesses: [Guess] = []
        for lexicon in input.known.lexicons {
            let words = lexicon.words.members(beginningWith: word, atMost: Self.mostCompletions)
            guesses += words.map { Guess(word: $0, points: EditCost.completion) }
        }
        guesses.removeAll { guess in
            guess.word.withUnsafeBufferPointer { input.known.isNumber($0) || input.known.language.isNegation($0) }
        }
        guard guesses.count <= Self.mostCompletions else { return }
        dropOpposites(&guesses, of: word, in: input)
        for guess in guesses {
            let cost = EditCost.cost(guess.points, letters: token.length)
            let confidence: WordLattice.Correction.Confidence = token.isKnown ? .known : .usual
            lattice.add(.letters, token.range, word: guess.word, cost: cost, letters: 1, confidence: confidence)
        }
    }
}

extension ByteTrie {
    /// Whether a member begins with a word and is longer. Only for tries without tails.
    func hasMember(beginningWith word: some Collection<UInt8>) -> Bool {
        node(behind: word).map { nodes[Int($0)].count > 0 } ?? false
    }

    /// The longer members that begin with a word; none if there are more than a number of them. Only for tries without
    /// tails.
    func members(beginningWith word: some Collection<UInt8>, atMost most: Int) -> [[UInt8]] {
        guard let start = node(behind: word) else { return [] }
        var found: [[UInt8]] = []
        var waiting: [(node: UInt32, word: [UInt8])] = [(start, Array(word))]
        while let (index, word) = waiting.popLast() {
            let node = nodes[Int(index)]
            if node.members >= 0, index != start { found.append(word) }
            guard found.count <= most, waiting.count <= most else { return [] }
            for child in node.first..<node.first + UInt32(node.count) {
                waiting.append((child, word + [labels[Int(child)]]))
            }
        }
        return found
    }

    /// The node behind a word; nil if no member begins with it.
    private func node(behind word: some Collection<UInt8>) -> UInt32? {
        var index: UInt32 = 0
        for byte in word {
            let child = view.child(of: nodes[Int(index)], byte)
            guard child != 0 else { return nil }
            index = child
        }
        return index
    }
}
