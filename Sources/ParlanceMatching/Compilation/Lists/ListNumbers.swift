import ParlanceGrammar

/// The lists and the slot symbols of a grammar, numbered in the order in which templates mention them.
struct ListNumbers: Sendable {
    /// The identity of a numbered list: a list of the whole grammar, a list of one block, or an inline range.
    enum Key: Hashable, Sendable {
        case shared(String)
        case local(String, block: Int)
        case inline(NumberRange)

        /// The name of the list; nil for an inline range.
        var name: String? {
            switch self {
            case .shared(let name), .local(let name, block: _): name
            case .inline: nil
            }
        }
    }

    private(set) var keys: [Key] = []
    private(set) var symbols: [SlotSymbol] = []
    private var numbers: [Key: Int32] = [:]
    private var symbolIndices: [SlotSymbol: SlotSymbol.Index] = [:]

    init() {}

    /// - Parameters:
    ///   - keys: in the order of their numbers.
    ///   - symbols: in the order of their numbers.
    init(keys: [Key], symbols: [SlotSymbol]) {
        self.keys = keys
        self.symbols = symbols
        numbers = Dictionary(zip(keys, 0...)) { first, _ in first }
        symbolIndices = Dictionary(zip(symbols, (0...).lazy.map { SlotSymbol.Index($0) })) { first, _ in first }
    }

    /// The number of a slot's symbol, which is added if it is new.
    ///
    /// - Parameter localLists: the names of the lists that are defined in this block only.
    mutating func symbol(of slot: SlotPattern, inBlock block: Int, localLists: Set<String>) -> SlotSymbol.Index {
        let key: Key =
            switch slot.source {
            case .range(let range): .inline(range)
            case .named(let name): localLists.contains(name) ? .local(name, block: block) : .shared(name)
            }
        let list = number(of: key)
        let symbol = SlotSymbol(list: list, name: slot.name, isCapture: slot.isCapture, role: slot.role)
        if let known = symbolIndices[symbol] { return known }
        let index = SlotSymbol.Index(Int32(symbols.count))
        symbols.append(symbol)
        symbolIndices[symbol] = index
        return index
    }

    /// The number of a list, which is added if it is new.
    mutating func number(of key: Key) -> Int32 {
        if let known = numbers[key] { return known }
        keys.append(key)
        numbers[key] = Int32(keys.count - 1)
        return Int32(keys.count - 1)
    }
}
