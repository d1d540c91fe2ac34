import ParlanceGrammar
import ParlanceText

@testable import ParlanceMatching

/// The matcher as an executable specification: it follows a pattern with the set of all its possible states.
///
/// It favours readability over speed. Literals match byte by byte, a blank matches a word boundary, a slot matches the
/// values of its list, and a wildcard may end at any word's end, or within a word if literal text or a listed value
/// follows directly.
struct NaiveMatcher {
    let text: NormalizedText
    let lists: ReferenceMatcherScope

    private var bytes: [UInt8] { text.bytes }

    init(text: NormalizedText, lists: ReferenceMatcherScope) {
        self.text = text
        self.lists = lists
    }

    /// All ways in which `pattern` covers the whole text, in the order in which its branches are tried.
    mutating func matches(of pattern: Pattern) -> [ReferenceMatcherState] {
        states(after: pattern, from: ReferenceMatcherState(position: 0)).filter { state in
            state.position == bytes.count && !state.needsLiteral
        }
    }

    private mutating func states(after pattern: Pattern, from state: ReferenceMatcherState) -> [ReferenceMatcherState] {
        switch pattern {
        case .word(let word, let length): return match(word, length, from: state).map { [$0] } ?? []
        case .boundary: return matchBoundary(from: state).map { [$0] } ?? []
        case .slot(let slot): return match(slot, from: state)
        case .sequence(let items): return states(after: items[...], from: state)
        case .alternatives(let branches):
            var states: [ReferenceMatcherState] = []
            for branch in branches { states += self.states(after: branch, from: state) }
            states.prune()
            return states
        case .marked(_, let pattern): return states(after: pattern, from: state)
        case .permutation(let items): return states(afterAll: items, from: state)
        case .repetition(_, let item, let separator): return states(afterAny: item, separator, from: state)
        }
    }

    /// One item, or several with separators between them.
    private mutating func states(
        afterAny item: Pattern,
        _ separator: Pattern,
        from state: ReferenceMatcherState
    ) -> [ReferenceMatcherState] {
        var last = states(after: item, from: state)
        var all = last
        while !last.isEmpty {
            last = states(after: item, fromAll: states(after: separator, fromAll: last))
            all += last
        }
        all.prune()
        return all
    }

    private mutating func states(after items: ArraySlice<Pattern>, from state: ReferenceMatcherState)
        -> [ReferenceMatcherState]
    {
        var states = [state]
        for item in items {
            states = self.states(after: item, fromAll: states)
            guard !states.isEmpty else { return [] }
        }
        return states
    }

    private mutating func states(after item: Pattern, fromAll states: [ReferenceMatcherState])
        -> [ReferenceMatcherState]
    {
        if states.count > 1, case .slot(let slot) = item, case .wildcard? = lists.list(for: slot) {
            return matchWildcard(slot, fromAll: states.filter { !$0.needsLiteral })
        }
        var next: [ReferenceMatcherState] = []
        var limit = 4_096
        for state in states {
            next += self.states(after: item, from: state)
            guard next.count > limit else { continue }
            // Many paths lead to few different states.
            next.prune()
            limit = max(limit, 2 * next.count)
        }
        next.prune()
        return next
    }

    /// Enumerates the sets of items that may have been read: 2ⁿ of them, not n! orders.
    private mutating func states(afterAll items: [Pattern], from state: ReferenceMatcherState)
        -> [ReferenceMatcherState]
    {
        var reached = [[ReferenceMatcherState]](repeating: [], count: 1 << items.count)
        reached[0] = [state]
        for done in reached.indices where !reached[done].isEmpty {
            reached[done].prune()
            for index in items.indices where done & (1 << index) == 0 {
                for state in reached[done] {
                    reached[done | (1 << index)] += states(after: items[index], from: state)
                }
            }
        }
        reached[reached.count - 1].prune()
        return reached[reached.count - 1]
    }
}

// MARK: - Text

extension NaiveMatcher {
    private mutating func match(_ word: [UInt8], _ length: Int, from state: ReferenceMatcherState)
        -> ReferenceMatcherState?
    {
        let start = state.isAfterSlot ? skippingBlank(at: state.position) : state.position
        guard bytes[start...].starts(with: word) else { return nil }
        var next = state
        next.position = start + word.count
        next.isAfterSlot = false
        next.needsLiteral = false
        next.literalLength += length
        return next
    }

    private mutating func matchBoundary(from state: ReferenceMatcherState) -> ReferenceMatcherState? {
        var next = state
        if isBlank(at: state.position) {
            next.position += 1
            next.isAfterSlot = false
            return next
        }
        return text.isBoundary(at: state.position) || joinsWords(after: state) ? next : nil
    }

    private func joinsWords(after state: ReferenceMatcherState) -> Bool {
        guard state.isAfterSlot, let slot = state.slots.last else { return false }
        return slot.value == .wildcard ? lists.joining.joinsAfterWildcards : lists.joining.joinsAfterListed
    }

    private func isBlank(at position: Int) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: " ")
    }

    private func skippingBlank(at position: Int) -> Int {
        isBlank(at: position) ? position + 1 : position
    }
}

// MARK: - Slots

extension NaiveMatcher {
    private mutating func match(_ slot: SlotPattern, from state: ReferenceMatcherState) -> [ReferenceMatcherState] {
        guard let list = lists.list(for: slot) else { return [] }
        if state.needsLiteral { guard case .values = list else { return [] } }
        return switch list {
        case .values(let values): match(slot, values, from: state)
        case .range(let range): match(slot, range, from: state)
        case .wildcard: matchWildcard(slot, from: state)
        }
    }

    private func match(_ slot: SlotPattern, _ values: [ReferenceMatcherList.Value], from state: ReferenceMatcherState)
        -> [ReferenceMatcherState]
    {
        let start = state.isAfterSlot ? skippingBlank(at: state.position) : state.position
        guard start < bytes.count else { return [] }
        var states: [ReferenceMatcherState] = []
        var matcher = NaiveMatcher(text: text, lists: lists)
        for (index, value) in values.enumerated() where value.mayBegin(with: bytes[start]) {
            guard lists.allows(value.value.context) else { continue }
            for inner in matcher.states(after: value.pattern, from: ReferenceMatcherState(position: start)) {
                let range = trimmed(start..<inner.position)
                guard !range.isEmpty else { continue }
                states.append(filled(state, slot, with: .value(index), range: range, end: inner.position))
            }
        }
        return states
    }

    private func match(_ slot: SlotPattern, _ range: CompiledRange, from state: ReferenceMatcherState)
        -> [ReferenceMatcherState]
    {
        let start = skippingBlank(at: state.position)
        var found: [ReferenceMatcherState] = []
        let numbers = numbers(range.language)
        if let number = numbers.first(where: { $0.dropFirst().contains(start) }), state.hasTaken(frontOf: number) {
            return []
        }
        bytes.withUnsafeBufferPointer { bytes in
            range.forEachNumber(in: bytes, from: start) { number, end, isWords in
                var next = filled(state, slot, with: .number(number), range: start..<end, end: end)
                if isWords { next.literalLength += bytes[start..<end].count { $0 & 0xC0 != 0x80 && $0 != 0x20 } }
                next.needsLiteral = numbers.contains { $0.dropFirst().contains(end) }
                found.append(next)
            }
        }
        return found
    }

    /// All numbers of the text, each with its full extent.
    private func numbers(_ language: NumberLanguage) -> [Range<Int>] {
        var numbers: [Range<Int>] = []
        bytes.withUnsafeBufferPointer { bytes in
            language.reader(of: bytes).forEachNumber(isBoundary: text.isBoundary(at:), body: { numbers.append($0) })
        }
        return numbers
    }

    private func matchWildcard(_ slot: SlotPattern, from state: ReferenceMatcherState) -> [ReferenceMatcherState] {
        wildcardEnds(from: skippingBlank(at: state.position)).map { end in
            filledByWildcard(state, slot, range: end.start..<end.position, length: end.length, endsWord: end.endsWord)
        }
    }

    /// Of all states in which a wildcard may have begun, only the best can be the best at its end, and it is the same
    /// for all ends: so one pass over the text suffices for all of them.
    private func matchWildcard(_ slot: SlotPattern, fromAll states: [ReferenceMatcherState]) -> [ReferenceMatcherState]
    {
        var groups: [[ReferenceMatcherSlot]: [ReferenceMatcherState]] = [:]
        var order: [[ReferenceMatcherSlot]] = []
        for state in states {
            let key = state.key.slots
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(state)
        }
        return order.flatMap { sweep(slot, from: groups[$0] ?? []) }
    }

    private func sweep(_ slot: SlotPattern, from states: [ReferenceMatcherState]) -> [ReferenceMatcherState] {
        let first = states.map { skippingBlank(at: $0.position) }.min() ?? 0
        let starts = states.map { state in
            WildcardStart(state, at: skippingBlank(at: state.position), after: first, in: bytes)
        }
        var pending = starts.sorted { $0.position < $1.position }[...]
        var best: WildcardStart?
        return wildcardEnds(from: first).compactMap { end in
            while let start = pending.first, start.position < end.position {
                pending.removeFirst()
                if best.map({ start.precedes($0) }) ?? true { best = start }
            }
            return best.map { best in
                filledByWildcard(
                    best.state,
                    slot,
                    range: best.position..<end.position,
                    length: end.length - best.offset,
                    endsWord: end.endsWord
                )
            }
        }
    }

    private struct WildcardStart {
        let state: ReferenceMatcherState
        let position: Int
        /// Unicode scalars between the first of all starts and this one, without blanks.
        let offset: Int

        init(_ state: ReferenceMatcherState, at position: Int, after first: Int, in bytes: [UInt8]) {
            self.state = state
            self.position = position
            offset = bytes[first..<position].count { $0 & 0xC0 != 0x80 && $0 != UInt8(ascii: " ") }
        }

        /// Whether a wildcard that begins here is better at any end than one that begins at `other`.
        func precedes(_ other: WildcardStart) -> Bool {
            let worth = (state.wildcardLength - offset, state.wildcardCount, -state.literalLength, position)
            let others = (
                other.state.wildcardLength - other.offset, other.state.wildcardCount, -other.state.literalLength,
                other.position
            )
            return worth == others ? state.slots.precedeFromTheEnd(other.state.slots) : worth < others
        }
    }

    private struct WildcardEnd {
        let start: Int
        let position: Int
        /// In Unicode scalars without blanks.
        let length: Int
        let endsWord: Bool
    }

    /// The positions where a wildcard that begins at `start` may end.
    private func wildcardEnds(from start: Int) -> [WildcardEnd] {
        var ends: [WildcardEnd] = []
        var length = 0
        for end in start..<max(bytes.count, start) where bytes[end] & 0xC0 != 0x80 {
            if end > start, !isBlank(at: end - 1) {
                let endsWord = text.isWordBoundary(at: end)
                ends.append(WildcardEnd(start: start, position: end, length: length, endsWord: endsWord))
            }
            if !isBlank(at: end) { length += 1 }
        }
        if start < bytes.count {
            ends.append(WildcardEnd(start: start, position: bytes.count, length: length, endsWord: true))
        }
        return ends
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while !range.isEmpty, isBlank(at: range.lowerBound) { range = range.lowerBound + 1..<range.upperBound }
        while !range.isEmpty, isBlank(at: range.upperBound - 1) { range = range.lowerBound..<range.upperBound - 1 }
        return range
    }
}

extension NaiveMatcher {
    /// The state after a slot. Its text is not literal text, whatever the source of its value.
    private func filled(
        _ state: ReferenceMatcherState,
        _ slot: SlotPattern,
        with value: ReferenceMatcherSlot.Value,
        range: Range<Int>,
        end: Int
    ) -> ReferenceMatcherState {
        var next = state
        next.needsLiteral = false
        next.position = end
        next.isAfterSlot = true
        next.slots.append(ReferenceMatcherSlot(slot: slot, value: value, range: range, order: lists.order[slot] ?? 0))
        return next
    }

    private func filledByWildcard(
        _ state: ReferenceMatcherState,
        _ slot: SlotPattern,
        range: Range<Int>,
        length: Int,
        endsWord: Bool
    ) -> ReferenceMatcherState {
        var next = filled(state, slot, with: .wildcard, range: range, end: range.upperBound)
        next.needsLiteral = !endsWord
        next.wildcardCount += 1
        next.wildcardLength += length
        return next
    }
}

extension ReferenceMatcherState {
    /// Whether the last slot covers the first part of a number, and more than that.
    fileprivate func hasTaken(frontOf number: Range<Int>) -> Bool {
        guard let slot = slots.last else { return false }
        return slot.range.upperBound > number.lowerBound
            && (slot.value == .wildcard || slot.range.lowerBound < number.lowerBound)
    }
}
