import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance vocabulary")
struct VocabularyCommandTests {
    private static let grammar = """
        language: en
        intents:
          StartWorkout: {data: [{sentences: ["start {workout:workoutName}"]}]}
        lists: {workout: {values: [run]}}
        """
    private static let gym = """
        vocabulary:
          workout:
            - Morning Grind
            - {identifier: w2, phrase: "P!nk's Pilates", pronunciations: [pinks pilates], synonyms: [pp]}
        user_vocabulary:
          StartWorkout.workoutName:
            - "50 Cent Dance"

        """

    private func run(_ arguments: String..., files: [String: String], input: String = "") throws -> Command.Outcome {
        var command = Command(input: input)
        command.arguments = arguments
        let folder = try TemporaryFolder(files)
        command.folder = folder.path
        command.keeper = folder
        return try command.run()
    }

    // MARK: check

    @Test func `a vocabulary in order is said to be`() throws {
        let outcome = try run(
            "vocabulary",
            "check",
            "gym.yaml",
            "-g",
            "grammar.yaml",
            files: ["gym.yaml": Self.gym, "grammar.yaml": Self.grammar]
        )
        #expect(outcome == Command.Outcome(output: "3 terms: nothing is wrong\n", error: "", code: 0))
    }

    @Test func `all that is wrong or left out is told with its place`() throws {
        let yaml = """
            vocabulary:
              workuot: [a]
              workout: [b, {identifier: x, phrase: B}, b, {phrase: "…", identifier: dots, examples: [go]}]
            intent_examples: {StartWorkout: [start run, stop]}
            """
        let outcome = try run(
            "vocabulary",
            "check",
            "gym.yaml",
            "-g",
            "grammar.yaml",
            files: ["gym.yaml": yaml, "grammar.yaml": Self.grammar]
        )
        #expect(outcome.code == 1)
        let heads = outcome.output.split(separator: "\n").filter { $0.contains("warning[") }.map {
            $0.prefix { $0 != "]" }
        }
        #expect(
            heads == [
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
        let outcome = try run("vocabulary", "check", "a.yaml", files: ["a.yaml": yaml])
        let heads = outcome.output.split(separator: "\n").filter { $0.contains("warning[") }.map {
            $0.prefix { $0 != "]" }
        }
        #expect(
            heads == [
                "a.yaml:2:3: warning[duplicate-identifier", "a.yaml:5:14: warning[duplicate-identifier",
                "a.yaml:6:9: warning[too-many-names",
            ]
        )
    }

    @Test func `which of the files can't be used is told`() throws {
        let files = ["gym.yaml": Self.gym, "broken.yaml": "language: en\nintents: 5"]
        let wrong = try run("vocabulary", "check", "gym.yaml", "-g", "broken.yaml", files: files)
        #expect(wrong.output.hasSuffix("the grammar can't be used\n"))
        let broken = try run("vocabulary", "check", "broken.yaml", "-g", "broken.yaml", files: files)
        #expect(broken.output.hasSuffix("the vocabulary can't be used\n"))
        #expect([wrong.code, broken.code] == [1, 1])
    }

    @Test func `without a grammar every name has a slot`() throws {
        let outcome = try run("vocabulary", "check", "a.csv", files: ["a.csv": "type,phrase\nanything,x\nA.b,y\n"])
        #expect(outcome == Command.Outcome(output: "2 terms: nothing is wrong\n", error: "", code: 0))
    }

    @Test func `as JSON, with key paths where there are no lines`() throws {
        let plist = "<plist version=\"1.0\"><dict><key>ParameterVocabularies</key><string>x</string></dict></plist>"
        let outcome = try run("vocabulary", "check", "a.plist", "--format", "json", files: ["a.plist": plist])
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

    // MARK: list

    @Test func `terms are shown by tier and by what they are for`() throws {
        let outcome = try run("vocabulary", "list", "gym.yaml", files: ["gym.yaml": Self.gym])
        #expect(
            outcome.output == """
                StartWorkout.workoutName (user, 1 term)
                  50 Cent Dance  50 Cent Dance

                workout (app, 2 terms)
                  Morning Grind  Morning Grind
                  w2             P!nk's Pilates “pinks pilates”, pp

                """
        )
        let user = try run(
            "vocabulary",
            "list",
            "gym.yaml",
            "--tier",
            "user",
            "--type",
            "workout",
            files: ["gym.yaml": Self.gym]
        )
        #expect(user == Command.Outcome(output: "no terms\n", error: "", code: 1))
    }

    @Test func `lists of a grammar are shown as they are`() throws {
        let outcome = try run("vocabulary", "list", "grammar.yaml", files: ["grammar.yaml": Self.grammar])
        #expect(outcome.output == "workout (app, 1 term)\n  run  run\n")
    }

    // MARK: convert

    @Test(arguments: ["yaml", "json", "csv"])
    func `each form comes back as it was`(format: String) throws {
        let folder = try TemporaryFolder(["gym.yaml": Self.gym])
        var command = Command("vocabulary", "convert", "gym.yaml", "--output", "out.\(format)")
        command.folder = folder.path
        #expect(try command.run() == Command.Outcome(output: "", error: "", code: 0))
        command.arguments = ["vocabulary", "convert", "out.\(format)", "--to", "yaml"]
        #expect(try command.run().output == Self.gym)
    }

    @Test func `a property list says what it has no place for`() throws {
        let outcome = try run("vocabulary", "convert", "gym.yaml", "--to", "plist", files: ["gym.yaml": Self.gym])
        #expect(outcome.error.contains("left out: 'workout'; give them one with --rename workout=Intent.slot"))
        #expect(outcome.error.contains("the user's are left out: 'StartWorkout.workoutName'"))
        #expect(outcome.code == 0)
        let folder = try TemporaryFolder(["gym.yaml": Self.gym])
        var command = Command(
            "vocabulary",
            "convert",
            "gym.yaml",
            "-o",
            "a.plist",
            "--rename",
            "workout=StartWorkout.workoutName"
        )
        command.folder = folder.path
        #expect(try command.run().code == 0)
        command.arguments = ["vocabulary", "list", "a.plist"]
        #expect(
            try command.run().output
                == "StartWorkout.workoutName (app, 2 terms)\n  Morning Grind  Morning Grind\n  w2             P!nk's Pilates “pinks pilates”, pp\n"
        )
    }

    // MARK: parse

    @Test func `parse takes a vocabulary in any form`() throws {
        let folder = try TemporaryFolder(["gym.yaml": Self.gym, "grammar.yaml": Self.grammar])
        var command = Command("vocabulary", "convert", "gym.yaml", "--output", "gym.csv")
        command.folder = folder.path
        _ = try command.run()
        for file in ["gym.yaml", "gym.csv"] {
            command.arguments = ["parse", "-g", "grammar.yaml", "--vocabulary", file, "start pinks pilates"]
            let outcome = try command.run()
            #expect(outcome.output.contains("workoutName = P!nk's Pilates   “pinks pilates”"), "\(file)")
            #expect(outcome.error == "")
            command.arguments = [
                "parse", "-g", "grammar.yaml", "--vocabulary", file, "--format", "json", "start fifty cent dance",
            ]
            #expect(try command.run().output.contains("\"identifier\" : \"50 Cent Dance\""), "\(file)")
        }
    }

    @Test func `a batch has the vocabulary that it is started with`() throws {
        let outcome = try run(
            "parse",
            "--jsonl",
            "-g",
            "grammar.yaml",
            "--vocabulary",
            "gym.yaml",
            files: ["gym.yaml": Self.gym, "grammar.yaml": Self.grammar],
            input: "start pp\n{\"vocabulary\": {\"workout\": [\"Yoga\"]}}\nstart yoga\nstart pp\n"
        )
        #expect(outcome.code == 0)
        #expect(outcome.output.split(separator: "\n").map { $0.contains("\"exact\"") } == [true, false, true, true])
    }

    @Test func `what of a vocabulary is not heard is told once`() throws {
        let files = ["a.yaml": "vocabulary: {wrkout: [a], workout: ['…']}", "grammar.yaml": Self.grammar]
        let outcome = try run("parse", "-g", "grammar.yaml", "--vocabulary", "a.yaml", "start run", files: files)
        #expect(outcome.code == 0)
        #expect(outcome.error.split(separator: "\n").count == 2)
        #expect(outcome.error.contains("did you mean 'workout'?"))
    }

    @Test func `sample says terms too`() throws {
        let files = ["gym.yaml": Self.gym, "grammar.yaml": Self.grammar]
        let outcome = try run("sample", "-g", "grammar.yaml", "--vocabulary", "gym.yaml", files: files)
        #expect(outcome.output == "start Morning Grind\nstart P!nk's Pilates\nstart pp\nstart run\n")
    }
}
