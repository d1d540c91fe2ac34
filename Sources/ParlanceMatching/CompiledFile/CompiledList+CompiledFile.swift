import ParlanceGrammar

/// What stands before a list, to say what it is.
private enum Kind: Int {
    case wildcard, range, values
}

/// The ranges that are spelled out, each once: several lists may share one.
struct SpelledRangeNumbers {
    private(set) var ranges: [SpelledRange] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    init(_ parts: CompiledGrammar.Parts) {
        let lists = [parts.lists] + parts.blocks.map(\.lists)
        for list in lists.flatMap({ $0.sorted { $0.key < $1.key } }) {
            if case .range(let range) = list.value { add(range) }
        }
        for case .inline(let range) in parts.listNumbers.keys { parts.inlineRanges[range].map { add($0) } }
    }

    private mutating func add(_ range: CompiledRange) {
        guard let words = range.words, numbers[ObjectIdentifier(words)] == nil else { return }
        numbers[ObjectIdentifier(words)] = ranges.count
        ranges.append(words)
    }

    func number(of range: SpelledRange) -> Int? { numbers[ObjectIdentifier(range)] }
}

// MARK: - Writing

extension CompiledFileWriter {
    mutating func write(_ lists: [String: CompiledList], _ spelled: SpelledRangeNumbers) {
        write(lists) { $0.write($1, spelled) }
    }

    private mutating func write(_ list: CompiledList, _ spelled: SpelledRangeNumbers) {
        switch list {
        case .wildcard: write(Kind.wildcard.rawValue)
        case .range(let range):
            write(Kind.range.rawValue)
            write(range.range, words: range.words, spelled)
        case .values(let values):
            write(Kind.values.rawValue)
            write(values)
        }
    }

    private mutating func write(_ values: CompiledValues) {
        write(values.values) { writer, value in
            writer.write(value.output) { $0.write($1) }
            writer.write(value.context) { $0.write($1) }
            writer.write(value.metadata) { $0.write($1) }
        }
        write(values.trie)
        write(values.others) { writer, other in
            writer.write(other.number)
            writer.write(other.pattern)
        }
        write(values.contextNumbers)
        write(values.contextStarts)
        write(values.entries)
    }

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

// MARK: - Reading

extension CompiledFileReader {
    mutating func lists(
        _ spelled: [SpelledRange],
        _ contexts: ContextTable
    ) throws(CompiledGrammarError) -> [String: CompiledList] {
        try dictionary { reader throws(CompiledGrammarError) in try reader.list(spelled, contexts) }
    }

    private mutating func list(
        _ spelled: [SpelledRange],
        _ contexts: ContextTable
    ) throws(CompiledGrammarError) -> CompiledList {
        guard let kind = Kind(rawValue: try number()) else { throw .damaged(part) }
        switch kind {
        case .wildcard: return .wildcard
        case .range: return .range(try range(spelled))
        case .values: return .values(try listValues(contexts))
        }
    }

    private mutating func listValues(_ contexts: ContextTable) throws(CompiledGrammarError) -> CompiledValues {
        let values = try array { reader throws(CompiledGrammarError) in try reader.listValue() }
        let trie = try trie(of: 0..<values.count)
        let others = try array { reader throws(CompiledGrammarError) in
            let number = Int(try reader.index(below: values.count))
            return CompiledValues.Other(number: number, pattern: try reader.pattern())
        }
        let list = CompiledValues(
            values,
            trie: trie,
            others: others,
            contextNumbers: try table(),
            contextStarts: try table(),
            entries: try table()
        )
        try require(hasSoundContexts(list, contexts))
        return list
    }

    private mutating func listValue() throws(CompiledGrammarError) -> CompiledValues.Value {
        CompiledValues.Value(
            output: try optional { reader throws(CompiledGrammarError) in try reader.value() },
            context: try values(),
            metadata: try optional { reader throws(CompiledGrammarError) in try reader.value() }
        )
    }

    private func hasSoundContexts(_ list: CompiledValues, _ contexts: ContextTable) -> Bool {
        let starts = list.contextStarts.elements
        guard starts.first == 0, starts.last == Int32(exactly: list.entries.count) else { return false }
        for (start, end) in zip(starts, starts.dropFirst()) where start > end { return false }
        guard list.contextNumbers.count == list.values.count else { return false }
        guard list.contextNumbers.elements.allSatisfy({ 0..<starts.count - 1 ~= Int($0) }) else { return false }
        return list.entries.elements.allSatisfy {
            0..<contexts.keyCount ~= Int($0.key) && $0.value >= ContextTable.unmentioned
        }
    }

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
