/// An index of chart items by state and position, for positions with so many live states that linear search would take
/// quadratic time.
struct ItemIndex: ~Copyable {
    struct Key: BitwiseCopyable, Equatable {
        let state: LazyDFA.StateID
        let position: Int32
        let needsLiteral: Bool

        fileprivate var hash: Int {
            let bits = UInt64(UInt32(bitPattern: state.raw)) << 32 | UInt64(UInt32(bitPattern: position)) << 1
            return Int(truncatingIfNeeded: ((bits | (needsLiteral ? 1 : 0)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
        }
    }

    struct Entry: BitwiseCopyable {
        let key: Key
        /// The item's number; negative if the entry is free.
        let item: Int32

        static var free: Entry { Entry(key: Key(state: LazyDFA.dead, position: 0, needsLiteral: false), item: -1) }
    }

    private static let usualSize = 1 << 13

    /// An open-addressing hash table with linear probing: the size is a power of two, at most half of it is used.
    private var entries = FlatArray<Entry>()
    private(set) var count = 0

    init() {}

    mutating func removeAll() {
        guard count > 0 else { return }
        let size = min(entries.count, Self.usualSize)
        count = 0
        entries.removeAll(keepingCapacity: Self.usualSize)
        entries.append(.free, count: size)
    }

    /// The number of the item with a key; nil if there is none.
    func item(_ key: Key) -> Int32? {
        guard count > 0 else { return nil }
        let entry = entries[place(of: key)]
        return entry.item < 0 ? nil : entry.item
    }

    /// Adds an item whose key is not in the index.
    mutating func insert(_ key: Key, item: Int32) {
        if 2 * (count + 1) > entries.count { grow() }
        entries[place(of: key)] = Entry(key: key, item: item)
        count += 1
    }

    /// The index of a key's entry, or of the free entry for it.
    private func place(of key: Key) -> Int {
        var place = key.hash & (entries.count - 1)
        while entries[place].item >= 0, entries[place].key != key { place = (place + 1) & (entries.count - 1) }
        return place
    }

    private mutating func grow() {
        var larger = FlatArray<Entry>()
        larger.append(.free, count: max(2 * entries.count, 64))
        swap(&entries, &larger)
        for index in 0..<larger.count where larger[index].item >= 0 {
            entries[place(of: larger[index].key)] = larger[index]
        }
    }
}
