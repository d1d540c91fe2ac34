import Parlance

/// All templates as regular expressions: a set that finds the matching ones, and each separately for its slots.
struct RegexMatcher {
    private let set: RegexSet
    private let templates: [Entry]
    private let lists: [ListKey: RegexList]

    private struct Entry {
        let regex: Regex
        let slots: [SlotNode]
    }

    /// - Parameter limit: The maximum number of bytes of the set, and of all single expressions together.
    /// - Throws: `PeerError` if a template cannot be written as a regular expression, or exceeds the limit.
    init(_ sentences: [PeerGrammar.Sentence], lists found: [ListKey: PeerList], limit: Int64) throws(PeerError) {
        var lists: [ListKey: RegexList] = [:]
        for (key, list) in found { lists[key] = try RegexList(list) }
        var patterns: [RegexPattern] = []
        for sentence in sentences { patterns.append(try RegexPattern(sentence.tree, lists: lists)) }
        self.lists = lists
        let total = patterns.reduce(0) { $0 + $1.text.utf8.count }
        guard total < limit / Self.bytesPerByte else {
            throw PeerError("the regular expressions have \(total) bytes, too many for \(limit) bytes of memory")
        }
        set = try RegexSet(patterns.map(\.text), limit: limit)
        templates = try patterns.map { pattern throws(PeerError) in
            Entry(
                regex: try Regex(pattern.text, groups: pattern.slots.count, limit: limit),
                slots: pattern.slots
            )
        }
    }

    /// The minimum memory of RE2 for a byte of a pattern: an instruction of its program.
    private static let bytesPerByte: Int64 = 16

    /// The matching templates, each with the possible values of its slots; nil if the memory did not suffice.
    func matches(_ text: NormalizedText) -> [(sentence: Int, slots: [[FoundSlot]])]? {
        set.matches(text.bytes)?.map { number in (number, slots(of: templates[number], in: text.bytes)) }
    }

    /// One result for each choice of values if words have several.
    private func slots(of entry: Entry, in text: [UInt8]) -> [[FoundSlot]] {
        guard let groups = entry.regex.match(text) else { return [] }
        var ways: [[FoundSlot]] = [[]]
        for (slot, range) in zip(entry.slots, groups) {
            guard let range, let found = lists[slot.list]?.slots(slot, range, in: text) else { continue }
            ways = ways.flatMap { way in found.map { way + [$0] } }
        }
        return ways
    }
}
