import ParlanceGrammar

@testable import ParlanceMatching

/// The progress of a template in an utterance, and the slots so far.
struct ReferenceMatcherState: Hashable {
    /// The next byte of the normalized text.
    var position: Int
    /// A slot has just ended: a blank in the utterance needs none in the template.
    var isAfterSlot = false
    /// A wildcard has just ended within a word: only literal text or a listed value may follow.
    var needsLiteral = false
    /// The number of Unicode scalars of literal text.
    var literalLength = 0
    var wildcardCount = 0
    /// The number of Unicode scalars in wildcards, without blanks.
    var wildcardLength = 0
    var slots: [ReferenceMatcherSlot] = []

    init(position: Int) {
        self.position = position
    }
}

/// The value of a slot.
struct ReferenceMatcherSlot: Hashable {
    enum Value: Hashable {
        /// The value at that index of the list.
        case value(Int)
        case number(Double)
        case wildcard
    }

    var slot: SlotPattern
    var value: Value
    /// In bytes of the normalized text, without blanks at the ends.
    var range: Range<Int>
    /// The index of the slot among all of the grammar.
    var order: Int
}

extension ReferenceMatcherSlot {
    /// The order of slots if nothing else decides.
    func precedes(_ other: ReferenceMatcherSlot) -> Bool {
        let places = (range.lowerBound, range.upperBound, order)
        let others = (other.range.lowerBound, other.range.upperBound, other.order)
        if places != others { return places < others }
        switch (value, other.value) {
        case (.value(let left), .value(let right)): return left < right
        case (.number(let left), .number(let right)): return left < right
        default: return false
        }
    }
}

extension [ReferenceMatcherSlot] {
    /// Whether the last slot that differs decides for these; fewer come first.
    func precedeFromTheEnd(_ others: [ReferenceMatcherSlot]) -> Bool {
        for (left, right) in zip(reversed(), others.reversed()) where left != right { return left.precedes(right) }
        return count < others.count
    }
}

extension ReferenceMatcherState {
    /// Whether this state is better than `other`, whatever follows: both can continue in the same ways.
    func outranks(_ other: ReferenceMatcherState) -> Bool {
        worth == other.worth ? slots.precedeFromTheEnd(other.slots) : worth.lexicographicallyPrecedes(other.worth)
    }

    /// The values that the ranking compares before names and places, the smaller the better.
    var worth: [Int] { [wildcardLength, wildcardCount, -literalLength] }

    /// Two states with the same key do not differ in anything that a later part of the template, a context or a
    /// preference depends on; only the better one is kept. A template with five wildcards therefore takes polynomial
    /// time, and one with twenty optional parts linear time.
    struct Key: Hashable {
        let position: Int
        let isAfterSlot: Bool
        let needsLiteral: Bool
        let slots: [ReferenceMatcherSlot]
    }

    var key: Key {
        Key(
            position: position,
            isAfterSlot: isAfterSlot,
            needsLiteral: needsLiteral,
            slots: slots.filter { $0.value != .wildcard }
        )
    }
}

extension [ReferenceMatcherState] {
    /// Keeps the best state of each key, or the first of equals, in the place of the first.
    mutating func prune() {
        guard count > 1 else { return }
        var places: [ReferenceMatcherState.Key: Int] = [:]
        var kept: [ReferenceMatcherState] = []
        for state in self {
            if let place = places[state.key] {
                if state.outranks(kept[place]) { kept[place] = state }
            } else {
                places[state.key] = kept.count
                kept.append(state)
            }
        }
        self = kept
    }
}
