import Foundation
import ParlanceAuthoring
import ParlanceTestSupport
import Testing

@Suite("parlance check --opposites")
struct CheckOppositesTests {
    private static func gate(_ rest: String = "") -> String {
        """
        language: en
        intents:
          Open: {data: [{sentences: ["turn on the {name}"]}]}
          Close: {data: [{sentences: ["turn off the {name}"]}]}
        lists: {name: {values: [gate]}}
        \(rest)
        """
    }

    private func run(_ arguments: String..., files: [String: String]) throws -> Command.Outcome {
        let folder = try TemporaryFolder(files)
        var command = Command()
        command.arguments = ["check", "--opposites"] + arguments
        command.folder = folder.path
        command.keeper = folder
        return try command.run()
    }

    @Test("Words that change the action are proposed in the form of a grammar, with exit code 1")
    func proposes() throws {
        let outcome = try run("gate.yaml", files: ["gate.yaml": Self.gate()])
        #expect(
            outcome.output == """
                # en
                opposites:
                  - ["off", "on"]  # 'turn off the gate' is Close, 'turn on the gate' is Open

                """
        )
        #expect(outcome.error == "")
        #expect(outcome.code == 1)
    }

    @Test("After they are added to the grammar, nothing is proposed, with exit code 0")
    func knowsDeclared() throws {
        let proposed = try run("gate.yaml", files: ["gate.yaml": Self.gate()]).output
        let outcome = try run("gate.yaml", files: ["gate.yaml": Self.gate(proposed)])
        #expect(outcome == Command.Outcome(output: "# en: no words to declare\n", error: "", code: 0))
    }

    @Test("As JSON each proposal has the words with their sentences and intents, by language")
    func encodes() throws {
        let german = """
            language: de
            intents: {An: {data: [{sentences: [mach an]}]}}
            """
        let files = ["en/gate.yaml": Self.gate(), "de/gate.yaml": german]
        let outcome = try run(".", "--format", "json", files: files)
        let found = try JSONDecoder().decode(
            [String: [[String: [[String: String]]]]].self,
            from: Data(outcome.output.utf8)
        )
        let uses = [
            ["word": "off", "sentence": "turn off the gate", "intent": "Close"],
            ["word": "on", "sentence": "turn on the gate", "intent": "Open"],
        ]
        #expect(found == ["de": [], "en": [["uses": uses]]])
        #expect(outcome.code == 1)
    }

    @Test(
        "Unreadable and invalid grammars are an error, because they allow no proposals",
        arguments: [
            ("none.yaml", "no-such-file"), ("broken.yaml", "missing-rule"), ("syntax.yaml", "syntax"),
            (".", "missing-rule"), (".", "syntax"),
        ]
    )
    func refuses(path: String, code: String) throws {
        let files = [
            "gate.yaml": Self.gate(), "broken.yaml": "language: de\nintents: {A: {data: [{sentences: ['a <b>']}]}}",
            "syntax.yaml": "intents: [",
        ]
        let outcome = try run(path, files: files)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("error[\(code)]: "), "\(outcome.error)")
        #expect(outcome.code == 2)
    }
}
