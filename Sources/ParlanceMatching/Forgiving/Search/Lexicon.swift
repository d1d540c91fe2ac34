/// The words that corrections may yield: those of a grammar's templates, or those of the values of lists.
///
/// A word is the text between two edges: blanks, apostrophes, digits, slots. Words with digits are excluded, because
/// corrections never change numbers.
final class Lexicon: Sendable {
    let words: ByteTrie
    /// The sounds of words, each with the numbers of the words that have it.
    let sounds: ByteTrie
    private let bytes: [UInt8]
    /// The offset of each word in `bytes`, then the offset of their end.
    private let starts: [Int32]
    private let deferredNeighbours = Deferred<NeighbourFilter>()
    private let deferredLetters = Deferred<LetterIndex>()

    /// A filter of the words that are near to one of these.
    var neighbours: NeighbourFilter { deferredNeighbours.value { NeighbourFilter(words) } }

    /// - Parameter words: in any order, possibly with duplicates.
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

    /// The letters of the words, by groups of similar letters.
    func letters(_ similar: SimilarLetters) -> LetterIndex {
        deferredLetters.value { LetterIndex(words, similar) }
    }

    /// Whether a word is in the lexicon.
    func contains(_ word: some Collection<UInt8>) -> Bool { words.member(word) != nil }

    /// Calls `body` with each word that has a sound.
    func forEachWord(sounding sound: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
        guard let member = sounds.member(sound) else { return }
        for index in 0..<sounds.members[Int(member)] {
            let number = Int(sounds.members[Int(member + 1 + index)])
            body(bytes[Int(starts[number])..<Int(starts[number + 1])])
        }
    }
}

extension ByteTrie {
    /// The index in `members` of a member's entry; nil if it is not a member. Only for tries without tails.
    func member(_ bytes: some Collection<UInt8>) -> Int32? {
        var node = nodes[0]
        for byte in bytes {
            let child = view.child(of: node, byte)
            guard child != 0 else { return nil }
            node = nodes[Int(child)]
        }
        return node.members >= 0 ? node.members : nil
    }

    /// Whether a byte string is a member; also for tries with tails.
    func has(_ bytes: some Collection<UInt8>) -> Bool {
        var place = Place.root
        for byte in bytes {
            guard let next = view.place(behind: place, byte) else { return false }
            place = next
        }
        return number(at: place) != nil
    }

    /// Calls `body` with each member, in byte order.
    func forEachMember(_ body: ([UInt8]) -> Void) {
        forEachPlace { place, path in if number(at: place) != nil { body(path) } }
    }

    /// Visits all places except the root in byte order, prefixes first.
    ///
    /// - Parameter body: receives the place and the bytes that lead to it.
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
