import ParlanceGrammar

extension CompiledRange: SlotKind {
    func entry(nothing: ByteTrie) -> ListTable.Entry {
        ListTable.Entry(.range, allowsDigits: true, trie: words?.trie.view ?? nothing.view, range: self)
    }

    var numberWords: ByteTrie? { words?.trie }

    func source(of match: SlotMatch, list: String?) -> SlotOrigin.Source { .range(list, range) }

    func known(insteadOf words: String) -> KnownValue? { .range(range) }

    var spelling: (trie: ByteTrie, isLiteral: Bool)? { words.map { ($0.trie, true) } }

    static var fileTag: CompiledList.FileTag { .range }

    func write(to writer: inout CompiledFileWriter, _ spelled: SpelledRangeNumbers) {
        writer.write(range, words: words, spelled)
    }
}

extension CompiledRange {
    /// Creates the slot of a number.
    func slot(_ name: String, number: Double, spoken: Slot.Spoken) -> Slot {
        Slot(name: name, value: range.value(of: number), kind: .range, spoken: spoken)
    }
}

// MARK: - Compiled files

extension CompiledFileWriter {
    mutating func write(_ range: NumberRange, words: SpelledRange?, _ spelled: SpelledRangeNumbers) {
        write(range)
        write(words.flatMap { spelled.number(of: $0) }) { $0.write($1) }
    }

    mutating func write(_ range: NumberRange) {
        for number in [range.from, range.to, range.step] { write(number) }
        write(range.fractions) { $0.write($1.rawValue) }
        write(range.multiplier) { $0.write($1) }
        write(range.allowsDigits)
        write(range.allowsWords)
        write(range.wordsLanguage) { $0.write($1) }
    }

    mutating func write(_ range: SpelledRange) {
        write(range.denominator)
        write(Table(range.numbers))
        write(range.trie)
        write(range.fractions)
    }
}

extension CompiledFileReader {
    mutating func range(_ spelled: [SpelledRange]) throws(CompiledGrammarError) -> CompiledRange {
        let range = try numberRange()
        let words = try optional { reader throws(CompiledGrammarError) in
            spelled[Int(try reader.index(below: spelled.count))]
        }
        try require(words.map { $0.denominator == range.fractions?.denominator ?? 1 } ?? true)
        return CompiledRange(range: range, words: words, language: try numberLanguage(of: range))
    }

    mutating func numberRange() throws(CompiledGrammarError) -> NumberRange {
        let range = NumberRange(
            from: try number(),
            to: try number(),
            step: try number(),
            fractions: try fractions(),
            multiplier: try optional { reader throws(CompiledGrammarError) in try reader.double() },
            allowsDigits: try flag(),
            allowsWords: try flag(),
            wordsLanguage: try optional { reader throws(CompiledGrammarError) in try reader.string() }
        )
        try require(range.problem == nil)
        return range
    }

    private mutating func fractions() throws(CompiledGrammarError) -> NumberRange.Fractions? {
        guard let name = try optional({ reader throws(CompiledGrammarError) in try reader.string() }) else {
            return nil
        }
        guard let fractions = NumberRange.Fractions(rawValue: name) else { throw .damaged(part) }
        return fractions
    }

    mutating func spelledRange() throws(CompiledGrammarError) -> SpelledRange {
        let denominator = try number()
        try require(denominator == 1 || NumberRange.Fractions.allCases.contains { $0.denominator == denominator })
        let numbers: [Double] = Array(try table().elements)
        try require(numbers.allSatisfy(\.isFinite))
        return SpelledRange(
            numbers: numbers,
            trie: try trie(of: 0..<numbers.count),
            fractions: try trie(of: 1..<denominator),
            denominator: denominator
        )
    }
}
