import ParlanceText

// Corrections of missing and superfluous blanks.

extension LatticeBuilder {
    /// Adds corrections that join two words, or move a letter across the blank between them.
    mutating func addJoined(_ index: Int, in input: Input) {
        guard followsBlank(index) else { return }
        guard !tokens[index].isSpared, !tokens[index - 1].isSpared else {
            return addJoinedDigits(index, in: input)
        }
        let (first, second) = (tokens[index - 1], tokens[index])
        let (before, behind) = (Array(input.text.word(first.range)), Array(input.text.word(second.range)))
        let range = first.start..<second.end
        let length = first.length + second.length
        if input.known.contains(before + behind) {
            lattice.add(.joined, range, word: before + behind, cost: EditCost.cost(EditCost.blank, letters: length))
        }
        for (left, right) in [Self.shiftingLeft(before, behind), Self.shiftingRight(before, behind)].compactMap({ $0 })
        where input.known.contains(joined: left) && input.known.contains(joined: right) {
            let cost = EditCost.cost(EditCost.swap, letters: length)
            let words = left + [.blank] + right
            let isKnown = first.isKnown && second.isKnown
            lattice.add(.letters, range, word: words, cost: cost, letters: 1, confidence: isKnown ? .known : .usual)
        }
    }

    /// Adds the correction of a blank that stands between the digits of a number, and not beside it: "3 0seconds", "by2 0%".
    private mutating func addJoinedDigits(_ index: Int, in input: Input) {
        let (first, second) = (tokens[index - 1], tokens[index])
        let digits = Array(input.text.word(first.range)) + input.text.word(second.range)
        guard digits.allSatisfy(\.isDigit) else { return }
        let before = letters(index - 2, in: input).flatMap { $0.end == first.start ? $0 : nil }
        let behind = letters(index + 1, in: input).flatMap { $0.start == second.end ? $0 : nil }
        let cost = EditCost.cost(EditCost.swap, letters: digits.count)
        // One blank has changed places with one digit.
        if let before, behind == nil, first.length == 1 {
            let word = Array(input.text.word(before.range)) + [.blank] + digits
            lattice.add(.letters, before.start..<second.end, word: word, cost: cost, letters: 1)
        } else if let behind, before == nil, second.length == 1 {
            let word = digits + [.blank] + input.text.word(behind.range)
            lattice.add(.letters, first.start..<behind.end, word: word, cost: cost, letters: 1)
        }
    }

    /// The token with an index if it begins with a letter, and not with a digit or a sign such as "%".
    private func letters(_ index: Int, in input: Input) -> Token? {
        guard index >= 0, index < tokens.count else { return nil }
        let first = input.text.bytes[tokens[index].start]
        let isLetter = first >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
        return isLetter ? tokens[index] : nil
    }

    /// Adds a blank before each letter of a word but the first, and the removal of the blank before the word.
    mutating func addLooseBlanks(_ index: Int, in input: Input) {
        let token = tokens[index]
        let cost = EditCost.cost(EditCost.blank, letters: max(token.length, EditCost.longWord))
        for start in token.range where input.text.beginsScalar(at: start) {
            let letter = start..<start + input.text.bytes[start].scalarLength
            let word = Array(input.text.word(letter))
            if start > token.start {
                lattice.add(.split, letter, word: [.blank] + word, cost: cost)
            } else if followsBlank(index) {
                lattice.add(.joined, token.start - 1..<letter.upperBound, word: word, cost: cost)
            }
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

    /// Adds corrections that split a word in two, or insert an apostrophe.
    mutating func addSplit(_ token: Token, in input: Input) {
        guard token.length >= EditCost.shortestSplit else { return }
        let word = input.text.word(token.range)
        for split in 1..<word.count where word[split] & 0xC0 != 0x80 {
            let (first, second) = (word.part(0..<split), word.part(split..<word.count))
            let elided = Array(first) + [.apostrophe]
            if input.known.contains(elided), input.known.contains(second) {
                let cost = EditCost.cost(EditCost.accent, letters: token.length)
                lattice.add(.accents, token.range, word: elided + second, cost: cost)
            }
            let isKnown =
                first.count > 1 && second.count > 1 && input.known.contains(first) && input.known.contains(second)
            guard isKnown || input.known.contains(first: first) && input.known.contains(joined: second),
                !input.known.language.isForm(word, of: first)
            else { continue }
            let points = input.known.mayBeEnding(second) ? EditCost.letter : EditCost.blank
            let cost = EditCost.cost(points, letters: token.length)
            lattice.add(.split, token.range, word: Array(first) + [.blank] + Array(second), cost: cost)
        }
    }
}

extension CorrectionVocabulary {
    /// Whether a word is known, or consists of a known word and an ending.
    fileprivate func contains(joined word: [UInt8]) -> Bool {
        contains(word) || gluesWords && word.withUnsafeBufferPointer { contains(joined: $0) }
    }

    /// Whether a part of a word is a word, with or without an ending.
    fileprivate func contains(joined part: UnsafeBufferPointer<UInt8>) -> Bool {
        if contains(part: part) { return true }
        guard gluesWords, part.count > EditCost.shortWord else { return false }
        return (EditCost.shortWord..<part.count).contains { split in
            part[split] & 0xC0 != 0x80 && contains(part: part.part(0..<split))
                && literals.contains(part.part(split..<part.count))
        }
    }

    /// Whether the first part of a word is a word; with an ending only where blanks are not left out anyway.
    fileprivate func contains(first part: UnsafeBufferPointer<UInt8>) -> Bool {
        language.hasLooseBlanks ? contains(part: part) : contains(joined: part)
    }

    /// Whether a part at the end of a word is a single letter, and no article: such a letter may as well be
    /// the ending of a form of the word.
    fileprivate func mayBeEnding(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = part.first, part.count == max(first.scalarLength, 1) else { return false }
        return !language.articles.contains { part.elementsEqual($0) }
    }
}
