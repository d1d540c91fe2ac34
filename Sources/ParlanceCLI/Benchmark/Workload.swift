import Parlance

/// Utterances to parse, each by the parser with its run-time lists.
struct Workload: Sendable {
    struct Utterance: Sendable {
        var text: String
        var options: ParseOptions
        /// The number of its run-time lists, and of its parser.
        var lists: Int
    }

    private(set) var utterances: [Utterance] = []
    /// Run-time lists, each set once.
    private(set) var lists: [[String: SlotList]] = []
    /// For each set of run-time lists the parser that has them.
    private(set) var parsers: [Parser] = []
    private let grammar: Parser
    private var numbers: [[String: SlotList]: Int] = [:]
    private var current = 0
    private let edits: Int?

    /// - Parameters:
    ///   - grammar: a parser without run-time lists.
    ///   - lists: the run-time lists until others are given.
    ///   - edits: how many words may be edited; nil: as utterances say, and if they don't, none.
    init(_ grammar: Parser, lists: [String: SlotList], edits: Int? = nil) {
        self.grammar = grammar
        self.edits = edits
        replaceLists(by: lists)
    }

    /// Gives the utterances that are added from now on these run-time lists and no others.
    mutating func replaceLists(by new: [String: SlotList]) {
        if let known = numbers[new] {
            current = known
            return
        }
        current = lists.count
        numbers[new] = current
        lists.append(new)
        parsers.append(new.isEmpty ? grammar : grammar.with(lists: new))
    }

    /// - Throws: `ParseError` if it is too long to be parsed.
    mutating func add(_ text: String, options: ParseOptions) throws(ParseError) {
        let bytes = text.utf8.count
        guard bytes <= Parser.textLimit else { throw .textTooLong(bytes: bytes, limit: Parser.textLimit) }
        var options = options
        options.edits = edits ?? options.edits ?? 0
        utterances.append(Utterance(text: text, options: options, lists: current))
    }

    /// The same, with texts and contexts that share no memory with these: threads that count references to the same text
    /// would wait for each other, as no program's threads would that each have their own utterances. Parsers are shared.
    func copied() -> Workload {
        var copy = self
        copy.utterances = utterances.map { utterance in
            var own = utterance
            own.text = String(decoding: Array(utterance.text.utf8), as: UTF8.self)
            own.options.context = Dictionary(uniqueKeysWithValues: utterance.options.context.map { ($0, $1) })
            return own
        }
        return copy
    }

    /// The same utterances with other run-time lists: what `change` makes of each set.
    func mapLists(_ change: ([String: SlotList]) throws -> [String: SlotList]) rethrows -> Workload {
        var changed = self
        changed.lists = try lists.map(change)
        changed.parsers = changed.lists.map { grammar.with(lists: $0) }
        changed.numbers = [:]
        return changed
    }
}

extension Workload {
    /// Whether an utterance matches. The result is gone when this returns: letting go of it is part of a parse.
    @inline(never)
    func parse(_ utterance: Utterance) -> Bool {
        // None is too long: such are not added.
        guard let result = try? parsers[utterance.lists].parse(utterance.text, options: utterance.options) else {
            return false
        }
        return result.match != .none
    }

    /// Parses all utterances; how many match.
    @discardableResult
    func parseAll() -> Int {
        utterances.reduce(0) { $0 + (parse($1) ? 1 : 0) }
    }

    /// The number of the set with the most values of all that utterances have; nil if they have no run-time lists.
    var largestLists: Int? {
        let used = Set(utterances.map(\.lists)).filter { !lists[$0].isEmpty }
        return used.max { (valueCount(of: $0), $1) < (valueCount(of: $1), $0) }
    }

    /// How many values a set of run-time lists holds.
    func valueCount(of set: Int) -> Int {
        lists[set].values.reduce(0) { $0 + $1.valueCount }
    }

    /// The grammar's parser with a set of run-time lists, made anew.
    func replacingLists(by set: Int) -> Parser { grammar.with(lists: lists[set]) }
}
