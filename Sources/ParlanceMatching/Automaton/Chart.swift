import ParlanceText

/// Runs the automaton over a text: for each position the set of states that are alive there.
///
/// Bytes move a state on. Where a live state has a slot, its list is asked what it can read from here, and each answer puts
/// the state behind the slot at the position where it ends. Nothing is asked twice, and states that are alive are few,
/// because templates share beginnings. So the time is linear in the text for a fixed grammar, whatever matches.
///
/// The chart says which templates may match; what they read is for the exact matcher to find out. Context is not looked
/// at here.
struct Chart {
    /// A state that is alive at some position.
    private struct Entry {
        var state: LazyDFA.StateID
        /// The most bytes that were read on a way to here by something else than a wildcard.
        var readLength: Int32
        /// A wildcard has just ended within a word: only literal text or a listed value may follow.
        var needsLiteral: Bool
        /// How much of `readLength` was read in whole words and slots.
        var wholeLength: Int32 = 0
    }

    /// A wildcard under way, and the state behind it.
    private struct OpenWildcard {
        let target: LazyDFA.StateID
        let start: Int
        var readLength: Int32
    }

    /// A list's answer at the current position.
    private struct Answer {
        let list: Int32
        let ends: [Int]
    }

    private let text: NormalizedText
    private let lists: ListTable
    private let joining: WordJoining
    private let dfa: LazyDFA
    private var live: [[Entry]]
    private var wildcards: [OpenWildcard] = []
    private var answers: [Answer] = []
    /// The templates that cover the whole text, in the order of declaration.
    private(set) var accepted: [Int] = []
    /// All states that were alive, each with what was read on the way to it by something else than wildcards; kept only
    /// where somebody wants to know.
    private(set) var notes: [Note] = []
    private let keepsNotes: Bool
    /// What was done, for those who count.
    private(set) var work = Work()

    struct Note {
        let state: LazyDFA.StateID
        let readLength: Int
        /// How much of that was read in whole words and slots.
        let wholeLength: Int
    }

    struct Work: Equatable {
        var states = 0
        var lookups = 0
        var transitions = 0
    }

    init(_ text: NormalizedText, lists: ListTable, joining: WordJoining, dfa: LazyDFA, keepsNotes: Bool = false) {
        self.keepsNotes = keepsNotes
        self.text = text
        self.lists = lists
        self.joining = joining
        self.dfa = dfa
        live = [[Entry]](repeating: [], count: text.bytes.count + 1)
        add(Entry(state: dfa.start, readLength: 0, needsLiteral: false), at: 0)
    }

    /// Fills the chart.
    ///
    /// - Returns: false if the automaton grew beyond all bounds on the way; then nothing is known.
    mutating func run() -> Bool {
        for position in 0...text.bytes.count {
            guard !dfa.isOverfull else { return false }
            endWildcards(at: position)
            answers.removeAll(keepingCapacity: true)
            let isOpen = !isBlank(position) && text.isBoundary(at: position)
            for entry in live[position] {
                var entry = entry
                if isOpen { entry.state = dfa.opened(entry.state) }
                if isOpen || isBlank(position) { entry.wholeLength = entry.readLength }
                if keepsNotes { note(entry) }
                work.states += 1
                if position == text.bytes.count {
                    finish(entry)
                } else {
                    advance(entry, at: position)
                }
            }
            live[position] = []
        }
        accepted = Set(accepted).sorted()
        return true
    }

    private mutating func finish(_ entry: Entry) {
        if !entry.needsLiteral, dfa.accepts(entry.state) { accepted += dfa.acceptedTemplates(of: entry.state) }
    }

    private mutating func advance(_ entry: Entry, at position: Int) {
        for slot in 0..<dfa.slotCount(of: entry.state) { fill(slot, of: entry, at: position) }
        work.transitions += 1
        let byte = text.bytes[position]
        let next = byte == UInt8(ascii: " ") ? dfa.afterBlank(entry.state) : dfa.next(entry.state, over: byte)
        guard next != LazyDFA.dead else { return }
        let readLength = entry.readLength + 1
        let whole = byte == UInt8(ascii: " ") ? readLength : entry.wholeLength
        add(Entry(state: next, readLength: readLength, needsLiteral: false, wholeLength: whole), at: position + 1)
    }

    private mutating func note(_ entry: Entry) {
        guard entry.readLength > 0 else { return }
        let whole = Int(entry.wholeLength)
        notes.append(Note(state: entry.state, readLength: Int(entry.readLength), wholeLength: whole))
    }

    private mutating func add(_ entry: Entry, at position: Int) {
        for index in live[position].indices
        where live[position][index].state == entry.state && live[position][index].needsLiteral == entry.needsLiteral {
            live[position][index].readLength = max(live[position][index].readLength, entry.readLength)
            live[position][index].wholeLength = max(live[position][index].wholeLength, entry.wholeLength)
            return
        }
        live[position].append(entry)
    }
}

// MARK: - Slots

extension Chart {
    private mutating func fill(_ slot: Int, of entry: Entry, at position: Int) {
        let list = dfa.list(of: entry.state, slot: slot)
        switch lists.lists[Int(list)] {
        case nil: return
        case .values(let values):
            let ends = ends(of: list, at: position) { values.ends(in: $0, from: position) }
            pass(slot, of: entry, from: position, to: ends)
        case .range(let range):
            guard !entry.needsLiteral else { return }
            let start = skippingBlank(position)
            let ends = ends(of: list, at: position) { range.ends(in: $0.bytes, from: start) }
            pass(slot, of: entry, from: position, to: ends)
        case .wildcard:
            guard !entry.needsLiteral else { return }
            let start = skippingBlank(position)
            let readLength = entry.readLength + Int32(start - position)
            open(dfa.target(of: entry.state, slot: slot), at: start, readLength: readLength)
        }
    }

    /// What the list answers here; it is asked once.
    private mutating func ends(of list: Int32, at position: Int, _ ask: (NormalizedText) -> [Int]) -> [Int] {
        if let known = answers.first(where: { $0.list == list }) { return known.ends }
        work.lookups += 1
        let answer = Answer(list: list, ends: ask(text))
        answers.append(answer)
        return answer.ends
    }

    private mutating func pass(_ slot: Int, of entry: Entry, from position: Int, to ends: [Int]) {
        guard !ends.isEmpty else { return }
        let target = dfa.target(of: entry.state, slot: slot)
        for end in ends {
            let joins = joining.joinsAfterListed
            continueBehindSlot(target, at: end, joins: joins, readLength: entry.readLength + Int32(end - position))
        }
    }

    /// Puts the state behind a slot where the slot ends. A blank there needs none in the template, so it is passed.
    private mutating func continueBehindSlot(
        _ target: LazyDFA.StateID,
        at end: Int,
        joins: Bool,
        readLength: Int32,
        needsLiteral: Bool = false
    ) {
        var entry = Entry(state: target, readLength: readLength, needsLiteral: needsLiteral, wholeLength: readLength)
        if isBlank(end) || joins || text.isBoundary(at: end) { entry.state = dfa.opened(target) }
        add(entry, at: skippingBlank(end))
    }

    private mutating func open(_ target: LazyDFA.StateID, at start: Int, readLength: Int32) {
        guard start < text.bytes.count else { return }
        if let index = wildcards.firstIndex(where: { $0.target == target }) {
            wildcards[index].readLength = max(wildcards[index].readLength, readLength)
        } else {
            wildcards.append(OpenWildcard(target: target, start: start, readLength: readLength))
        }
    }

    /// Lets each open wildcard end here, if it may.
    private mutating func endWildcards(at position: Int) {
        guard position > 0, !isBlank(position - 1) else { return }
        let isAtEnd = position == text.bytes.count
        guard isAtEnd || text.bytes[position] & 0xC0 != 0x80 else { return }
        let endsWord = isAtEnd || text.isWordBoundary(at: position)
        for wildcard in wildcards where wildcard.start < position {
            continueBehindSlot(
                wildcard.target,
                at: position,
                joins: joining.joinsAfterWildcards,
                readLength: wildcard.readLength,
                needsLiteral: !endsWord
            )
        }
    }

    private func isBlank(_ position: Int) -> Bool {
        position < text.bytes.count && text.bytes[position] == UInt8(ascii: " ")
    }

    private func skippingBlank(_ position: Int) -> Int {
        isBlank(position) ? position + 1 : position
    }
}

extension CompiledRange {
    /// Where a number that begins at `start` may end.
    func ends(in bytes: [UInt8], from start: Int) -> [Int] {
        if let digits = Digits(in: bytes, from: start, withFraction: range.fractions != nil) {
            return range.allowsDigits && range.contains(digits.number) ? [digits.end] : []
        }
        return words?.matches(in: bytes, from: start).map(\.end) ?? []
    }
}
