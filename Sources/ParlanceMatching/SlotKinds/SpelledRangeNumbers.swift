/// The spelled ranges of a grammar, numbered for its compiled file. Lists can share a range.
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
