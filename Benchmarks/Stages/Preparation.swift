import Benchmark
import Foundation
import Parlance
import Workloads

/// The preparation of a program: loading a grammar, compiling it, and passing lists.
enum Preparation {
    /// A parser, and lists for it.
    private struct Prepared {
        var parser: Parser
        var lists: [String: SlotList]
    }

    private static var configuration: Benchmark.Configuration {
        Benchmark.Configuration(metrics: [.wallClock, .peakMemoryResident], maxDuration: .milliseconds(500))
    }

    static func register() {
        registerLoading()
        registerCompiled()
        for count in [100, 1_000, 10_000, 100_000] { registerLists(count) }
    }

    private static func registerLoading() {
        Benchmark("load YAML: own", configuration: configuration) { benchmark in
            for _ in benchmark.scaledIterations { blackHole(try grammar()) }
        }
        Benchmark("compile: own", configuration: configuration) { benchmark, grammar in
            for _ in benchmark.scaledIterations { blackHole(Parser(grammar)) }
        } setup: {
            try grammar()
        }
    }

    private static func registerCompiled() {
        Benchmark("load compiled: own", configuration: configuration) { benchmark, path in
            for _ in benchmark.scaledIterations { blackHole(try Parser(compiledGrammarAt: path)) }
        } setup: {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).parlance")
            try Parser(grammar()).compiledData().write(to: file)
            return file.path
        }
    }

    private static func registerLists(_ count: Int) {
        Benchmark("replace lists: \(count) names", configuration: configuration) { (benchmark, prepared: Prepared) in
            for _ in benchmark.scaledIterations { blackHole(prepared.parser.with(lists: prepared.lists)) }
        } setup: {
            let workload = try Workload.names(count)
            return Prepared(parser: Parser(workload.grammar), lists: workload.lists[0])
        }
    }

    private static func grammar() throws -> Grammar {
        try GrammarLoader(language: "en").load(paths: Workload.ownGrammars).grammar
    }
}
