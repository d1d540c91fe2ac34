import Testing

@testable import ParlanceGrammar

@Suite("Rules that can be put in")
struct SoundRulesTests {
    private func names(_ rules: [String: String]) throws -> [String] {
        let place = SourcePlace(file: "none", line: 1, column: 1)
        let all = try rules.mapValues { Rule(template: try Template($0), place: place) }
        return ExpandableRules.rules(of: all).keys.sorted()
    }

    @Test("Those that contain themselves, or such a one, are left out")
    func leavesCyclesOut() throws {
        let rules = ["a": "x <b>", "b": "<c> [<a>]", "c": "y", "d": "z <a>", "e": "<e>", "f": "<c> <c> <none>"]
        #expect(try names(rules) == ["c", "f"])
    }

    @Test("Those that nest too deeply are left out")
    func leavesDeepOut() throws {
        var rules = ["r0": "x"]
        for number in 1..<2_000 { rules["r\(number)"] = "<r\(number - 1)>" }
        #expect(try names(rules) == (0..<TemplateParser.depthLimit).map { "r\($0)" }.sorted())
    }

    @Test("Those that grow too large are left out")
    func leavesLargeOut() throws {
        var rules = ["r0": "abc"]
        for number in 1..<40 { rules["r\(number)"] = "<r\(number - 1)> <r\(number - 1)>" }
        let sound = try names(rules)
        #expect(sound.count == 19)
        #expect(sound.contains("r18") && !sound.contains("r19"))
    }
}
