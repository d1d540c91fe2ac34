/// Collects the words of templates and lists.
struct WordSet {
    /// The maximum length of words; longer ones are not searched, because they are rare and slow to compare.
    static let longestWord = 32
    /// The maximum number of steps from one state of a template: optional parts within a word can have exponentially
    /// many combinations.
    private static let stepLimit = 1 << 16
    /// The limit in scripts without blanks, where whole sentences are words, of which only beginnings are found.
    private static let undividedStepLimit = 1 << 10
    /// The number of steps in all templates of such a script after which words are hardly followed.
    static let undividedBudget = 1 << 20
    /// The limit from one state after that.
    private static let leastStepLimit = 1 << 6

    private var builder = ByteTrieBuilder()
    /// Hashes of the added words; a word with a collision is lost as a correction.
    private var known: Set<UInt64> = []

    func trie() -> ByteTrie { builder.trie() }

    /// Adds a word, unless corrections must not yield it: it has digits or is too long.
    mutating func insert(_ word: some Collection<UInt8>) {
        guard !word.isEmpty, word.count <= 4 * Self.longestWord, !word.contains(where: \.isDigit) else { return }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        if known.insert(hash).inserted { builder.insert(word, number: 0) }
    }

    /// Adds the words of a trie's members, in which blanks are word edges.
    mutating func insert(wordsOf trie: ByteTrie) {
        trie.forEachPlace { place, path in
            let last = path.count - 1
            let ends = trie.number(at: place) != nil
            let edge = path[last] == .blank || path[last] == .apostrophe
            if ends || edge { insert(path[path.wordStart..<(path[last] == .blank ? last : last + 1)]) }
        }
    }

    /// Adds the words of all templates.
    ///
    /// - Parameter writesBlanks: whether the language writes blanks.
    /// - Returns: The number of steps.
    @discardableResult mutating func insert(wordsOf nfa: NFA, writesBlanks: Bool) -> Int {
        var places = Places(of: nfa)
        var known = KnownWords(nfa)
        let limit = writesBlanks ? Self.stepLimit : Self.undividedStepLimit
        let budget = writesBlanks ? Int.max : Self.undividedBudget
        var steps = 0
        while let start = places.next(mayBeWithinWord: steps < budget) {
            let most = steps < budget ? limit : min(limit, Self.leastStepLimit)
            if let next = known.places(behind: start, in: nfa) {
                for place in next { places.add(place) }
                steps += next.count + 1
            } else {
                steps += insert(wordsFrom: start, in: nfa, limit: most, &places, &known)
            }
        }
        return steps
    }

    /// Adds the words that begin at a state.
    ///
    /// - Parameter places: receives the states after those words.
    /// - Returns: The number of steps.
    private mutating func insert(
        wordsFrom start: Int32,
        in nfa: NFA,
        limit: Int,
        _ places: inout Places,
        _ known: inout KnownWords
    ) -> Int {
        var word: [UInt8] = []
        known.begin(start)
        var waiting: [(state: Int32, depth: Int)] = [(start, 0)]
        var steps = 0
        while let (number, depth) = waiting.popLast() {
            steps += 1
            word.removeSubrange(depth...)
            let state = known.state(number, in: nfa)
            // Beyond the limit words are not read to their ends, but the text after them is.
            let goesOn = steps < limit
            switch state.kind {
            case .byte where state.byte == .apostrophe:
                insert(word + [state.byte])
                known.add(state.next, to: &places)
            case .byte:
                word.append(state.byte)
                guard goesOn else {
                    known.giveUp()
                    places.add(state.next, isWithinWord: true)
                    continue
                }
                waiting.append((state.next, depth + 1))
            case .split: for target in nfa.targets(of: state) { waiting.append((target, depth)) }
            case .item: waiting.append((nfa.edge(of: state).next, depth))
            case .leave: waiting.append((state.next, depth))
            // The words of the repetition are read already.
            case .again: break
            case .boundary:
                insert(word)
                known.add(state.next, to: &places)
            case .slot:
                insert(word)
                known.add(nfa.edge(of: state).next, to: &places)
            case .accept: insert(word)
            }
        }
        known.end()
        return steps
    }

    /// For the states of a rule's fragment at which words begin that end within the fragment, the states behind the words.
    /// They are the same in all uses of the fragment, so the words are collected in one of them.
    private struct KnownWords {
        /// For each cell, the range of its states in `behind`; nil if they are unknown.
        private var ranges: [Range<Int32>?]
        /// Differences from the number of the first state.
        private var behind: [Int32] = []
        private var run = NFA.Run()
        private var start: Int32 = 0
        private var cell = 0
        /// The states of the use of the fragment; nil if a word leaves it.
        private var use: Range<Int32>?
        private var first = 0

        init(_ nfa: NFA) {
            ranges = Array(repeating: nil, count: nfa.cells.count)
        }

        /// The states behind the words that begin at a state, if these are known.
        mutating func places(behind start: Int32, in nfa: NFA) -> [Int32]? {
            _ = nfa.state(start, in: &run)
            (cell, use) = (run.cell(of: start), run.use)
            return ranges[cell].map { behind[Int($0.lowerBound)..<Int($0.upperBound)].map { start + $0 } }
        }

        mutating func begin(_ start: Int32) {
            self.start = start
            first = behind.count
        }

        mutating func state(_ number: Int32, in nfa: NFA) -> NFA.State {
            if use?.contains(number) == false { use = nil }
            return nfa.state(number, in: &run)
        }

        mutating func add(_ place: Int32, to places: inout Places) {
            places.add(place)
            if use?.contains(place) == false { use = nil }
            if use != nil { behind.append(place - start) }
        }

        /// The words are not collected to their ends.
        mutating func giveUp() { use = nil }

        mutating func end() {
            if use != nil {
                ranges[cell] = Int32(first)..<Int32(behind.count)
            } else {
                behind.removeLast(behind.count - first)
            }
        }
    }

    /// The states at which words begin. Those within a word come last, because their words are not whole.
    private struct Places {
        private var isKnown: [Bool]
        private var starts: [Int32] = []
        private var withinWords: [Int32] = []

        init(of nfa: NFA) {
            isKnown = [Bool](repeating: false, count: nfa.stateCount)
            for start in nfa.starts.elements { add(start) }
        }

        mutating func add(_ state: Int32, isWithinWord: Bool = false) {
            guard !isKnown[Int(state)] else { return }
            isKnown[Int(state)] = true
            if isWithinWord { withinWords.append(state) } else { starts.append(state) }
        }

        mutating func next(mayBeWithinWord: Bool) -> Int32? {
            starts.popLast() ?? (mayBeWithinWord ? withinWords.popLast() : nil)
        }
    }
}

extension UInt8 {
    static var blank: UInt8 { 0x20 }
    static var apostrophe: UInt8 { 0x27 }
    var isDigit: Bool { self &- 0x30 < 10 }
}

extension [UInt8] {
    /// The start of the word to which the last byte belongs.
    fileprivate var wordStart: Int {
        var start = count - 1
        while start > 0, self[start - 1] != .blank, self[start - 1] != .apostrophe { start -= 1 }
        return start
    }
}
