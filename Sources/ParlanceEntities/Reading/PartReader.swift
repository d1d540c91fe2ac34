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
        /// The filters that let the part through, if it is a moment.
        let filters: MomentFilters

        init(end: Int32, value: PartValue, template: Int32 = 0) {
            self.end = end
            self.value = value
            self.template = template
            if case .moment(let moment) = value { filters = MomentFilters(moment) } else { filters = [] }
        }
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
    private let automaton: PartAutomaton
    @exclusivity(unchecked) private var parts: [Part] = []
    /// Parts of the types that are being read, before they are moved to `parts`.
    @exclusivity(unchecked) private var pending: [Part] = []
    /// Copies of the text's bytes and marks, which are read without counting references.
    @exclusivity(unchecked) private var byteTable = ScratchTable<UInt8>(empty: 0)
    @exclusivity(unchecked) private var markTable = ScratchTable<UInt8>(empty: 0)
    /// For each type and position, less than `knownBase` if unknown, `knownBase` while it is read, or that much more
    /// than its index in `ranges`, and 1. So nothing is cleared between texts.
    @exclusivity(unchecked) private var known = ScratchTable<Int32>(empty: 0)
    @exclusivity(unchecked) private var knownBase: Int32 = 1
    @exclusivity(unchecked) private var ranges: [Range<Int32>] = []
    @exclusivity(unchecked) private var chain: [Filled] = []
    /// For each position, the types whose parts may begin there, one bit for each; valid where `areFound`. Types that
    /// were read and have no part are removed.
    @exclusivity(unchecked) private var beginning = ScratchTable<UInt64>(empty: 0)
    @exclusivity(unchecked) private var areFound = ScratchTable<Bool>(empty: false)
    /// States that remain to be followed, of all types that are being read.
    @exclusivity(unchecked) private var waiting: [Item] = []
    /// The number of states that were followed in this text.
    @exclusivity(unchecked) private(set) var steps = 0
    /// The number of times that a type was read at a position of this text.
    @exclusivity(unchecked) private(set) var readings = 0
    @exclusivity(unchecked) private var stepLimit = 0
    @exclusivity(unchecked) private var depth = 0
    /// The text without punctuation and blanks around it, once it is needed.
    @exclusivity(unchecked) private var content: Range<Int>?

    /// Whether the text has an `@`, which every email address has.
    @exclusivity(unchecked) private(set) var hasAtSign = false
    /// Whether the text has a point or slash, one of which every URL has.
    @exclusivity(unchecked) private(set) var hasPointOrSlash = false

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
        pending.removeAll(keepingCapacity: true)
        chain.removeAll(keepingCapacity: true)
        byteTable.fill(text.bytes)
        markTable.fill(text.marks)
        forgetKnown()
        beginning.resize(to: (text.count + 1) * language.prefixes.width)
        areFound.resize(to: text.count + 1)
        areFound.clear()
        waiting.removeAll(keepingCapacity: true)
        depth = 0
        content = nil
        hasAtSign = text.sourceBytes.contains(UInt8(ascii: "@"))
        hasPointOrSlash = text.sourceBytes.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
        (steps, readings) = (0, 0)
        stepLimit = Self.mostSteps * (text.count + 8)
    }

    private func forgetKnown() {
        knownBase += Int32(ranges.count) + 1
        ranges.removeAll(keepingCapacity: true)
        known.resize(to: (text.count + 1) * language.typeCount)
        guard knownBase > .max / 2 else { return }
        known.clear()
        knownBase = 1
    }

    /// The text's bytes; valid until the next text begins.
    var bytes: UnsafeBufferPointer<UInt8> { byteTable.elements }

    /// The marks of a position.
    func marks(at position: Int) -> UInt8 { markTable[position] }

    /// The parts of a type that begin at a position, in the order of templates.
    func parts(_ type: Int32, at position: Int) -> ArraySlice<Part> {
        parts[partIndices(type, at: position)]
    }

    /// The indices of the parts of a type that begin at a position; valid until the next text begins.
    func partIndices(_ type: Int32, at position: Int) -> Range<Int> {
        let range = range(type, at: position)
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    /// The part with an index of `partIndices`.
    func part(_ index: Int) -> Part { parts[index] }

    private func range(_ type: Int32, at position: Int) -> Range<Int32> {
        guard position < byteTable.count, mayBegin(type, at: position) else { return 0..<0 }
        let place = position * language.typeCount + Int(type)
        let number = known[place] - knownBase
        if number > 0 { return ranges[Int(number) - 1] }
        guard number < 0, depth < Self.mostDepth else { return 0..<0 }
        known[place] = knownBase
        let range = newRange(type, at: position)
        if range.isEmpty {
            remove(type, at: position)
        } else {
            ranges.append(range)
            known[place] = knownBase + Int32(ranges.count)
        }
        return range
    }

    /// Reads the parts of a type at a position for the first time.
    private func newRange(_ type: Int32, at position: Int) -> Range<Int32> {
        readings += 1
        depth += 1
        defer { depth -= 1 }
        let bottom = pending.count
        read(type, at: position, bottom)
        let first = parts.count
        for index in bottom..<pending.count { parts.append(pending[index]) }
        pending.removeLast(pending.count - bottom)
        return Int32(first)..<Int32(parts.count)
    }

    /// Whether a part of a type may begin at a position, by its first bytes.
    @inline(__always)
    private func mayBegin(_ type: Int32, at position: Int) -> Bool {
        if !areFound[position] { findTypes(at: position) }
        return beginning[position * language.prefixes.width + Int(type >> 6)] & (1 << UInt64(type & 63)) != 0
    }

    /// Notes that no part of a type begins at a position.
    private func remove(_ type: Int32, at position: Int) {
        beginning[position * language.prefixes.width + Int(type >> 6)] &= ~(1 << UInt64(type & 63))
    }

    private func findTypes(at position: Int) {
        areFound[position] = true
        let width = language.prefixes.width
        let types = beginning.base + position * width
        if isMinusAfterWord(position) {
            types.update(repeating: 0, count: width)
        } else {
            language.prefixes.find(types, beginning: position, of: bytes)
        }
    }

    /// Whether there is a hyphen that follows a letter or digit: no minus sign.
    private func isMinusAfterWord(_ position: Int) -> Bool {
        guard bytes[position] == UInt8(ascii: "-"), position > 0 else { return false }
        let before = bytes[position - 1] == 0x20 && position > 1 ? bytes[position - 2] : bytes[position - 1]
        return before &- 0x30 < 10 || bytes[position - 1] != 0x20 && before >= 0x61 && before < 0x7B
    }

    /// - Parameter bottom: the number of parts in `pending` that belong to other types.
    private func read(_ type: Int32, at position: Int, _ bottom: Int) {
        if type >= language.firstRange {
            let range = language.ranges[Int(type - language.firstRange)]
            pending += numbers(in: range, at: position)
        } else {
            if let builtIn = language.builtIn[Int(type)] { readBuiltIn(builtIn, at: position) }
            readTemplates(type, at: position, bottom)
        }
    }

    private func readBuiltIn(_ type: PartType, at position: Int) {
        if let filter = MomentFilters(type) {
            appendParts(.moment, at: position) { $0.filters.contains(filter) }
        } else {
            pending += builtIn(type, at: position)
            if type == .cardinal { appendParts(.words, at: position) { _ in true } }
        }
    }

    /// Appends parts of another type to those that are being read.
    private func appendParts(_ type: PartType, at position: Int, where isIncluded: (Part) -> Bool) {
        for index in partIndices(type.number32, at: position) where isIncluded(parts[index]) {
            pending.append(parts[index])
        }
    }

    // MARK: Templates

    private func readTemplates(_ type: Int32, at start: Int, _ bottom: Int) {
        let first = automaton.start(ofType: type)
        guard first != 0 else { return }
        let ground = waiting.count
        waiting.append(Item(state: first, position: start, slots: -1, isEntering: false))
        while waiting.count > ground, let item = waiting.popLast() {
            follow(item, from: start, bottom)
            guard pending.count - bottom < Self.mostParts, steps < stepLimit else { break }
        }
        waiting.removeLast(max(waiting.count - ground, 0))
        sortPending(from: bottom)
    }

    /// Sorts the last pending parts by template. Few are out of order.
    private func sortPending(from bottom: Int) {
        var next = bottom + 1
        while next < pending.count {
            var place = next
            while place > bottom, pending[place - 1].template > pending[place].template {
                pending.swapAt(place - 1, place)
                place -= 1
            }
            next += 1
        }
    }

    /// Follows a state over literal text, and adds the states after slots to `waiting`.
    private func follow(_ item: Item, from start: Int, _ bottom: Int) {
        var (state, position, isEntering) = (item.state, item.position, item.isEntering)
        while true {
            steps += 1
            let stop = automaton.walk(
                state,
                over: bytes,
                marks: markTable.base,
                from: position,
                isEntering: isEntering
            )
            guard stop.state != 0 else { return }
            (state, position, isEntering) = (stop.state, stop.position, true)
            if position > start, mayEnd(at: position) {
                accept(state, start..<position, slots: item.slots, bottom)
            }
            guard position < byteTable.count else { return }
            fillSlots(of: state, at: position, item.slots)
        }
    }

    private func mayEnd(at position: Int) -> Bool {
        language.joinsWords || markTable[position] & PartText.Marks.boundary != 0
    }

    private func fillSlots(of state: PartAutomaton.State, at position: Int, _ slots: Int32) {
        guard byteTable[position] != 0x20 else { return }
        if !areFound[position] { findTypes(at: position) }
        let width = language.prefixes.width
        let types = UnsafePointer(beginning.base + position * width)
        var index = 0
        while let slot = automaton.nextSlot(&index, of: state, in: types, width: width) {
            fill(slot, at: position, slots)
        }
    }

    private func fill(_ slot: PartAutomaton.Slot, at position: Int, _ slots: Int32) {
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
        _ bottom: Int
    ) {
        let position = range.upperBound
        for index in 0..<automaton.acceptedCount(of: state) {
            let template = automaton.template(index, acceptedBy: state)
            guard let value = make(template, range, slots: slots) else { continue }
            if let same = pendingIndex(of: value, end: Int32(position), from: bottom) {
                pending[same].template = min(pending[same].template, Int32(template))
            } else {
                pending.append(Part(end: Int32(position), value: value, template: Int32(template)))
            }
        }
    }

    private func pendingIndex(of value: PartValue, end: Int32, from bottom: Int) -> Int? {
        (bottom..<pending.count).first { pending[$0].end == end && pending[$0].value == value }
    }

    private func make(_ template: Int, _ range: Range<Int>, slots: Int32) -> PartValue? {
        switch language.makers[template] {
        case .value(let value): return value
        case .rule(let maker):
            if maker.isWhole, !isWhole(range) { return nil }
            if !maker.notBefore.isEmpty, isBefore(maker.notBefore, range.upperBound) { return nil }
            let made = maker.operation.make(Slots(constants: maker.constants, of: self, from: slots))
            return made.flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

extension PartReader {
    /// Whether one of some words follows a position.
    private func isBefore(_ words: [[UInt8]], _ position: Int) -> Bool {
        words.contains { bytes[position...].starts(with: $0) }
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
    private let constants: [TemplateMaker.Constant]
    private let reader: PartReader
    private let last: Int32

    /// - Parameter last: the last slot that was filled.
    init(constants: [TemplateMaker.Constant], of reader: PartReader, from last: Int32) {
        self.constants = constants
        self.reader = reader
        self.last = last
    }

    var context: TimeContext? { reader.context }

    subscript(name: String) -> PartValue? { reader.value(ofSlot: name, from: last) ?? constant(name) }

    private func constant(_ name: String) -> PartValue? {
        for constant in constants where constant.name == name { return constant.value }
        return nil
    }
}
