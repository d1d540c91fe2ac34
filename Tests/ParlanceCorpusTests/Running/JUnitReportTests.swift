import Foundation
import ParlanceCorpus
import Testing

@Suite("JUnit XML")
struct JUnitReportTests {
    @Test("There is a suite for each corpus and a case for each sentence, in XML that is well-formed")
    func writes() throws {
        let kitchen = try Kitchen([
            "a.yaml":
                #"{language: en, tests: [{sentences: ["make tea", "make <b>&\"\u0001'"], intent: {name: Brew, slots: {drink: tea}}}]}"#,
            "b.yaml": "{language: en, tests: [{sentences: [\(String(repeating: "a", count: 5_000))], match: none}]}",
        ])
        let text = JUnitReport(try kitchen.report()).text
        #expect(text.contains("<testsuites name=\"parlance test\" tests=\"3\" failures=\"1\" errors=\"1\">"))
        let folder = kitchen.folder.path
        #expect(text.contains("<testsuite name=\"\(folder)/a.yaml\" tests=\"2\" failures=\"1\" errors=\"0\">"))
        let place = "file=\"\(folder)/a.yaml\" line=\"1\""
        #expect(text.contains("<testcase classname=\"en.Brew\" name=\"make tea\" \(place)/>"))
        #expect(text.contains("name=\"make &lt;b&gt;&amp;&quot;\u{FFFD}'\""))
        #expect(
            text.contains("<failure message=\"intent: expected Brew, got no match; drink: expected tea, got nothing\">")
        )
        #expect(text.contains("an utterance may have 4096"))
        #expect(Self.isBalanced(text))
    }

    /// Whether all elements are closed in the right order.
    private static func isBalanced(_ text: String) -> Bool {
        var open: [Substring] = []
        for match in text.matches(of: #/<(/?)([a-z]+)[^<>]*?(/?)>/#) {
            if match.output.3 == "/" { continue }
            if match.output.1.isEmpty {
                open.append(match.output.2)
            } else if open.popLast() != match.output.2 {
                return false
            }
        }
        return open.isEmpty
    }
}
