import ParlanceGrammar

/// How far a template has come in an utterance, and what it has read on the way.
struct MatchState: Hashable {
    /// The next byte of the normalized text.
    var position: Int
    /// A slot has just ended: a blank in the utterance needs none in the template.
    var isAfterSlot = false
    /// A wildcard has just ended within a word: only literal text or a listed value may follow.
    var needsLiteral = false
    /// How many Unicode scalars of literal text were matched.
    var literalLength = 0
    var wildcardCount = 0
    /// How many Unicode scalars the wildcards took.
    var wildcardLength = 0
    var slots: [SlotMatch] = []

    init(position: Int) {
        self.position = position
    }
}

/// What was read for a slot.
struct SlotMatch: Hashable {
    enum Value: Hashable {
        /// The value of that index in the list.
        case value(Int)
        case number(Double)
        case wildcard
    }

    var slot: SlotPattern
    var value: Value
    /// In bytes of the normalized text, without blanks at the ends.
    var range: Range<Int>
}

extension MatchState {
    /// Whether this state is worth more than `other`, whatever follows: both can go on in the same ways.
    func outranks(_ other: MatchState) -> Bool {
        (wildcardCount, -literalLength, wildcardLength) < (
            other.wildcardCount, -other.literalLength, other.wildcardLength
        )
    }

    /// Two states with the same key differ in nothing that a later part of the template, a context or a preference could
    /// see; only the better one is kept. So a template with five wildcards takes polynomial time, and one with
    /// twenty optionals linear.
    struct Key: Hashable {
        let position: Int
        let isAfterSlot: Bool
        let needsLiteral: Bool
        let slots: [SlotMatch]
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

extension [MatchState] {
    /// Of states with the same key the best one, or the first of equals, in the place of the first.
    mutating func prune() {
        guard count > 1 else { return }
        var places: [MatchState.Key: Int] = [:]
        var kept: [MatchState] = []
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
