/// The words that may be taken for what was said: those of a grammar's templates, or those of the values of lists.
///
/// A word is what lies between two edges: blanks, apostrophes, digits, slots. Words with digits in them are not here, for
/// numbers are never taken for others.
final class Lexicon: Sendable {
    let words: ByteTrie
    /// How words sound, each with the numbers of the words that sound like that.
    let sounds: ByteTrie
    private let bytes: [UInt8]
    /// Where each word begins in `bytes`, and behind the last one where they end.
    private let starts: [Int32]
    private let deferredNeighbours = Deferred<NeighbourFilter>()

    /// Tells which words are near to one of these.
    var neighbours: NeighbourFilter { deferredNeighbours.value { NeighbourFilter(words) } }

    /// - Parameter words: each once or several times, in any order.
    init(_ words: WordSet, sounds rules: Pronunciation?) {
        self.words = words.trie()
        var bytes: [UInt8] = []
        var starts: [Int32] = [0]
        var sounds = ByteTrieBuilder()
        if let rules {
            self.words.forEachMember { word in
                let sound = rules.sound(of: word)
                guard !sound.isEmpty else { return }
                sounds.insert(sound, number: starts.count - 1)
                bytes += word
                starts.append(Int32(bytes.count))
            }
        }
        self.bytes = bytes
        self.starts = starts
        self.sounds = sounds.trie()
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether a word is here.
    func contains(_ word: some Collection<UInt8>) -> Bool { words.member(word) != nil }

    /// Calls `body` with each word that sounds so.
    func forEachWord(sounding sound: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
        guard let member = sounds.member(sound) else { return }
        for index in 0..<sounds.members[Int(member)] {
            let number = Int(sounds.members[Int(member + 1 + index)])
            body(bytes[Int(starts[number])..<Int(starts[number + 1])])
        }
    }
}

extension ByteTrie {
    /// Where the numbers of a member stand; nil if it is none.
    func member(_ bytes: some Collection<UInt8>) -> Int32? {
        var node = nodes[0]
        for byte in bytes {
            let child = view.child(of: node, byte)
            guard child != 0 else { return nil }
            node = nodes[Int(child)]
        }
        return node.members >= 0 ? node.members : nil
    }

    /// Whether something is a member, also of a trie with tails.
    func has(_ bytes: some Collection<UInt8>) -> Bool {
        var place = Place.root
        for byte in bytes {
            guard let next = view.place(behind: place, byte) else { return false }
            place = next
        }
        return number(at: place) != nil
    }

    /// Calls `body` with each member, in the order of their bytes.
    func forEachMember(_ body: ([UInt8]) -> Void) {
        forEachPlace { place, path in if number(at: place) != nil { body(path) } }
    }

    /// Goes through all places but the root, those before others whose bytes begin like theirs.
    ///
    /// - Parameter body: gets the bytes that lead to a place.
    func forEachPlace(_ body: (_ place: Place, _ path: [UInt8]) -> Void) {
        var path: [UInt8] = []
        var waiting: [(byte: UInt8, place: Place, depth: Int)] = []
        func push(behind place: Place, depth: Int) {
            for index in (0..<followerCount(of: place)).reversed() {
                let (byte, next) = follower(index, of: place)
                waiting.append((byte, next, depth))
            }
        }
        push(behind: .root, depth: 0)
        while let (byte, place, depth) = waiting.popLast() {
            path.removeSubrange(depth...)
            path.append(byte)
            body(place, path)
            push(behind: place, depth: depth + 1)
        }
    }
}
