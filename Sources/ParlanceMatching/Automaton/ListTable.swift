import ParlanceGrammar

/// The lists that slots of a grammar mention, numbered.
struct ListNumbers: Sendable {
    /// What a number stands for: a list of the whole grammar, of one block, or of a template.
    enum Key: Hashable, Sendable {
        case shared(String)
        case local(String, block: Int)
        case inline(NumberRange)
    }

    private(set) var keys: [Key] = []
    private var numbers: [Key: Int32] = [:]

    /// The number of a slot's list.
    mutating func number(of slot: SlotPattern, in block: CompiledBlock, at index: Int) -> Int32 {
        let key: Key =
            switch slot.source {
            case .range(let range): .inline(range)
            case .named(let name): block.lists[name] == nil ? .shared(name) : .local(name, block: index)
            }
        if let number = numbers[key] { return number }
        keys.append(key)
        numbers[key] = Int32(keys.count - 1)
        return Int32(keys.count - 1)
    }
}

/// The numbered lists as they are for one parser: those given at run time stand in for the grammar's.
struct ListTable: Sendable {
    /// Nil where nobody has defined the list yet.
    let lists: [CompiledList?]

    init(_ grammar: CompiledGrammar, runTime: [String: CompiledList]) {
        lists = grammar.listNumbers.keys.map { key in
            switch key {
            case .shared(let name): runTime[name] ?? grammar.lists[name]
            case .local(let name, let block): grammar.blocks[block].lists[name]
            case .inline(let range): grammar.inlineRanges[range].map(CompiledList.range)
            }
        }
    }
}
