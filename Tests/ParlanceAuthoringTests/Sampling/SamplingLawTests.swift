import Foundation
import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Sampled sentences parse to what they were sampled from")
struct SamplingLawTests {
    @Test("In our own grammars", arguments: ["en"])
    func ours(language: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Grammars")
            .standardized
        let grammar = try GrammarLoader(language: language).load(paths: [folder.path]).grammar
        let parser = Parser(grammar)
        var counts: [String: Int] = [:]
        for sample in Sampler(grammar).sentences(seed: 1).prefix(20_000) {
            let check = try SampleCheck(sample, by: parser)
            switch check {
            case .same: counts["same", default: 0] += 1
            case .outranked(let by):
                counts["outranked", default: 0] += 1
                print(
                    "OUTRANKED",
                    sample.text,
                    "|",
                    sample.intent,
                    sample.slots.map { "\($0.name)=\($0.value)" },
                    sample.template,
                    "|",
                    by
                )
            case .lost(let best):
                counts["lost", default: 0] += 1
                print(
                    "LOST",
                    sample.text,
                    "|",
                    sample.intent,
                    sample.slots.map { "\($0.name)=\($0.value)" },
                    sample.template,
                    "|",
                    best
                )
            }
        }
        print(counts)
    }
}
