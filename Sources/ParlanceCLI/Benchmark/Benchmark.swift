import Parlance
import ParlanceMeasuring

/// One run of the benchmark, from files to a report.
struct Benchmark {
    /// The options of the run.
    struct Plan {
        /// Nil: as many as a few seconds allow.
        var rounds: Int?
        var warmUp = 1
        /// Nil: one thread only.
        var threads: Int?
        var added: AddedNames?
        /// The maximum number of corrected words; nil: the options of the utterances.
        var edits: Int?

        /// The number of repetitions of longer measurements; the fastest counts.
        var goes: Int { min(5, rounds ?? 5) }
    }

    private let source: BenchmarkSource
    private let grammars: GrammarOptions
    private let plan: Plan

    init(_ source: BenchmarkSource, _ grammars: GrammarOptions, _ plan: Plan) {
        self.source = source
        self.plan = plan
        var grammars = grammars
        grammars.language = grammars.language ?? source.language
        self.grammars = grammars
    }

    func run() throws -> BenchmarkReport {
        let vocabulary = try grammars.loadVocabulary()
        let undefined = source.undefinedLists(vocabulary: vocabulary.listNames)
        let load = try MonotonicClock.fastest(of: plan.goes) { try grammars.load(undefinedLists: undefined) }
        StandardError.print(load.result.warnings)
        let grammar = load.result.grammar
        let compile = MonotonicClock.fastest(of: plan.goes) { Parser(grammar) }
        let workload = try source.workload(
            vocabulary.withTerms(compile.result),
            vocabulary: vocabulary.lists,
            edits: plan.edits
        )
        let matched = warmUp(workload)
        let automaton = compile.result.automatonSize
        // Measured before the benchmark allocates memory that a parsing program would not.
        let memory = PeakMemory.bytes()
        let named = try plan.added?.added(to: workload, grammar: grammar.lists)
        let rounds = measure(workload, named: named, language: grammar.language)
        return BenchmarkReport(
            language: grammar.language,
            utterances: workload.utterances.count,
            matched: matched,
            rounds: rounds,
            automaton: automaton,
            loadNanoseconds: load.nanoseconds,
            compileNanoseconds: compile.nanoseconds,
            lists: ReplacedLists(workload, goes: plan.goes),
            added: plan.added.flatMap { added in
                rounds.named.map { AddedNamesReport(added, $0, rounds.plain, goes: plan.goes) }
            },
            allocations: AllocationCounter.count(workload).map { Distribution($0) },
            peakMemoryBytes: memory,
            threads: plan.threads.map {
                ThreadThroughput.measure(workload, upTo: $0, pass: rounds.plain.pass, goes: min(3, rounds.count))
            }
        )
    }

    /// The number of utterances that match.
    private func warmUp(_ workload: Workload) -> Int {
        let matched = workload.parseAll()
        for _ in 0..<plan.warmUp { workload.parseAll() }
        return matched
    }

    private func measure(_ workload: Workload, named: Workload?, language: String) -> Rounds {
        if let named { _ = warmUp(named) }
        var rounds = Rounds(workload, named: named, language: language)
        let count = rounds.measureFirst(wanted: plan.rounds)
        var progress = ProgressLine(expecting: Double(count) * rounds.secondsOfFirst)
        while rounds.count < count {
            rounds.measure()
            progress.show("round \(Quantity.count(rounds.count)) of \(Quantity.count(count))")
        }
        progress.clear()
        return rounds
    }
}
