import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Text for people")
struct StyledTextTests {
    private let style = TextStyle(usesColor: true)

    @Test("Only styles add escape sequences; inserted text cannot")
    func escapes() {
        let name = "\u{1B}[1mx\u{202E}"
        #expect(StyledText(name).rendered == #"\u{1B}[1mx\u{202E}"#)
        let line: StyledText = "\(style.bold("\(name)")) = \(name)"
        #expect(line.rendered == "\u{1B}[1m" + #"\u{1B}[1mx\u{202E}"# + "\u{1B}[0m = " + #"\u{1B}[1mx\u{202E}"#)
        #expect([line, StyledText("\u{7}")].joined(separator: "\n").rendered == line.rendered + "\n\\u{7}")
    }

    @Test("Without colours styles add nothing")
    func staysPlain() {
        let plain = TextStyle(usesColor: false)
        #expect([plain.bold("a"), plain.dim("b"), plain.red("c")].joined().rendered == "abc")
    }
}

/// Terminal control characters, in every kind of external text.
@Suite("Output that a terminal shows")
struct TerminalSafetyTests {
    /// Sets the window title, clears the screen, and reverses the direction of the line.
    private static let attack = "\u{1B}]0;pwn\u{7}\u{9B}2J\u{7F}\u{202E}"
    private static let escaped = #"\e]0;pwn\a\x9b2J\x7f\u202e"#
    /// The escaped form in a template, where a bracket is special.
    private static let spoken = #"\e\a\x9b2J\x7f\u202e"#

    private static let files = [
        "language.yaml": "language: \"\(escaped)\"\n",
        "grammar.yaml": """
        language: en
        intents:
          "A\(escaped)": {data: [{sentences: ["go {x}", "pa\(spoken)th"], slots: {"s\(escaped)": "\(escaped)"}}]}
        lists: {x: {values: ["u\(spoken)p", {in: down, out: "\(escaped)"}]}}

        """,
        "names.yaml": "vocabulary: {x: [{identifier: \"\(escaped)\", phrase: \"n\(escaped)\"}]}\n",
        "corpus.yaml": "language: en\ntests:\n  - {sentences: [\"go \(escaped)\"], intent: {name: \"B\(escaped)\"}}\n",
        "transcript.txt": "> go \(attack)\nA: \(attack)\n",
        "names.plist": "<plist version=\"1.0\"><dict><key>\u{9B}31m\u{202E}</key><string>x</string></dict></plist>",
        "good.yaml": "language: en\nintents: {A: {data: [{sentences: [\"go {x}\"]}]}}\nlists: {x: {wildcard: true}}\n",
    ]

    private static let commands = [
        ["check", "language.yaml"], ["check", "grammar.yaml"], ["check", "grammar.yaml", "--format", "json"],
        ["check", "none\(attack).yaml"], ["check", "--explain", attack], ["check", "--allow", attack],
        ["parse", "-g", "grammar.yaml", "go down"], ["parse", "-g", "grammar.yaml", "--format", "json", "go down"],
        ["parse", "-g", "good.yaml", "go \(attack)"], ["parse", "-g", "good.yaml", attack],
        ["parse", "--\(attack)"], ["parse", "--top", attack], [attack],
        ["parse", "-g", "good.yaml", "-l", attack, "go"],
        ["explain", "-g", "grammar.yaml", "go down"], ["explain", "-g", "grammar.yaml", attack],
        ["explain", "-g", "grammar.yaml", "--format", "dot", "go down"],
        ["sample", "-g", "grammar.yaml"], ["sample", "-g", "grammar.yaml", "--format", "jsonl"],
        ["sample", "-g", "grammar.yaml", "--intent", attack],
        ["sample", "-g", "good.yaml", "--wildcard", "\(attack)=y"],
        ["vocabulary", "list", "names.yaml"], ["vocabulary", "list", "names.yaml", "--format", "json"],
        ["vocabulary", "check", "names.plist"], ["vocabulary", "check", "names.yaml", "-g", "good.yaml"],
        ["vocabulary", "convert", "names.yaml", "--to", "yaml"],
        ["vocabulary", "convert", "names.yaml", "--to", "json"],
        ["test", "-g", "grammar.yaml", "corpus.yaml"], ["test", "-g", "grammar.yaml", "corpus.yaml", "--coverage"],
        ["test", "-g", "grammar.yaml", "corpus.yaml", "--format", "json", "--coverage"],
        ["test", "-g", "grammar.yaml", "corpus.yaml", "--update"], ["test", "-g", "good.yaml", attack],
        ["test", "-g", "grammar.yaml", "corpus.yaml", "--junit", "/dev/stdout"],
        ["chat", "-g", "good.yaml", "--transcript", "transcript.txt"], ["chat", "-g", "good.yaml"],
        ["chat", "-g", "grammar.yaml", "--json"], ["chat", "--app", attack],
        ["compile", "-g", "good.yaml", "-o", "none/\(attack)"], ["generate", "swift", attack],
        ["debug", "tokens", "-g", "good.yaml", attack], ["debug", "template", "-g", "good.yaml", attack],
        ["debug", "automaton", "-g", "grammar.yaml", "--utterance", "go down"],
    ]

    @Test("Nothing from files, arguments or utterances reaches a terminal as a control", arguments: commands)
    func isSafe(arguments: [String]) throws {
        let folder = try TemporaryFolder(Self.files)
        var command = Command(input: "go down\ngo \(Self.attack)\n")
        command.arguments = arguments
        command.folder = folder.path
        let outcome = try command.run()
        let controls = (outcome.output + outcome.error).unicodeScalars.filter { scalar in
            scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
                || scalar.properties.isBidiControl
        }
        #expect(controls.isEmpty, "\(controls.map { String($0.value, radix: 16) })")
        #expect(!(outcome.output + outcome.error).isEmpty)
    }
}
