import Testing

@testable import ParlanceCLI

@Suite("Differences between texts")
struct LineDifferenceTests {
    private func lines(_ before: [String], _ after: [String]) -> [String] {
        let difference = LineDifference(before.joined(separator: "\n"), after.joined(separator: "\n"))
        return difference.lines.map { "\($0.sign)\($0.text)" }
    }

    @Test("Equal texts have none")
    func findsNone() {
        #expect(lines(["a", "b"], ["a", "b"]) == [])
        #expect(lines([], []) == [])
    }

    @Test("Changes are shown with two lines of context, and their place")
    func showsContext() {
        let before = (1...12).map(String.init)
        var after = before
        after[5] = "six"
        #expect(lines(before, after) == ["@@ -4,5 +4,5 @@", " 4", " 5", "-6", "+six", " 7", " 8"])
    }

    @Test("Distant changes are shown separately, with the line numbers of both sides")
    func showsParts() {
        let before = (1...12).map(String.init)
        let after = ["0"] + before.dropLast()
        #expect(
            lines(before, after) == [
                "@@ -1,2 +1,3 @@", "+0", " 1", " 2", "@@ -10,3 +11,2 @@", " 10", " 11", "-12",
            ]
        )
    }
}
