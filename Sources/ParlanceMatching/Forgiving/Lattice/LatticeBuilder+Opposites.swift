import ParlanceText

// Similarity is too weak to decide between a word and its opposite.

extension LatticeBuilder {
    /// Removes corrections to opposites of the spoken word, or of a word as near to it.
    mutating func dropOpposites(
        _ guesses: inout [Guess],
        of word: UnsafeBufferPointer<UInt8>,
        in input: Input
    ) {
        dropDeclaredOpposites(&guesses, of: word, in: input)
        dropReversals(&guesses, of: word, in: input)
    }

    /// Removes opposites that the grammar declares: a word that is near to both is corrected to neither.
    private mutating func dropDeclaredOpposites(
        _ guesses: inout [Guess],
        of word: UnsafeBufferPointer<UInt8>,
        in input: Input
    ) {
        guard input.known.hasOpposites(of: guesses) else { return }
        var near: Set<[UInt8]> = [Array(word)]
        search.begin(word)
        search.forEachWord(of: input.known.opposites.words.view, within: EditCost.farthest) { other, _ in
            near.insert(Array(other))
        }
        guesses.removeAll { !input.known.opposites.opposites(of: $0.word).isDisjoint(with: near) }
    }

    /// Removes opposites of the language, and words with another prefix: the grammar may contain only one of two
    /// opposites, and a word that is as near to the other is not corrected to it.
    private mutating func dropReversals(
        _ guesses: inout [Guess],
        of word: UnsafeBufferPointer<UInt8>,
        in input: Input
    ) {
        let reversals = guesses.map { input.known.reversals(of: $0.word, said: word) }
        guard reversals.contains(where: { !$0.isEmpty }) else { return }
        let distances = distances(from: word, to: reversals.joined())
        let isReversed = zip(guesses, reversals).map { guess, reversals in
            reversals.contains { reversal in distances[reversal].map { $0 <= guess.points } ?? false }
        }
        guesses = zip(guesses, isReversed).filter { !$0.1 }.map(\.0)
    }

    /// The distances from a word to others in points; words that are too far are omitted.
    private mutating func distances(
        from word: UnsafeBufferPointer<UInt8>,
        to others: some Sequence<[UInt8]>
    ) -> [[UInt8]: Int32] {
        var builder = ByteTrieBuilder()
        for other in Set(others) { builder.insert(other, number: 0) }
        var distances: [[UInt8]: Int32] = [:]
        let trie = builder.trie()
        search.begin(word)
        search.forEachWord(of: trie.view, within: EditCost.farthest) { distances[Array($0)] = $1 }
        if trie.member(word) != nil { distances[Array(word)] = 0 }
        return distances
    }

    /// Removes opposites in scripts without blanks, where corrections apply to the beginning of the text.
    mutating func dropOpposites(
        _ guesses: inout [Guess],
        ofBeginning said: UnsafeBufferPointer<UInt8>,
        in input: Input
    ) {
        dropOppositeIdeographs(&guesses, in: input)
        guard input.known.hasOpposites(of: guesses) else { return }
        var near: Set<[UInt8]> = []
        search.begin(said)
        search.forEachBeginning(of: input.known.opposites.words.view, within: EditCost.farthest) { found in
            near.insert(Array(found.word))
        }
        guesses.removeAll { guess in
            input.known.opposites.opposites(of: guess.word).contains { near.contains($0) || said.starts(with: $0) }
        }
    }

    /// Removes words with an ideograph that is not spoken and of which the opposite can stand there as well.
    private func dropOppositeIdeographs(_ guesses: inout [Guess], in input: Input) {
        let longer = guesses.filter { $0.word.count > $0.length }
        guard longer.count > 1 else { return }
        let opposites = input.known.language.opposites
        guesses.removeAll { guess in
            longer.contains { other in
                guard other.length == guess.length else { return false }
                return guess.added(differingFrom: other).map { opposites.opposites(of: $0.here).contains($0.there) }
                    ?? false
            }
        }
    }
}

extension LatticeBuilder.Guess {
    /// The letters in which the words of two guesses differ, if they are all that is added to what is spoken.
    fileprivate func added(differingFrom other: LatticeBuilder.Guess) -> (here: [UInt8], there: [UInt8])? {
        guard word.count == other.word.count,
            var start = word.indices.first(where: { word[$0] != other.word[$0] })
        else { return nil }
        while start > 0, word[start] & 0xC0 == 0x80 { start -= 1 }
        let end = start + word[start].scalarLength
        guard word.count == length + end - start, end <= word.count, word[end...] == other.word[end...] else {
            return nil
        }
        return (Array(word[start..<end]), Array(other.word[start..<end]))
    }
}

extension CorrectionVocabulary {
    fileprivate func hasOpposites(of guesses: [LatticeBuilder.Guess]) -> Bool {
        guesses.contains { !opposites.opposites(of: $0.word).isEmpty }
    }

    /// The opposites of a word in its language, and its variants with another prefix.
    fileprivate func reversals(of word: [UInt8], said: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        let opposites = Array(language.opposites.opposites(of: word))
        let reversals = language.reversals(of: word, said: said) { contains($0) }
        return reversals.isEmpty || language.isFunction(word) ? opposites : opposites + reversals
    }
}
