import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// Reads the parts of a text: for each type and position at most once, from the templates of a language.
///
/// The memory is reused for one text after the other, so a value serves one caller at a time.
final class PartReader {
    /// A part of the text.
    struct Part {
        let end: Int32
        let value: PartValue
        /// The template that made it.
        var template: Int32 = 0
    }

    /// The maximum number of parts of a type at a position.
    private static let mostParts = 24
    /// The maximum number of steps at a position of the text; beyond it parts are not found.
    private static let mostSteps = 4_000
    /// The maximum depth of parts within parts, such as the times of a long row of times; deeper parts are not found.
    static let mostDepth = 64

    // Accesses cannot overlap: one caller uses a reader at a time, and nothing calls back into it.

    let language: EntityLanguage
    let text: PartText
    /// Nil: relative times are not read.
    @exclusivity(unchecked) private(set) var context: TimeContext?
    @exclusivity(unchecked) private var automaton: PartAutomaton
    @exclusivity(unchecked) private var parts: [Part] = []
    /// For each type and position, 0 if unknown, -1 while it is read, or 1 more than its index in `ranges`.
    @exclusivity(unchecked) private var known: [Int32] = []
    @exclusivity(unchecked) private var ranges: [Range<Int32>] = []
    @exclusivity(unchecked) private var chain: [Filled] = []
    /// For each position, the types whose parts may begin there, one bit for each; valid where `areFound`.
    @exclusivity(unchecked) private var beginning: [UInt64] = []
    @exclusivity(unchecked) private var areFound: [Bool] = []
    /// States that remain to be followed, of all types that are being read.
    @exclusivity(unchecked) private var waiting: [Item] = []
    /// The number of states that were followed in this text.
    @exclusivity(unchecked) private(set) var steps = 0
    @exclusivity(unchecked) private var stepLimit = 0
    @exclusivity(unchecked) private var depth = 0
    /// The text without punctuation and blanks around it, once it is needed.
    @exclusivity(unchecked) private var content: Range<Int>?

    private struct Filled {
        let before: Int32
        let name: Int32
        let part: Int32
    }

    private struct Item {
        let state: PartAutomaton.State
        let position: Int
        let slots: Int32
        let isEntering: Bool
    }

    init(_ language: EntityLanguage) {
        self.language = language
        text = PartText(language: language.tag)
        automaton = PartAutomaton(language.grammar)
    }

    /// Starts another text.
    func begin(_ text: String, in context: TimeContext?) {
        self.text.read(text)
        reset(context)
    }

    private func reset(_ context: TimeContext?) {
        self.context = context
        automaton.begin()
        parts.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
        chain.removeAll(keepingCapacity: true)
        let size = (text.count + 1) * language.typeCount
        known.removeAll(keepingCapacity: true)
        known.append(contentsOf: repeatElement(0, count: size))
        beginning.removeAll(keepingCapacity: true)
        beginning.append(contentsOf: repeatElement(0, count: (text.count + 1) * language.prefixes.width))
        areFound.removeAll(keepingCapacity: true)
        areFound.append(contentsOf: repeatElement(false, count: text.count + 1))
        waiting.removeAll(keepingCapacity: true)
        depth = 0
        content = nil
        steps = 0
        stepLimit = Self.mostSteps * (text.count + 8)
    }

    /// The parts of a type that begin at a position, in the order of templates.
    func parts(_ type: Int32, at position: Int) -> ArraySlice<Part> {
        let range = range(type, at: position)
        return parts[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    private func range(_ type: Int32, at position: Int) -> Range<Int32> {
        let place = position * language.typeCount + Int(type)
        let number = known[place]
        if number > 0 { return ranges[Int(number) - 1] }
        guard number == 0, depth < Self.mostDepth else { return 0..<0 }
        depth += 1
        defer { depth -= 1 }
        known[place] = -1
        var found: [Part] = []
        if position < text.count, mayBegin(type, at: position) { read(type, at: position, into: &found) }
        let range = Int32(parts.count)..<Int32(parts.count + found.count)
        parts += found
        ranges.append(range)
        known[place] = Int32(ranges.count)
        return range
    }

    /// Whether a part of a type may begin at a position, by its first bytes.
    private func mayBegin(_ type: Int32, at position: Int) -> Bool {
        let width = language.prefixes.width
        if !areFound[position] { findTypes(at: position) }
        return beginning[position * width + Int(type >> 6)] & (1 << UInt64(type & 63)) != 0
    }

    private func findTypes(at position: Int) {
        areFound[position] = true
        guard !isMinusAfterWord(position) else { return }
        let width = language.prefixes.width
        text.bytes.withUnsafeBufferPointer { bytes in
            beginning.withUnsafeMutableBufferPointer { types in
                guard let base = types.baseAddress else { return }
                language.prefixes.find(base + position * width, beginning: position, of: bytes)
            }
        }
    }

    /// Whether there is a hyphen that follows a letter or digit: no minus sign.
    private func isMinusAfterWord(_ position: Int) -> Bool {
        guard text.bytes[position] == UInt8(ascii: "-"), position > 0 else { return false }
        let before =
            text.bytes[position - 1] == 0x20 && position > 1 ? text.bytes[position - 2] : text.bytes[position - 1]
        return before &- 0x30 < 10
            || position > 0 && text.bytes[position - 1] != 0x20 && before >= 0x61 && before < 0x7B
    }

    private func read(_ type: Int32, at position: Int, into found: inout [Part]) {
        if type >= language.firstRange {
            let range = language.ranges[Int(type - language.firstRange)]
            found += numbers(in: range, at: position)
        } else if Int(type) < PartType.allCases.count, !Self.isDefinable[Int(type)] {
            found += builtIn(PartType.allCases[Int(type)], at: position)
            readTemplates(type, at: position, into: &found)
        } else {
            readTemplates(type, at: position, into: &found)
        }
    }

    private static let isDefinable = PartType.allCases.map(\.isDefinable)

    // MARK: Templates

    private func readTemplates(_ type: Int32, at start: Int, into found: inout [Part]) {
        let first = automaton.start(ofType: type)
        guard first != 0 else { return }
        let bottom = waiting.count
        waiting.append(Item(state: first, position: start, slots: -1, isEntering: false))
        while waiting.count > bottom, let item = waiting.popLast() {
            follow(item, from: start, into: &found)
            guard found.count < Self.mostParts, steps < stepLimit else { break }
        }
        waiting.removeLast(max(waiting.count - bottom, 0))
        if found.count > 1 { found.sort { $0.template < $1.template } }
    }

    /// Follows a state over literal text, and adds the states after slots to `waiting`.
    private func follow(_ item: Item, from start: Int, into found: inout [Part]) {
        var (state, position, isEntering) = (item.state, item.position, item.isEntering)
        while true {
            steps += 1
            let stop = text.bytes.withUnsafeBufferPointer { bytes in
                text.marks.withUnsafeBufferPointer { marks in
                    automaton.walk(
                        state,
                        over: bytes,
                        marks: marks.baseAddress.unsafelyUnwrapped,
                        from: position,
                        isEntering: isEntering
                    )
                }
            }
            guard stop.state != 0 else { return }
            (state, position, isEntering) = (stop.state, stop.position, true)
            if position > start, mayEnd(at: position) {
                accept(state, start..<position, slots: item.slots, into: &found)
            }
            guard position < text.count else { return }
            for index in 0..<automaton.slotCount(of: state) {
                fill(automaton.slot(index, of: state), at: position, item.slots)
            }
        }
    }

    private func mayEnd(at position: Int) -> Bool {
        language.joinsWords || text.marks[position] & PartText.Marks.boundary != 0
    }

    private func fill(_ slot: PartAutomaton.Slot, at position: Int, _ slots: Int32) {
        guard text.bytes[position] != 0x20 else { return }
        let range = range(slot.type, at: position)
        guard !range.isEmpty else { return }
        let target = automaton.target(of: slot)
        for part in range.reversed() {
            chain.append(Filled(before: slots, name: slot.name, part: part))
            let end = Int(parts[Int(part)].end)
            waiting.append(Item(state: target, position: end, slots: Int32(chain.count - 1), isEntering: false))
        }
    }

    private func accept(
        _ state: PartAutomaton.State,
        _ range: Range<Int>,
        slots: Int32,
        into found: inout [Part]
    ) {
        let position = range.upperBound
        for index in 0..<automaton.acceptedCount(of: state) {
            let template = automaton.template(index, acceptedBy: state)
            guard let value = make(template, range, slots: slots) else { continue }
            if let same = found.firstIndex(where: { $0.end == position && $0.value == value }) {
                found[same].template = min(found[same].template, Int32(template))
            } else {
                found.append(Part(end: Int32(position), value: value, template: Int32(template)))
            }
        }
    }

    private func make(_ template: Int, _ range: Range<Int>, slots: Int32) -> PartValue? {
        switch language.makers[template] {
        case .value(let value): return value
        case .operation(let operation, let constants):
            if constants["whole"] != nil, !isWhole(range) { return nil }
            if case .word(.string(let words))? = constants["not_before"], isBefore(words, range.upperBound) {
                return nil
            }
            let made = operation.make(Slots(constants: constants, of: self, from: slots))
            return made.flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

extension PartReader {
    /// Whether one of some words, separated by bars, follows a position.
    private func isBefore(_ words: String, _ position: Int) -> Bool {
        words.split(separator: "|").contains { text.bytes[position...].starts(with: $0.utf8) }
    }

    /// Whether a range is the whole text, but for punctuation and blanks.
    private func isWhole(_ range: Range<Int>) -> Bool {
        let content = self.content ?? contentRange()
        self.content = content
        return range.lowerBound <= content.lowerBound && content.upperBound <= range.upperBound
    }

    private func contentRange() -> Range<Int> {
        var (start, end) = (0, text.count)
        while let sign = Self.punctuation.first(where: { text.bytes[start..<end].starts(with: $0) }) {
            start += sign.count
        }
        while let sign = Self.punctuation.first(where: { text.bytes[start..<end].hasSuffix($0) }) { end -= sign.count }
        return start..<end
    }

    /// Punctuation of ASCII and of other scripts, and the blank.
    private static let punctuation: [[UInt8]] =
        " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~。！？，、…¡¿।".map { Array(String($0).utf8) }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}

extension PartReader {
    /// The value of a slot; the last of several in the template.
    ///
    /// - Parameter last: the last slot that was filled.
    fileprivate func value(ofSlot name: String, from last: Int32) -> PartValue? {
        var index = last
        while index >= 0 {
            let slot = chain[Int(index)]
            if language.slotNames[Int(slot.name)] == name { return parts[Int(slot.part)].value }
            index = slot.before
        }
        return nil
    }
}

/// The values of a template's slots.
struct Slots {
    private let constants: [String: PartValue]
    private let reader: PartReader
    private let last: Int32

    /// - Parameter last: the last slot that was filled.
    init(constants: [String: PartValue], of reader: PartReader, from last: Int32) {
        self.constants = constants
        self.reader = reader
        self.last = last
    }

    var context: TimeContext? { reader.context }

    subscript(name: String) -> PartValue? { reader.value(ofSlot: name, from: last) ?? constants[name] }
}
