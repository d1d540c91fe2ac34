// Skip words that are misspelt: "pleaes turn on the light", "can yuo turn on the light".

extension LatticeBuilder {
    /// Adds the removal of a skip word of which this word is a misspelling, with the other words of its phrase.
    mutating func addSkipWords(_ index: Int, in input: Input) {
        let token = tokens[index]
        let said = input.text.word(token.range)
        guard !input.known.skipWords.phrases.isEmpty, !token.isKnown, token.length >= EditCost.shortWord else { return }
        var meant: [(word: [UInt8], points: Int32)] = []
        search.begin(said)
        let limit = EditCost.letter + EditCost.mostAccents * EditCost.accent
        search.forEachWord(of: input.known.skipWords.lexicon.words.view, within: limit) { word, points in
            if points <= EditCost.letter { meant.append((Array(word), points)) }
        }
        if meant.isEmpty { return }
        // A short word, or another word of the language, is only one with a letter doubled or in the wrong place.
        let isDoubtful = token.length == EditCost.shortWord || input.known.language.isCommon(Array(said))
        if isDoubtful { meant.removeAll { $0.points > EditCost.swap } }
        for (word, points) in meant {
            for phrase in input.known.skipWords.phrases {
                for place in phrase.indices where phrase[place] == word {
                    removePhrase(phrase, misspeltAt: place, index, points: points, in: input)
                }
            }
        }
    }

    private mutating func removePhrase(
        _ phrase: [[UInt8]],
        misspeltAt place: Int,
        _ index: Int,
        points: Int32,
        in input: Input
    ) {
        let start = index - place
        guard start >= 0, start + phrase.count <= tokens.count else { return }
        let isSaid = phrase.indices.allSatisfy { offset in
            (offset == 0 || followsBlank(start + offset))
                && (offset == place || input.text.word(tokens[start + offset].range).elementsEqual(phrase[offset]))
        }
        if isSaid { remove(start, phrase.count, points: points, in: input) }
    }
}
