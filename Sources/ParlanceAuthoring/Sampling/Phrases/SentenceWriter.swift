import ParlanceGrammar
import ParlanceText

/// Writes a sentence of a phrase with single blanks between words, and records the ranges of slots.
struct SentenceWriter {
    /// A slot of the sentence.
    struct SpokenSlot {
        let slot: SlotPhrase
        /// The index of its filling.
        let filling: Int
        /// The range of its words, in UTF-8 bytes.
        var range: Range<Int>
    }

    /// An edge of a repetition, before the slots and bytes that follow.
    struct RepetitionEdge {
        enum Kind { case begin, next, end }

        let kind: Kind
        let phrase: RepetitionPhrase
        /// The number of slots before.
        let slot: Int
        /// The number of bytes before.
        let position: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var edges: [RepetitionEdge] = []
    private(set) var slots: [SpokenSlot] = []
    /// Whether a slot has no words, like that of a value `[the]`.
    private(set) var hasEmptySlot = false
    private var isBlankDue = false
    private var waiting: [Step] = []

    /// The parts that are left, the next at the end: phrases may nest too deeply for recursion.
    private enum Step {
        case say(Phrase)
        case blank
        case permutation([Phrase])
        case endSlot
        case edge(RepetitionEdge.Kind, RepetitionPhrase)
    }

    /// Writes a sentence of a phrase, in place of the previous one.
    mutating func write(_ phrase: Phrase, by choices: inout some Choices) {
        bytes.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        edges.removeAll(keepingCapacity: true)
        (hasEmptySlot, isBlankDue) = (false, false)
        waiting = [.say(phrase)]
        while let step = waiting.popLast() { take(step, &choices) }
    }

    private mutating func take(_ step: Step, _ choices: inout some Choices) {
        switch step {
        case .say(let phrase): say(phrase, &choices)
        case .blank: isBlankDue = true
        case .permutation(let items): sayOne(of: items, &choices)
        case .endSlot: endSlot()
        case .edge(let kind, let phrase):
            edges.append(RepetitionEdge(kind: kind, phrase: phrase, slot: slots.count, position: bytes.count))
        }
    }

    private mutating func say(_ phrase: Phrase, _ choices: inout some Choices) {
        switch phrase.form {
        case .text(let text): append(text)
        case .sequence(let items): waiting += items.reversed().map { .say($0) }
        case .alternatives(let branches): waiting.append(.say(branches[choices.choose(from: branches.count)]))
        case .permutation(let items): waiting.append(.permutation(items))
        case .repetition(let repetition): say(repetition, &choices)
        case .slot(let slot): say(slot, &choices)
        }
    }

    private mutating func sayOne(of items: [Phrase], _ choices: inout some Choices) {
        guard !items.isEmpty else { return }
        var others = items
        let item = others.remove(at: choices.choose(from: items.count))
        waiting += [.permutation(others), .blank, .say(item), .blank]
    }

    private mutating func say(_ repetition: RepetitionPhrase, _ choices: inout some Choices) {
        let count = 1 + choices.choose(from: RepetitionPhrase.most)
        waiting.append(.edge(.end, repetition))
        for _ in 1..<count {
            waiting += [.say(repetition.item), .edge(.next, repetition), .say(repetition.separator)]
        }
        waiting += [.say(repetition.item), .edge(.begin, repetition)]
    }

    private mutating func say(_ slot: SlotPhrase, _ choices: inout some Choices) {
        let filling = choices.choose(from: slot.fillings.count)
        slots.append(SpokenSlot(slot: slot, filling: filling, range: bytes.count..<bytes.count))
        waiting.append(.endSlot)
        switch slot.fillings {
        case .values(let values): waiting.append(.say(values[filling].phrase))
        case .texts(let texts): append(texts.text(at: filling))
        }
    }

    /// Slots do not nest, so the one that ends is the last.
    private mutating func endSlot() {
        let index = slots.count - 1
        var start = slots[index].range.lowerBound
        // A blank that was pending when the slot began precedes its words.
        if start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
        slots[index].range = start..<bytes.count
        if start == bytes.count { hasEmptySlot = true }
    }

    private mutating func append(_ text: String) {
        for scalar in text.unicodeScalars {
            if scalar.isBlank {
                isBlankDue = true
                continue
            }
            if isBlankDue, isBlankWritten(before: scalar) { bytes.append(UInt8(ascii: " ")) }
            isBlankDue = false
            bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
        }
    }

    /// No blank at the start, and none between two scripts that write none.
    private func isBlankWritten(before scalar: Unicode.Scalar) -> Bool {
        guard let last = bytes.last else { return false }
        if last < 0x80 || scalar.isASCII { return true }
        let end = String(decoding: bytes.suffix(Self.longestCharacter), as: UTF8.self)
        return ScriptBlanks.areWritten(between: end, and: String(scalar))
    }

    /// The number of bytes that are searched for the last character.
    private static let longestCharacter = 24
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool {
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}
