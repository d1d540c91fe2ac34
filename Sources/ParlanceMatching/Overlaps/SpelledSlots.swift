/// Slots as states of an automaton: each stands for how far a value of a list has been read, and for the state behind the
/// slot. They are numbered behind the states of the grammar's automaton, as they are asked for.
struct SpelledSlots {
    /// How far a value has been read.
    struct Place: Hashable {
        let list: Int32
        let read: ByteTrie.Place
        /// The state behind the slot.
        let next: Int32
    }

    /// A byte that a value may go on with, and the state behind it.
    struct Step {
        let byte: UInt8
        let next: Int32
        /// Whether the byte is as good as literal text: numbers in words are, values of lists are not.
        let isLiteral: Bool
    }

    /// The trie of a long list has more nodes.
    private static let longTrie = 500

    private let lists: ListOverlaps
    private let first: Int32
    private var places: [Place] = []
    private var numbers: [Place: Int32] = [:]

    /// - Parameter stateCount: how many states the grammar's automaton has.
    init(_ lists: ListOverlaps, behind stateCount: Int) {
        self.lists = lists
        first = Int32(stateCount)
    }

    /// How many states there are.
    var count: Int { places.count }

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
    }

    /// What a state stands for; nil if it is one of the grammar's.
    func place(of state: Int32) -> Place? { state < first ? nil : places[Int(state - first)] }

    /// The state in which a slot begins; nil if nobody knows what it may be filled with.
    mutating func start(of list: Int32, next: Int32) -> Int32? {
        lists.spelling(of: list) == nil ? nil : number(of: Place(list: list, read: .root, next: next))
    }

    /// Whether a list says so much that two templates which both mention it are not followed through it.
    func isLong(_ list: Int32) -> Bool { lists.spelling(of: list).map { $0.trie.nodes.count > Self.longTrie } ?? false }

    mutating func steps(from place: Place) -> [Step] {
        guard let (trie, isLiteral) = lists.spelling(of: place.list) else { return [] }
        return (0..<trie.followerCount(of: place.read)).map { index in
            let (byte, read) = trie.follower(index, of: place.read)
            let next = number(of: Place(list: place.list, read: read, next: place.next))
            return Step(byte: byte, next: next, isLiteral: isLiteral)
        }
    }

    /// Whether a value may be over here.
    func isEnd(_ place: Place) -> Bool { lists.spelling(of: place.list)?.trie.number(at: place.read) != nil }

    private mutating func number(of place: Place) -> Int32 {
        if let known = numbers[place] { return known }
        let number = first + Int32(places.count)
        places.append(place)
        numbers[place] = number
        return number
    }
}
