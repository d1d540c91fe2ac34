import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance vocabulary check")
struct VocabularyCheckCommandTests {
    /// The warnings of an output, each as far as its code.
    private static func warnings(in output: String) -> [Substring] {
        output.split(separator: "\n").filter { $0.contains("warning[") }.map { $0.prefix { $0 != "]" } }
    }

    @Test func `a vocabulary in order is said to be`() throws {
        let outcome = try Gym.run(
            "vocabulary",
            "check",
            "gym.yaml",
            "-g",
            "grammar.yaml",
            files: ["gym.yaml": Gym.names, "grammar.yaml": Gym.grammar]
        )
        #expect(outcome == Command.Outcome(output: "3 terms: no problems\n", error: "", code: 0))
    }

    @Test func `all that is wrong or left out is told with its place`() throws {
        let yaml = """
            vocabulary:
              workuot: [a]
              workout: [b, {identifier: x, phrase: B}, b, {phrase: "…", identifier: dots, examples: [go]}]
            intent_examples: {StartWorkout: [start run, stop]}
            """
        let outcome = try Gym.run(
            "vocabulary",
            "check",
            "gym.yaml",
            "-g",
            "grammar.yaml",
            files: ["gym.yaml": yaml, "grammar.yaml": Gym.grammar]
        )
        #expect(outcome.code == 0)
        #expect(
            Self.warnings(in: outcome.output) == [
                "warning[example-not-understood", "gym.yaml:2:3: warning[unknown-vocabulary",
                "gym.yaml:3:16: warning[same-phrase",
                "gym.yaml:3:44: warning[duplicate-identifier", "gym.yaml:3:47: warning[example-not-understood",
                "gym.yaml:3:47: warning[unspeakable-name",
            ]
        )
        #expect(outcome.output.hasSuffix("4 terms: 6 warnings\n"))
    }

    @Test func `what is left out of lists is told with the place of the value`() throws {
        let yaml = """
            lists:
              lamp:
                values:
                  - {in: lamp, out: L}
                  - {in: torch, out: L, metadata: m}
                  - "(a|b|c|d|e) (a|b|c|d|e) (a|b|c|d|e)"
            vocabulary: {lamp: [L]}
            """
        let outcome = try Gym.run("vocabulary", "check", "a.yaml", files: ["a.yaml": yaml])
        #expect(
            Self.warnings(in: outcome.output) == [
                "a.yaml:2:3: warning[duplicate-identifier", "a.yaml:5:14: warning[duplicate-identifier",
                "a.yaml:6:9: warning[too-many-names",
            ]
        )
    }

    @Test(arguments: [([], 0), (["--strict"], 1)] as [([String], Int32)])
    func `warnings end with 1 only where they are to count`(arguments: [String], code: Int32) throws {
        let folder = try TemporaryFolder(["a.yaml": "vocabulary: {x: [b, b]}\n"])
        var command = Command()
        command.arguments = ["vocabulary", "check", folder.path(of: "a.yaml")] + arguments
        let outcome = try command.run()
        #expect(outcome.output.contains("warning["))
        #expect(outcome.code == code)
    }

    @Test func `which of the files can't be used is told`() throws {
        let files = ["gym.yaml": Gym.names, "broken.yaml": "language: en\nintents: 5"]
        let wrong = try Gym.run("vocabulary", "check", "gym.yaml", "-g", "broken.yaml", files: files)
        #expect(wrong.output.hasSuffix("the grammar can't be used\n"))
        let broken = try Gym.run("vocabulary", "check", "broken.yaml", "-g", "broken.yaml", files: files)
        #expect(broken.output.hasSuffix("the vocabulary can't be used\n"))
        #expect([wrong.code, broken.code] == [1, 1])
    }

    @Test func `without a grammar every name has a slot`() throws {
        let outcome = try Gym.run("vocabulary", "check", "a.csv", files: ["a.csv": "type,phrase\nanything,x\nA.b,y\n"])
        #expect(outcome == Command.Outcome(output: "2 terms: no problems\n", error: "", code: 0))
    }

    @Test func `as JSON, with key paths where there are no lines`() throws {
        let plist = "<plist version=\"1.0\"><dict><key>ParameterVocabularies</key><string>x</string></dict></plist>"
        let outcome = try Gym.run("vocabulary", "check", "a.plist", "--format", "json", files: ["a.plist": plist])
        let json = try JSONDecoder().decode([[String: String?]].self, from: Data(outcome.output.utf8))
        #expect(json.first?["key_path"] == "ParameterVocabularies")
        #expect(json.first?["code"] == "wrong-type")
        #expect(json.first?["line"] == nil)
        #expect(outcome.code == 1)
    }

    @Test(arguments: [
        ["vocabulary", "check", "none.csv"], ["vocabulary", "check"], ["vocabulary", "list", "none.yaml"],
        ["vocabulary", "convert", "a.csv"],
    ])
    func `what can't be read, or is no command, ends with 2`(arguments: [String]) throws {
        var command = Command()
        command.arguments = arguments
        #expect(try command.run().code == 2)
    }
}
