import Parlance
import ParlanceMeasuring

/// Utterances to parse, each with the parser that has its run-time lists.
struct Workload: Sendable {
    struct Utterance: Sendable {
        var text: String
        var options: ParseOptions
        /// The index of its set of run-time lists, and of its parser.
        var lists: Int
    }

    private(set) var utterances: [Utterance] = []
    /// The sets of run-time lists, without repetitions.
    private(set) var lists: [[String: SlotList]] = []
    /// The parser for each set of run-time lists.
    private(set) var parsers: [Parser] = []
    private let grammar: Parser
    private var numbers: [[String: SlotList]: Int] = [:]
    private var current = 0
    private let edits: Int?

    /// - Parameters:
    ///   - grammar: A parser without run-time lists.
    ///   - lists: The run-time lists of the first utterances.
    ///   - edits: The maximum number of corrected words; nil: the options of the utterances, by default none.
    init(_ grammar: Parser, lists: [String: SlotList], edits: Int? = nil) {
        self.grammar = grammar
        self.edits = edits
        replaceLists(by: lists)
    }

    /// Replaces the run-time lists for the utterances that are added from now on.
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

    /// - Throws: `ParseError` if the text is too long.
    mutating func add(_ text: String, options: ParseOptions) throws(ParseError) {
        let bytes = text.utf8.count
        guard bytes <= Parser.textLimit else { throw .textTooLong(bytes: bytes, limit: Parser.textLimit) }
        var options = options
        options.edits = edits ?? options.edits ?? 0
        utterances.append(Utterance(text: text, options: options, lists: current))
    }

    /// A copy whose texts and contexts share no memory with the original. Threads would otherwise contend for reference
    /// counts, unlike a program's threads, each with their own utterances. Parsers are shared.
    func copied() -> Workload {
        var copy = self
        copy.utterances = utterances.map { utterance in
            var own = utterance
            own.text = utterance.text.unshared
            own.options = utterance.options.unshared
            return own
        }
        return copy
    }

    /// A copy of the utterances with each set of run-time lists replaced by the result of `change`.
    func mapLists(_ change: ([String: SlotList]) throws -> [String: SlotList]) rethrows -> Workload {
        var changed = self
        changed.lists = try lists.map(change)
        changed.parsers = changed.lists.map { grammar.with(lists: $0) }
        changed.numbers = [:]
        return changed
    }
}

extension Workload {
    /// Whether an utterance matches. The result is released before the return, because that is part of a parse.
    @inline(never)
    func parse(_ utterance: Utterance) -> Bool {
        // None is too long: `add` rejects those.
        guard let result = try? parsers[utterance.lists].parse(utterance.text, options: utterance.options) else {
            return false
        }
        return result.match != .none
    }

    /// Parses all utterances and returns the number of matches.
    @discardableResult
    func parseAll() -> Int {
        utterances.reduce(0) { $0 + (parse($1) ? 1 : 0) }
    }

    /// The set with the most values, by its index; nil if the utterances have no run-time lists.
    var largestLists: Int? {
        let used = Set(utterances.map(\.lists)).filter { !lists[$0].isEmpty }
        return used.max { (valueCount(of: $0), $1) < (valueCount(of: $1), $0) }
    }

    /// The number of values in a set of run-time lists.
    func valueCount(of set: Int) -> Int {
        lists[set].values.reduce(0) { $0 + $1.valueCount }
    }

    /// A new parser from the grammar's parser with a set of run-time lists.
    func replacingLists(by set: Int) -> Parser { grammar.with(lists: lists[set]) }
}
