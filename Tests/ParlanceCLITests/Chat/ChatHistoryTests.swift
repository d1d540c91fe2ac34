import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance chat --history")
struct ChatHistoryTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = folder.path(of: "history.sqlite")
    }

    private func add(_ phrase: String, for utterance: String, _ language: String) throws -> Command.Outcome {
        var command = Command("shortcuts", "add", file, phrase, "--utterance", utterance)
        command.arguments += ["--identifier", "s1"] + workouts(language)
        return try command.run()
    }

    private func chat(_ language: String, _ options: String..., input: String) throws -> Command.Outcome {
        var command = Command("chat", "--history", file, input: input)
        command.arguments += options + workouts(language)
        return try command.run()
    }

    private func rename(to phrase: String) throws -> Command.Outcome {
        var command = Command("shortcuts", "rename", file, "s1", phrase)
        command.arguments += workouts("en")
        return try command.run()
    }

    /// The options for the grammars of workouts, which are quickly compiled.
    private func workouts(_ language: String) -> [String] {
        let speech = ["en": "speech", "de": "sprache"]
        let names = ["intents", "apps", "\(language)/workouts", "\(language)/\(speech[language] ?? "")"]
        let files = names.map { Command.package.appending(path: "Grammars/\($0).yaml").path }
        return ["--language", language] + files.flatMap { ["--grammar", $0] }
    }

    @Test(arguments: [
        ("en", "my morning jog", "start a run", "my mornig jog", "yes"),
        ("de", "Feierabend", "starte einen Lauf", "Feierabnd", "ja"),
    ])
    func `a phrase of the user's own is carried out, and a misspelt one is asked about`(
        language: String,
        phrase: String,
        utterance: String,
        misspelt: String,
        yes: String
    ) throws {
        #expect(try add(phrase, for: utterance, language).code == 0)
        let input = "\(phrase)\n\(misspelt)\n\(yes)\n"
        let chat = try chat(language, input: input)
        let turns = chat.output.components(separatedBy: "> ").dropFirst()
        try #require(turns.count == 3, "\(chat)")
        #expect(turns[1].hasPrefix("\(phrase)\nStartWorkout"), "\(chat.output)")
        #expect(turns[2].contains("asks for confirmation"), "\(chat.output)")
        let list = try Command("history", "list", file).run()
        #expect(list.code == 0 && list.output.split(separator: "\n").count == 2, "\(list)")
    }

    @Test func `finished intents are listed, suggested and deleted`() throws {
        let input = String(repeating: "start a run\n", count: 3) + "start yoga\n"
        #expect(try chat("en", "--now", "2026-03-02T09:00", input: input).code == 0)
        #expect(try Command("history", "list", file, "--limit", "9").run().output.split(separator: "\n").count == 4)
        let now = "2026-03-02T09:05"
        let suggested = try Command("shortcuts", "suggest", file, "--now", now).run()
        #expect(suggested.code == 0 && suggested.output.hasPrefix("3 ×  2026-03-02T09:00:00Z  StartWorkout"))
        let relevant = try Command("shortcuts", "relevant", file, "--now", now).run()
        #expect(relevant.output.split(separator: "\n").count == 2)
        #expect(try add("gym time", for: "start a run", "en").code == 0)
        #expect(try Command("shortcuts", "suggest", file, "--now", now).run().code == 1)
        #expect(try Command("history", "delete", file, "--group", "none").run().code == 1)
        #expect(try Command("history", "delete", file, "--all").run().output == "deleted: 4\n")
        #expect(try Command("history", "list", file).run().code == 1)
    }

    @Test func `shortcuts are listed, renamed and deleted`() throws {
        #expect(try add("gym time", for: "start a run", "en").code == 0)
        let renamed = try rename(to: "leg day")
        #expect(renamed.output.hasPrefix("s1  “leg day”  StartWorkout"))
        let list = try Command("shortcuts", "list", file, "--format", "json").run()
        let shortcuts = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
        #expect(shortcuts?.map { $0["phrase"] as? String } == ["leg day"])
        #expect(try rename(to: "yes").error.contains("'yes' is an answer"))
        #expect(try Command("shortcuts", "delete", file, "s1").run().output == "deleted: 1\n")
        #expect(try Command("shortcuts", "list", file).run().code == 1)
    }

    @Test func `errors have the path or the reason, and exit with 2`() throws {
        let refused = try add("pause my workout", for: "start a run", "en")
        #expect(refused.code == 2 && refused.error.contains("already a request for PauseWorkout"), "\(refused)")
        let unread = try add("gym time", for: "qwertz", "en")
        #expect(unread.code == 2 && unread.error.contains("'qwertz' is not understood"))
        let missing = try Command("history", "list", folder.path(of: "none.sqlite")).run()
        #expect(missing.code == 2 && missing.error.contains("none.sqlite: no such file"))
        let text = try folder.write("no database", to: "text.sqlite")
        let damaged = try Command("chat", "--history", text, input: "start a run\n").run()
        #expect(damaged.code == 2 && damaged.error.contains("\(text): not a history, or damaged"))
        #expect(try Command("history", "delete", file).run().code == 2)
    }
}
