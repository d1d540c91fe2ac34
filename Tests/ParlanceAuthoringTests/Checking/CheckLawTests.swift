import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching
import Testing

/// The findings in random grammars agree with the results of parsing all their sentences.
struct CheckLawTests {
    /// A template with a sentence that another intent's template reads, decided only by the names of the intents.
    private struct Tie: Hashable {
        let place: SourcePlace
        let rival: String
    }

    /// A grammar with its findings.
    private struct Checked {
        let text: String
        let grammar: Grammar
        /// The places of templates that are reported as never winning.
        var shadowed: Set<SourcePlace> = []
        var ties: Set<Tie> = []
    }

    private static let seeds = Array(UInt64(0)..<20)
    private static let perSeed = 10

    @Test(arguments: seeds)
    func `no sentence is read by a template that is said to be never chosen`(seed: UInt64) throws {
        for checked in try Self.grammars(seed) {
            let parser = Parser(checked.grammar)
            for sentence in Sampler(checked.grammar).allSentences where checked.shadowed.contains(sentence.source) {
                let best = try parser.parse(sentence.text).best
                #expect(best?.source != sentence.source, "\(sentence.text)\n\(checked.text)")
            }
        }
    }

    @Test(arguments: seeds)
    func `every template of which a sentence goes by the intents' names is found`(seed: UInt64) throws {
        let options = SamplingOptions(numbers: .words)
        for checked in try Self.grammars(seed) {
            let parser = Parser(checked.grammar)
            for sentence in Sampler(checked.grammar, options: options).allSentences
            where !checked.shadowed.contains(sentence.source) {
                guard let tie = try Self.tie(of: sentence, by: parser) else { continue }
                #expect(checked.ties.contains(tie), "\(sentence.text) of \(sentence.template)\n\(checked.text)")
            }
        }
    }

    private static func grammars(_ seed: UInt64) throws -> [Checked] {
        var grammars = RandomGrammar(seed: seed)
        return try (0..<perSeed).map { _ in try check(grammars.next()) }
    }

    private static func check(_ text: String) throws -> Checked {
        let grammar = try GrammarLoader().load([SourceText(name: "tea.yaml", text: text)]).grammar
        var checked = Checked(text: text, grammar: grammar)
        for diagnostic in try GrammarChecker().check(text).diagnostics {
            guard let template = template(at: diagnostic.place, in: grammar) else { continue }
            if ["shadowed-template", "duplicate-template"].contains(diagnostic.code) {
                checked.shadowed.insert(template)
            }
            if case .ambiguousTemplates(_, _, let rival, _, _)? = diagnostic.problem.finding {
                checked.ties.insert(Tie(place: template, rival: rival))
            }
        }
        return checked
    }

    /// The place of the template of a finding: after the quotation mark at the finding's place.
    private static func template(at place: SourcePlace?, in grammar: Grammar) -> SourcePlace? {
        grammar.intents.flatMap(\.blocks).flatMap(\.sentences).map(\.place).first {
            $0.line == place?.line && $0.column - 1 == place?.column
        }
    }

    /// The winner instead of a sentence's own template, if it has the same score.
    private static func tie(of sentence: SampledSentence, by parser: Parser) throws -> Tie? {
        let readings = try parser.explain(sentence.text, options: ParseOptions(limit: 100)).readings
        let isTied = readings.contains { explained in
            guard case .intentName? = explained.lostBy else { return false }
            return explained.reading.source == sentence.source
        }
        guard isTied, let best = readings.first?.reading else { return nil }
        return Tie(place: sentence.source, rival: best.intent)
    }
}
