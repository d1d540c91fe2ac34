import Parlance
import ParlanceMeasuring

/// Parlance with a workload, as a program would use it: a parser for each set of run-time lists, created beforehand.
public struct ParlanceRun: Sendable {
    public let utterances: [Workload.Utterance]
    private let grammar: Parser
    private let parsers: [Parser]

    public init(_ workload: Workload) {
        self.init(Parser(workload.grammar), workload)
    }

    /// - Parameter grammar: The parser of the workload's grammar.
    public init(_ grammar: Parser, _ workload: Workload) {
        self.grammar = grammar
        utterances = workload.utterances
        parsers = workload.lists.map { grammar.with(lists: $0) }
    }

    private init(_ other: ParlanceRun, utterances: [Workload.Utterance]) {
        grammar = other.grammar
        parsers = other.parsers
        self.utterances = utterances
    }

    /// The same parsers for utterances that share no memory with these; see `Workload.copied()`.
    public func copied(_ workload: Workload) -> ParlanceRun {
        ParlanceRun(self, utterances: workload.copied().utterances)
    }

    /// Whether an utterance matches. The result is released before this returns, because releasing it is part of a
    /// parse.
    @inline(never)
    public func parse(_ number: Int) -> Bool {
        let utterance = utterances[number]
        // Utterances of a workload are never too long.
        guard let result = try? parser(for: utterance).parse(utterance.text, options: utterance.options) else {
            return false
        }
        return result.match != .none
    }

    /// The best reading of an utterance; nil also for an ambiguous result, which has none.
    public func reading(_ number: Int) -> Reading? {
        let utterance = utterances[number]
        return try? parser(for: utterance).parse(utterance.text, options: utterance.options).best
    }

    /// Parses an utterance and reports the end of each stage. A parse that needs more candidates ends a stage more than
    /// once.
    public func parse(_ number: Int, observer: (Stage) -> Void) {
        let utterance = utterances[number]
        _ = try? parser(for: utterance).parse(utterance.text, options: utterance.options, endOfStage: observer)
    }

    @inline(__always)
    private func parser(for utterance: Workload.Utterance) -> Parser {
        utterance.lists.map { parsers[$0] } ?? grammar
    }
}
