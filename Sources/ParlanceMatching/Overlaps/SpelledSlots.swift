/// Slots as states of an automaton: each state is a position within a value of a list, with the state after the slot.
/// States are numbered after those of the grammar's automaton, on demand.
struct SpelledSlots {
    /// A position within a value.
    struct Place: Hashable {
        let list: Int32
        let read: ByteTrie.Place
        /// The state after the slot.
        let next: Int32
    }

    /// A byte that can follow within a value, and the state after it.
    struct Step {
        let byte: UInt8
        let next: Int32
        /// Whether the byte counts as literal text: true for numbers in words, false for values of lists.
        let isLiteral: Bool
    }

    /// The maximum number of trie nodes of a list that is not long.
    private static let longTrie = 500

    private let lists: ListOverlaps
    private let first: Int32
    private var places: [Place] = []
    private var numbers: [Place: Int32] = [:]

    /// - Parameter stateCount: the number of states of the grammar's automaton.
    init(_ lists: ListOverlaps, behind stateCount: Int) {
        self.lists = lists
        first = Int32(stateCount)
    }

    /// The number of states created so far.
    var count: Int { places.count }

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
    }

    /// The place that a state represents; nil for a state of the grammar's automaton.
    func place(of state: Int32) -> Place? { state < first ? nil : places[Int(state - first)] }

    /// The start state of a slot; nil if its spellings are unknown.
    mutating func start(of list: Int32, next: Int32) -> Int32? {
        lists.spelling(of: list) == nil ? nil : number(of: Place(list: list, read: .root, next: next))
    }

    /// Whether a list has so many spellings that two templates which both mention it are not followed through it.
    func isLong(_ list: Int32) -> Bool { lists.spelling(of: list).map { $0.trie.nodes.count > Self.longTrie } ?? false }

    mutating func steps(from place: Place) -> [Step] {
        guard let (trie, isLiteral) = lists.spelling(of: place.list) else { return [] }
        return (0..<trie.followerCount(of: place.read)).map { index in
            let (byte, read) = trie.follower(index, of: place.read)
            let next = number(of: Place(list: place.list, read: read, next: place.next))
            return Step(byte: byte, next: next, isLiteral: isLiteral)
        }
    }

    /// Whether a value can end at a place.
    func isEnd(_ place: Place) -> Bool { lists.spelling(of: place.list)?.trie.number(at: place.read) != nil }

    private mutating func number(of place: Place) -> Int32 {
        if let known = numbers[place] { return known }
        let number = first + Int32(places.count)
        places.append(place)
        numbers[place] = number
        return number
    }
}
