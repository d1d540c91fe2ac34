extension WordSet {
    /// The maximum number of steps from one state of a template: optional parts within a word can have exponentially
    /// many combinations.
    private static let stepLimit = 1 << 16
    /// The limit in scripts without blanks, where whole sentences are words, of which only beginnings are found.
    private static let undividedStepLimit = 1 << 10
    /// The number of steps in all templates of such a script after which words are hardly followed.
    static let undividedBudget = 1 << 20
    /// The limit from one state after that.
    private static let leastStepLimit = 1 << 6

    /// Adds the words of all templates.
    ///
    /// - Parameter writesBlanks: whether the language writes blanks.
    /// - Returns: The number of steps.
    @discardableResult mutating func insert(wordsOf nfa: NFA, writesBlanks: Bool) -> Int {
        var places = Places(of: nfa)
        var known = KnownWords(nfa)
        known.sharesBeginnings = writesBlanks
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
            // The words that begin here are the same on all ways to this state, so they are read in their own turn.
            if depth == 0, number != start, known.sharesBeginnings {
                known.add(number, to: &places)
                continue
            }
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
        known.end(in: nfa)
        return steps
    }
}

/// Remembers at which states of rules' fragments words begin that are collected already. These words are the same in all uses
/// of a fragment, but for those that go on behind the use: they are collected once for each set of texts that may follow.
private struct KnownWords {
    /// The collected words that begin at a state.
    private struct Entry {
        /// The range of the states behind the words within the fragment, in `behind`.
        let range: Range<Int32>
        /// The ends of words behind the uses in which the words were collected; empty if no word goes on behind a use.
        var endings: Set<Endings.Identifier>
    }

    /// Whether words are looked up by the states at which they begin even if nothing but choices lies between.
    var sharesBeginnings = true
    /// For each cell; nil if its words are unknown.
    private var entries: [Entry?]
    /// Differences from the number of the first state.
    private var behind: [Int32] = []
    private var run = NFA.Run()
    private var start: Int32 = 0
    private var cell = 0
    /// The states of the use of the fragment, and the state behind it; nil if the words are not to be remembered.
    private var use: (states: Range<Int32>, exit: Int32)?
    /// Whether a word goes on behind the use.
    private var goesOn = false
    private var first = 0
    private var endings = Endings()

    init(_ nfa: NFA) {
        entries = Array(repeating: nil, count: nfa.cells.count)
    }

    /// The states behind the words that begin at a state, if these are known.
    mutating func places(behind start: Int32, in nfa: NFA) -> [Int32]? {
        _ = nfa.state(start, in: &run)
        (cell, use) = (run.cell(of: start), run.use)
        guard let entry = entries[cell] else { return nil }
        let places = behind[Int(entry.range.lowerBound)..<Int(entry.range.upperBound)].map { start + $0 }
        if entry.endings.isEmpty { return places }
        guard let use, let found = endings.endings(from: use.exit, in: nfa), entry.endings.contains(found.identifier)
        else {
            return nil
        }
        return places + found.places
    }

    mutating func begin(_ start: Int32) {
        self.start = start
        first = behind.count
        goesOn = false
    }

    mutating func state(_ number: Int32, in nfa: NFA) -> NFA.State {
        if use?.states.contains(number) == false { goesOn = true }
        return nfa.state(number, in: &run)
    }

    mutating func add(_ place: Int32, to places: inout Places) {
        places.add(place)
        guard let use else { return }
        if use.states.contains(place) { behind.append(place - start) } else { goesOn = true }
    }

    /// The words are not collected to their ends.
    mutating func giveUp() { use = nil }

    mutating func end(in nfa: NFA) {
        let found = goesOn ? use.flatMap { endings.endings(from: $0.exit, in: nfa)?.identifier } : nil
        guard use != nil, entries[cell] == nil, !goesOn || found != nil else {
            if use != nil, let found { entries[cell]?.endings.insert(found) }
            behind.removeLast(behind.count - first)
            return
        }
        entries[cell] = Entry(range: Int32(first)..<Int32(behind.count), endings: found.map { [$0] } ?? [])
    }
}

/// The ends of words behind the uses of fragments, up to the next word edge.
private struct Endings {
    /// Stands for a set of texts: words that end in the same texts are the same.
    typealias Identifier = Int

    /// The maximum number of states that are followed from one.
    private static let mostStates = 1 << 12

    private var identifiers: [[[UInt8]]: Identifier] = [:]
    /// The state that was last looked at, and what is behind it; nil if that is too much.
    private var last: (state: Int32, found: (identifier: Identifier, places: [Int32])?) = (-1, nil)

    /// The ends of words from a state, and the states behind them; nil if that takes too many states.
    mutating func endings(from start: Int32, in nfa: NFA) -> (identifier: Identifier, places: [Int32])? {
        if last.state != start { last = (start, found(from: start, in: nfa)) }
        return last.found
    }

    private mutating func found(from start: Int32, in nfa: NFA) -> (identifier: Identifier, places: [Int32])? {
        var run = NFA.Run()
        var (places, texts): ([Int32], Set<[UInt8]>) = ([], [])
        var (waiting, text): ([(state: Int32, depth: Int)], [UInt8]) = ([(start, 0)], [])
        var count = 0
        while let (number, depth) = waiting.popLast() {
            count += 1
            if count > Self.mostStates { return nil }
            text.removeSubrange(depth...)
            let state = nfa.state(number, in: &run)
            var place: Int32?
            switch state.kind {
            case .byte:
                text.append(state.byte)
                if state.byte == .apostrophe { place = state.next } else { waiting.append((state.next, depth + 1)) }
            case .split: for target in nfa.targets(of: state) { waiting.append((target, depth)) }
            case .item: waiting.append((nfa.edge(of: state).next, depth))
            case .leave: waiting.append((state.next, depth))
            case .boundary: place = state.next
            case .slot: place = nfa.edge(of: state).next
            case .accept: texts.insert(text)
            case .again: break
            }
            guard let place else { continue }
            places.append(place)
            texts.insert(text)
        }
        let key = texts.sorted { $0.lexicographicallyPrecedes($1) }
        if identifiers[key] == nil { identifiers[key] = identifiers.count }
        return identifiers[key].map { ($0, places) }
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
