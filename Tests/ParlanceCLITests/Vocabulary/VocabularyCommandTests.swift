import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance vocabulary")
struct VocabularyCommandTests {
    // MARK: list

    @Test func `terms are shown by tier and by what they are for`() throws {
        let outcome = try Gym.run("vocabulary", "list", "gym.yaml", files: ["gym.yaml": Gym.names])
        #expect(
            outcome.output == """
                StartWorkout.workoutName (user, 1 term)
                  50 Cent Dance  50 Cent Dance

                workout (app, 2 terms)
                  Morning Grind  Morning Grind
                  w2             P!nk's Pilates “pinks pilates”, pp

                """
        )
        let user = try Gym.run(
            "vocabulary",
            "list",
            "gym.yaml",
            "--tier",
            "user",
            "--type",
            "workout",
            files: ["gym.yaml": Gym.names]
        )
        #expect(user == Command.Outcome(output: "no terms\n", error: "", code: 1))
    }

    @Test func `lists of a grammar are shown as they are`() throws {
        let outcome = try Gym.run("vocabulary", "list", "grammar.yaml", files: ["grammar.yaml": Gym.grammar])
        #expect(outcome.output == "workout (app, 1 term)\n  run  run\n")
    }

    // MARK: convert

    @Test(arguments: ["yaml", "json", "csv"])
    func `each form comes back as it was`(format: String) throws {
        let folder = try TemporaryFolder(["gym.yaml": Gym.names])
        var command = Command("vocabulary", "convert", "gym.yaml", "--output", "out.\(format)")
        command.folder = folder.path
        #expect(try command.run() == Command.Outcome(output: "", error: "", code: 0))
        command.arguments = ["vocabulary", "convert", "out.\(format)", "--to", "yaml"]
        #expect(try command.run().output == Gym.names)
    }

    @Test func `a property list says what it has no place for`() throws {
        let outcome = try Gym.run("vocabulary", "convert", "gym.yaml", "--to", "plist", files: ["gym.yaml": Gym.names])
        #expect(outcome.error.contains("left out: 'workout'; rename them with --rename workout=Intent.slot"))
        #expect(outcome.error.contains("the user's are left out: 'StartWorkout.workoutName'"))
        #expect(outcome.code == 0)
        let folder = try TemporaryFolder(["gym.yaml": Gym.names])
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
        let folder = try TemporaryFolder(["gym.yaml": Gym.names, "grammar.yaml": Gym.grammar])
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
        let outcome = try Gym.run(
            "parse",
            "--jsonl",
            "-g",
            "grammar.yaml",
            "--vocabulary",
            "gym.yaml",
            files: ["gym.yaml": Gym.names, "grammar.yaml": Gym.grammar],
            input: "start pp\n{\"vocabulary\": {\"workout\": [\"Yoga\"]}}\nstart yoga\nstart pp\n"
        )
        #expect(outcome.code == 0)
        #expect(outcome.output.split(separator: "\n").map { $0.contains("\"exact\"") } == [true, false, true, true])
    }

    @Test func `what of a vocabulary is not heard is told once`() throws {
        let files = ["a.yaml": "vocabulary: {wrkout: [a], workout: ['…']}", "grammar.yaml": Gym.grammar]
        let outcome = try Gym.run("parse", "-g", "grammar.yaml", "--vocabulary", "a.yaml", "start run", files: files)
        #expect(outcome.code == 0)
        #expect(outcome.error.split(separator: "\n").count == 2)
        #expect(outcome.error.contains("did you mean 'workout'?"))
    }

    @Test func `sample says terms too`() throws {
        let files = ["gym.yaml": Gym.names, "grammar.yaml": Gym.grammar]
        let outcome = try Gym.run("sample", "-g", "grammar.yaml", "--vocabulary", "gym.yaml", files: files)
        #expect(outcome.output == "start Morning Grind\nstart P!nk's Pilates\nstart pp\nstart run\n")
    }
}
