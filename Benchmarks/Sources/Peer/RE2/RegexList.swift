import Parlance

/// A slot list as part of a regular expression, with the values of its words.
struct RegexList {
    /// Without capturing groups.
    let pattern: String
    private let list: PeerList
    /// For each spoken form, the values that have it.
    private var values: [[UInt8]: [PeerValue]] = [:]

    /// The maximum number of spoken forms of a value.
    private static let formLimit = 1_000

    /// - Throws: `PeerError` for a value with too many spoken forms.
    init(_ list: PeerList) throws(PeerError) {
        self.list = list
        switch list {
        case .wildcard: pattern = #"[^ ]+(?: [^ ]+)*?"#
        case .range(let range): pattern = Self.pattern(of: range)
        case .values(let found):
            for value in found {
                for form in try value.tree.forms(limit: Self.formLimit) { values[form, default: []].append(value) }
            }
            pattern = Self.literals(of: values.keys).joined(separator: "|")
        }
    }

    /// The possible values of words that the pattern read; empty for a number that is not in the range.
    func slots(_ slot: SlotNode, _ range: Range<Int>, in text: [UInt8]) -> [FoundSlot] {
        switch list {
        case .wildcard: return [FoundSlot(slot, in: range, .wildcard, value: nil)]
        case .range(let numbers):
            let found = SpokenNumber.all(in: text, from: range.lowerBound, of: numbers)
            return found.filter { $0.end == range.upperBound }.map { number in
                let value = numbers.range.value(of: number.number)
                return FoundSlot(slot, in: range, number.isSpelled ? .spelled : .digits, value: value)
            }
        case .values:
            return (values[Array(text[range])] ?? []).map { value in
                FoundSlot(slot, in: range, .listed, value: value.output, context: value.context)
            }
        }
    }

    var isRange: Bool {
        if case .range = list { true } else { false }
    }

    /// The numbers in words are too many to be listed: any sequence of their words is accepted.
    private static func pattern(of range: PeerRange) -> String {
        let digits = range.range.allowsDigits ? [#"-?[0-9]+(?:[.,][0-9]+)?"#] : []
        let words = Set(range.spelled.keys.flatMap { $0.split(separator: UInt8(ascii: " ")).map { Array($0) } })
        guard !words.isEmpty else { return digits.joined() }
        let word = "(?:" + literals(of: words).joined(separator: "|") + ")"
        return (digits + ["\(word)(?: \(word))*"]).joined(separator: "|")
    }

    /// The longest first, because the first alternative that matches wins.
    private static func literals(of forms: some Collection<[UInt8]>) -> [String] {
        let sorted = forms.filter { !$0.isEmpty }.sorted {
            $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
        }
        return sorted.map { RegexPattern.escaped($0) }
    }
}

extension TemplateNode {
    /// All texts of the tree, normalized; it must not contain a slot.
    ///
    /// - Throws: `PeerError` if there are more than `limit`.
    fileprivate func forms(limit: Int) throws(PeerError) -> [[UInt8]] {
        let spoken = try texts(limit: limit).map { text in
            text.split(separator: UInt8(ascii: " ")).joined(separator: CollectionOfOne(UInt8(ascii: " ")))
        }
        return Array(Set(spoken.map { Array($0) }))
    }

    private func texts(limit: Int) throws(PeerError) -> [[UInt8]] {
        var found: [[UInt8]] = []
        switch self {
        case .word(let bytes): found = [bytes]
        case .blank: found = [[UInt8(ascii: " ")]]
        case .slot: throw PeerError("a value of a list holds a slot")
        case .sequence(let items): found = try Self.texts(of: items, limit: limit)
        case .alternatives(let branches):
            for branch in branches { found += try branch.texts(limit: limit) }
        case .permutation(let items):
            for order in try RegexPattern.orders(of: items) { found += try Self.texts(of: order, limit: limit) }
        }
        guard found.count <= limit else { throw PeerError("a value of a list can be said in over \(limit) ways") }
        return found
    }

    private static func texts(of items: [TemplateNode], limit: Int) throws(PeerError) -> [[UInt8]] {
        var texts: [[UInt8]] = [[]]
        for item in items {
            let next = try item.texts(limit: limit)
            guard texts.count * next.count <= limit else {
                throw PeerError("a value of a list can be said in over \(limit) ways")
            }
            texts = texts.flatMap { text in next.map { text + $0 } }
        }
        return texts
    }
}
