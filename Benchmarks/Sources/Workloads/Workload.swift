import Parlance
import ParlanceMeasuring

/// A grammar, sets of run-time lists, and utterances to parse with them.
public struct Workload: Sendable {
    public var name: String
    public var grammar: Grammar
    /// Sets of run-time lists.
    public var lists: [[String: SlotList]]
    public var utterances: [Utterance]

    /// A text to parse, with its context.
    public struct Utterance: Sendable {
        public var text: String
        public var options: ParseOptions
        /// The number of its set of run-time lists; nil for none.
        public var lists: Int?

        public init(_ text: String, options: ParseOptions = .exact, lists: Int? = nil) {
            self.text = text
            self.options = options
            self.lists = lists
        }
    }

    public init(name: String, grammar: Grammar, lists: [[String: SlotList]] = [], utterances: [Utterance]) {
        self.name = name
        self.grammar = grammar
        self.lists = lists
        self.utterances = utterances
    }

    /// Reads a workload file, and its grammars.
    ///
    /// - Throws: `WorkloadError`, `GrammarError` or `RunTimeListError`.
    public init(path: String) throws {
        let file = try WorkloadFile(path: path)
        let undefined = UndefinedLists.known(Set(file.lists.flatMap(\.keys)))
        let loader = GrammarLoader(language: file.language, undefinedLists: undefined)
        let grammar = try loader.load(paths: file.grammars).grammar
        name = file.name
        self.grammar = grammar
        lists = try file.lists.map { try SlotList.lists(from: $0, rules: grammar.rules) }
        utterances = try file.cases.enumerated().map { number, found in
            try Self.check(found, number, sets: file.lists.count, path: path)
            let options = ParseOptions(
                context: found.context,
                preferredSlot: found.prefer,
                edits: found.edits
            )
            return Utterance(found.text, options: options, lists: found.lists)
        }
    }

    private static func check(
        _ found: WorkloadFile.Case,
        _ number: Int,
        sets: Int,
        path: String
    ) throws(WorkloadError) {
        let place = "\(path).cases[\(number)]"
        if let set = found.lists, !(0..<sets).contains(set) {
            throw WorkloadError("\(place).lists: there is no set \(set); there are \(sets), counted from 0")
        }
        let bytes = found.text.utf8.count
        guard bytes <= Parser.textLimit else {
            throw WorkloadError("\(place).text: \(bytes) bytes; an utterance may have \(Parser.textLimit)")
        }
    }
}

extension Workload {
    /// The workload with corrections for utterances without an exact match.
    public func allowingEdits() -> Workload {
        var forgiving = self
        for number in utterances.indices { forgiving.utterances[number].options.edits = nil }
        return forgiving
    }

    /// The workload with texts and contexts that share no memory with these: threads that count references to the same
    /// text would wait for each other, unlike the threads of a program, each with its own utterances.
    public func copied() -> Workload {
        var copy = self
        copy.utterances = utterances.map { utterance in
            var own = utterance
            own.text = utterance.text.unshared
            own.options = utterance.options.unshared
            return own
        }
        return copy
    }
}
