import ParlanceGrammar

/// The lists that slots of a grammar mention, and the slots, numbered in the order in which templates mention them.
struct ListNumbers: Sendable {
    /// What a number stands for: a list of the whole grammar, of one block, or of a template.
    enum Key: Hashable, Sendable {
        case shared(String)
        case local(String, block: Int)
        case inline(NumberRange)
    }

    private(set) var keys: [Key] = []
    private(set) var symbols: [SlotSymbol] = []
    private var numbers: [Key: Int32] = [:]
    private var symbolIndices: [SlotSymbol: SlotSymbol.Index] = [:]

    init() {}

    /// - Parameters:
    ///   - keys: in the order of their numbers.
    ///   - symbols: the same.
    init(keys: [Key], symbols: [SlotSymbol]) {
        self.keys = keys
        self.symbols = symbols
        numbers = Dictionary(zip(keys, 0...)) { first, _ in first }
        symbolIndices = Dictionary(zip(symbols, (0...).lazy.map { SlotSymbol.Index($0) })) { first, _ in first }
    }

    /// The number of a slot's symbol.
    ///
    /// - Parameter localLists: the names of the lists that hold in this block only.
    mutating func symbol(of slot: SlotPattern, inBlock block: Int, localLists: Set<String>) -> SlotSymbol.Index {
        let key: Key =
            switch slot.source {
            case .range(let range): .inline(range)
            case .named(let name): localLists.contains(name) ? .local(name, block: block) : .shared(name)
            }
        let symbol = SlotSymbol(list: number(of: key), name: slot.name, isCapture: slot.isCapture)
        if let known = symbolIndices[symbol] { return known }
        let index = SlotSymbol.Index(Int32(symbols.count))
        symbols.append(symbol)
        symbolIndices[symbol] = index
        return index
    }

    /// The number of a list.
    mutating func number(of key: Key) -> Int32 {
        if let known = numbers[key] { return known }
        keys.append(key)
        numbers[key] = Int32(keys.count - 1)
        return Int32(keys.count - 1)
    }
}
