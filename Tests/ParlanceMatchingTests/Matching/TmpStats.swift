import Foundation
import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite struct TmpStats {
    @Test func stats() throws {
        let r = try Recorded(language: "en")
        var readers: [String: Readers] = [:]
        var w = (0, 0, 0, 0, 0, 0, 0)
        var n = 0
        for u in r.utterances.prefix(3000) {
            let p = try readers[u.home] ?? r.readers(for: u.home)
            readers[u.home] = p
            _ = try p.parser.parse(u.text)
            p.parser.compiled.matchers.withMatcher { m in
                m.prepare(u.text, context: [:], p.parser.compiled)
                let view = MatchedText(m.text(.full))
                _ = m.chart.run(view, lists: p.parser.lists)
                w.0 += m.chart.work.states
                w.1 += m.chart.work.lookups
                w.2 += 0
                w.3 += m.chart.derivations.nodes.count
                w.4 += m.chart.items.count
                w.5 += m.hasSkipWords ? 1 : 0
                w.6 += m.chart.wildcards.count
                n += 1
                if n % 100 == 0 {
                    print(
                        u.text,
                        m.chart.work,
                        "items",
                        m.chart.items.count,
                        "wild",
                        (0..<m.chart.wildcards.count).map { i in
                            "\(p.parser.compiled.symbols[Int(m.chart.wildcards[i].symbol)].name)@\(m.chart.derivations[m.chart.wildcards[i].opener].start)"
                        }
                    )
                }
            }
        }
        print(
            "states",
            Double(w.0) / Double(n),
            "lookups",
            Double(w.1) / Double(n),
            "trans",
            Double(w.2) / Double(n),
            "nodes",
            Double(w.3) / Double(n),
            "items",
            Double(w.4) / Double(n),
            "skip",
            Double(w.5) / Double(n),
            "wild",
            Double(w.6) / Double(n)
        )
    }
}
