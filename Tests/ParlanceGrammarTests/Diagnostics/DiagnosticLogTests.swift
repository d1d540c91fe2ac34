import Testing

@testable import ParlanceGrammar

struct DiagnosticLogTests {
    private static func diagnostic(
        _ line: Int,
        _ problem: GrammarProblem = .emptyListValue,
        file: String = "a.yaml",
        _ severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        Diagnostic(problem, severity: severity, place: SourcePlace(file: file, line: line, column: 1))
    }

    private static func summaries(_ log: DiagnosticLog) -> [String] {
        log.diagnostics.compactMap { diagnostic in
            guard case .furtherProblems(let code, let count) = diagnostic.problem else { return nil }
            let place = diagnostic.place.map { "\($0.file):\($0.line)" } ?? ""
            return "\(place) \(diagnostic.severity.rawValue) \(code) \(count)"
        }
    }

    @Test func `the first of a kind are kept, and the others counted`() {
        var log = DiagnosticLog()
        for line in 1...1_000 { log.append(Self.diagnostic(line)) }
        #expect(log.diagnostics.count == DiagnosticLog.limit + 1)
        #expect(log.diagnostics.first == Self.diagnostic(1))
        #expect(Self.summaries(log) == ["a.yaml:101 error empty-value 900"])
        #expect(log.count == 1_000)
    }

    @Test func `each code, severity and file has its own limit`() {
        var log = DiagnosticLog()
        for line in 1...DiagnosticLog.limit {
            log.append(Self.diagnostic(line))
            log.append(Self.diagnostic(line, .missingLanguage))
            log.append(Self.diagnostic(line, file: "b.yaml"))
            log.append(Self.diagnostic(line, .emptyListValue, .warning))
        }
        #expect(log.diagnostics.count == 4 * DiagnosticLog.limit)
        log.append(Self.diagnostic(7_000, file: "b.yaml"))
        #expect(Self.summaries(log) == ["b.yaml:7000 error empty-value 1"])
    }

    @Test func `equal diagnostics count once`() {
        var log = DiagnosticLog()
        for _ in 1...1_000 { log.append(Self.diagnostic(1)) }
        #expect(log.diagnostics == [Self.diagnostic(1)])
    }

    @Test func `counts of several logs are added up`() {
        var whole = DiagnosticLog()
        for start in [0, 1_000] {
            var log = DiagnosticLog()
            for line in 1...500 { log.append(Self.diagnostic(start + line)) }
            whole.append(log.diagnostics)
        }
        #expect(Self.summaries(whole) == ["a.yaml:101 error empty-value 900"])
        #expect(whole.diagnostics.inOrder.count == DiagnosticLog.limit + 1)
    }

    @Test func `in order the first places are kept, whatever the order was`() {
        let found = (1...300).reversed().map { Self.diagnostic($0) }.inOrder
        #expect(found.prefix(DiagnosticLog.limit).map(\.place?.line) == (1...DiagnosticLog.limit).map { $0 })
        #expect(found.last?.problem == .furtherProblems(code: "empty-value", count: 300 - DiagnosticLog.limit))
        #expect(found.last.map { DiagnosticRenderer().render($0) }?.contains("200 more of these") ?? false)
    }

    @Test func `a grammar with a problem in each line has no more diagnostics than anyone reads`() {
        let keys = (0..<3_000).map { "          k\($0): 1\n" }.joined()
        let text =
            "language: en\nintents:\n  A:\n    data:\n      - sentences: [a]\n        metadata:\n\(keys)\nlists:\n"
            + (0..<3_000).map { "  l\($0): {valeus: [a]}\n" }.joined()
        let codes = GrammarLoader().diagnostics(text).map(\.code)
        #expect(codes.count > DiagnosticLog.limit && codes.count <= 3 * (DiagnosticLog.limit + 1))
    }
}
