import Parlance
import Testing

@testable import ParlanceCLI

@Suite("Results for people")
struct ResultRendererTests {
    private func lines(_ text: String, width: Int? = nil, usesColor: Bool = false, top: Int = 1) throws -> [String] {
        let result = try Parser(yaml: House.text, name: "h").parse(text, options: ParseOptions(limit: top))
        let rendered = ResultRenderer(usesColor: usesColor, width: width).render(result).rendered
        return rendered.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("Wide characters take two columns, for carets as for values")
    func alignsWideCharacters() throws {
        #expect(
            try lines("set 東京ランプ to 5 percent") == [
                "SetLevel", "  set 東京ランプ to 5 percent", "      ^^^^^^^^^^    ^", "  name = tokyo   “東京ランプ”",
                "  level = 5      “5”", "  set [the] {name} to {level} percent  h:13:22",
            ]
        )
        #expect(
            try lines("play 東京").dropFirst() == [
                "  play 東京", "       ^^^^", "  title = 東京   “東京”", "  play {title}  h:16:22",
            ]
        )
    }

    @Test("Combining marks take none")
    func alignsMarks() throws {
        #expect(
            try lines("turn on the cafe\u{301}") == [
                "TurnOn", "  turn on the cafe\u{301}", "              ^^^^", "  name = café    “café”",
                "  power = true   by the template", "  (turn|switch) on [the] {name}  h:5:22",
            ]
        )
    }

    @Test("Tabs, line ends and controls do not break lines")
    func replacesControls() throws {
        #expect(
            try lines("play a\tb\r\nc \u{1B}[31md\u{202E}e\u{0}") == [
                "Play", #"  play a b  c \u{1B}[31md\u{202E}e\u{0}"#, "       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
                #"  title = a b c \u{1B}[31md\u{202E}e\u{0}   “a b c \u{1B}[31md\u{202E}e\u{0}”"#,
                "  play {title}  h:16:22",
            ]
        )
        #expect(try lines("no\u{7}thing\n") == [#"no match: no\u{7}thing "#])
    }

    @Test("A long utterance is broken at blanks, each line with its own carets")
    func breaksLongUtterances() throws {
        #expect(
            try lines("turn on the kitchen light", width: 22) == [
                "TurnOn", "  turn on the kitchen", "              ^^^^^^^", "  light", "  ^^^^^",
                "  name = kitchen light   “kitchen light”", "  power = true           by the template",
                "  (turn|switch) on [the] {name}  h:5:22",
            ]
        )
    }

    @Test("A non-match shows for each template where it stopped")
    func explainsNonMatch() throws {
        #expect(
            try lines("turn on") == [
                "no match: turn on", "  (turn|switch) on [the] {name}  h:5:22",
                "    the utterance ends too early: expected “the”, a value for {name}",
            ]
        )
        #expect(
            try lines("set lamp to 5 percent please") == [
                "no match: set lamp to 5 percent please", "  set [the] {name} to {level} percent  h:13:22",
                "    stopped at “please”: expected the end of the utterance",
            ]
        )
    }

    @Test("A line after an incomplete answer reports that readings may be missing")
    func incomplete() throws {
        let slots = (0..<20).map { "[{x:s\($0)}]" }.joined(separator: " ")
        let yaml = """
            language: en
            intents: {A: {data: [{sentences: ["\(slots)"]}]}}
            lists: {x: {values: [a, "a a"]}}
            """
        let text = Array(repeating: "a", count: 21).joined(separator: " ")
        let result = try Parser(yaml: yaml).parse(text, options: ParseOptions(limit: 256))
        let last = ResultRenderer().render(result).rendered.split(separator: "\n").last
        #expect(last == "incomplete: there are too many ways to read this to look at all of them")
    }

    @Test("On a terminal, names are emphasized and places are dimmed")
    func colors() throws {
        #expect(
            try lines("play x", usesColor: true) == [
                "\u{1B}[1mPlay\u{1B}[0m", "  play x", "       ^",
                "  \u{1B}[1mtitle\u{1B}[0m = x   \u{1B}[2m“x”\u{1B}[0m",
                "  \u{1B}[2mplay {title}  h:16:22\u{1B}[0m",
            ]
        )
    }
}
