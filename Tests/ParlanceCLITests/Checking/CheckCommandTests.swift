import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance check")
struct CheckCommandTests {
    private static func run(_ arguments: String..., files: [String: String]) throws -> Command.Outcome {
        let folder = try TemporaryFolder(files)
        var command = Command()
        command.arguments = ["check"] + arguments
        command.folder = folder.path
        command.keeper = folder
        return try command.run()
    }

    @Test("Grammars of five domains together have no problems")
    func fiveDomainsAreClean() throws {
        var command = Command("check", "Benchmarks/Domains/Grammars", "Grammars/apps.yaml")
        command.folder = Command.package.path
        let outcome = try command.run()
        #expect(
            outcome == Command.Outcome(output: "198 templates in en and 5 apps: no problems\n", error: "", code: 0)
        )
    }

    private static let unused = "language: en\nintents: {A: {data: [{sentences: [tea]}]}}\nexpansion_rules: {a: x}\n"

    @Test("A warning that is allowed is not shown")
    func allows() throws {
        let outcome = try Self.run("--allow", "unused-rule", "tea.yaml", files: ["tea.yaml": Self.unused])
        #expect(outcome == Command.Outcome(output: "1 template in en: no problems\n", error: "", code: 0))
    }

    @Test(
        "Unknown codes are reported, with exit code 2",
        arguments: [
            (["--allow", "unused-rul"], "no problem is called 'unused-rul'; did you mean 'unused-rule'?"),
            (["--allow", "missing-rule"], "'missing-rule' is an error, and can't be allowed; only warnings can"),
            (["--explain", "unused-lists"], "no problem is called 'unused-lists'; did you mean 'unused-list'?"),
            (
                ["--explain", "x"],
                "no problem is called 'x'; 'parlance check' shows the codes in brackets"
            ),
        ]
    )
    func rejectsCodes(arguments: [String], message: String) throws {
        var command = Command()
        command.arguments = ["check"] + arguments
        #expect(try command.run() == Command.Outcome(output: "", error: "error: \(message)\n", code: 2))
    }

    @Test("A missing file gives exit code 2, after the problems of the others")
    func tellsUnreadableFiles() throws {
        let outcome = try Self.run("tea.yaml", "none.yaml", files: ["tea.yaml": Self.unused])
        #expect(outcome.code == 2)
        #expect(outcome.output.contains("none.yaml:1:1: error[no-such-file]: there is no file or folder 'none.yaml'\n"))
        #expect(outcome.output.contains("tea.yaml:3:19: warning[unused-rule]: "))
        #expect(outcome.output.hasSuffix("1 template in en: 1 error, 1 warning\n"))
    }

    @Test(
        "Errors end with 1, warnings alone with 0, or with 1 if they are to count",
        arguments: [
            (unused, [], 0), (unused, ["--strict"], 1),
            ("language: en\nintents: {A: {data: [{sentences: ['(']}]}}", [], 1),
            ("language: en\nintents: {A: {data: [{sentences: [tea]}]}}", ["--strict"], 0),
        ] as [(String, [String], Int32)]
    )
    func tellsWarningsFromErrors(grammar: String, arguments: [String], code: Int32) throws {
        let folder = try TemporaryFolder(["tea.yaml": grammar])
        var command = Command()
        command.arguments = ["check"] + arguments + [folder.path(of: "tea.yaml")]
        #expect(try command.run().code == code)
    }

    @Test("A file that can't be read in a folder that can is named, with the reason, and ends with 2")
    func namesUnreadableEntries() throws {
        let folder = try TemporaryFolder(["tea.yaml": Self.unused])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "gone.yaml"),
            withDestinationPath: folder.path(of: "nowhere")
        )
        var command = Command("check", ".")
        command.folder = folder.path
        let outcome = try command.run()
        #expect(outcome.code == 2)
        #expect(
            outcome.output.contains(
                "./gone.yaml:1:1: error[unreadable-file]: './gone.yaml' can't be read: No such file or directory\n"
            )
        )
    }

    @Test("A code has an explanation, with an example and a solution")
    func explains() throws {
        let outcome = try Command("check", "--explain", "unused-rule").run()
        #expect(outcome.code == 0)
        #expect(
            outcome.output == """
                warning[unused-rule]

                No sentence uses the rule, neither directly nor through other rules.

                Why it matters: It is a burden to readers, or a template that should use it does not.

                For example:

                    language: en
                    intents: {Brew: {data: [{sentences: [make tea]}]}}
                    expansion_rules: {make: (make|brew)}

                What to do: Remove it, or use it as `<name>`.

                    language: en
                    intents: {Brew: {data: [{sentences: ["<make> tea"]}]}}
                    expansion_rules: {make: (make|brew)}

                To silence it: `# parlance:allow unused-rule` at the end of the line or on the line before it, \
                `# parlance:allow-file unused-rule` anywhere in the file, or `--allow unused-rule`.

                """
        )
    }

    @Test("An explanation in JSON has the same parts")
    func explainsInJSON() throws {
        let outcome = try Command("check", "--explain", "ambiguity-search-limited", "--format", "json").run()
        #expect(outcome.code == 0)
        for key in ["code", "severity", "meaning", "reason", "remedy"] {
            #expect(outcome.output.contains("\"\(key)\" : "))
        }
    }

    @Test("Lists that are given at run time are known")
    func knowsVocabulary() throws {
        let files = [
            "tea.yaml": "language: en\nintents: {A: {data: [{sentences: [\"make {drink}\"]}]}}\n",
            "drinks.yaml": "lists: {drink: {values: [tea]}}\n",
        ]
        #expect(try Self.run("--strict", "tea.yaml", files: files).code == 1)
        #expect(try Self.run("--strict", "tea.yaml", "--vocabulary", "drinks.yaml", files: files).code == 0)
    }

    private static let copiedLanguage = [
        "tea.yaml": "language: en\nintents: {A: {data: [{sentences: [tea]}]}}\n",
        "languages/de.yaml": "language: fr\nfiller: euh\n",
    ]

    @Test("Warnings of language files are reported like others")
    func checksLanguages() throws {
        let text = try Self.run("--languages", "languages", "tea.yaml", files: Self.copiedLanguage)
        #expect(
            text
                == Command.Outcome(
                    output: """
                        languages/de.yaml:1:11: warning[misnamed-language-file]: the file is called 'de', and describes the language 'fr', whose shipped file it replaces; change 'language', or rename the file
                         1 | language: fr
                           |           ^~
                        languages/de.yaml:2:1: warning[unknown-key]: unknown key 'filler'; it is ignored; did you mean 'fillers'?
                         2 | filler: euh
                           | ^~~~~~
                        1 template in en: 2 warnings

                        """,
                    error: "",
                    code: 0
                )
        )
        let strict = try Self.run("--strict", "--languages", "languages", "tea.yaml", files: Self.copiedLanguage)
        #expect(strict == Command.Outcome(output: text.output, error: "", code: 1))
        let json = try Self.run("--format", "json", "--languages", "languages", "tea.yaml", files: Self.copiedLanguage)
        #expect(json.output.contains("\"code\" : \"misnamed-language-file\""))
        #expect(json.output.contains("\"file\" : \"languages/de.yaml\""))
        #expect(json.error == "")
    }

    @Test("Warnings of language files are silenced like others")
    func allowsLanguages() throws {
        let language = "language: fr # parlance:allow misnamed-language-file\nfiller: euh\n"
        let files = Self.copiedLanguage.merging(["languages/de.yaml": language]) { _, new in new }
        let outcome = try Self.run(
            "--strict",
            "--allow",
            "unknown-key",
            "--languages",
            "languages",
            "tea.yaml",
            files: files
        )
        #expect(outcome == Command.Outcome(output: "1 template in en: no problems\n", error: "", code: 0))
    }

    @Test("A folder without language files is said to hold none, with exit code 2")
    func tellsFoldersWithoutLanguages() throws {
        let files = Self.copiedLanguage.merging(["other/readme.md": ""]) { _, new in new }
        let outcome = try Self.run("--languages", "other", "tea.yaml", files: files)
        #expect(outcome.code == 2)
        #expect(
            outcome.error
                == "other:1:1: error[folder-without-languages]: the folder 'other' holds no language file; a language file is '<tag>.yaml', such as 'da.yaml', with 'language'\n"
        )
    }

    @Test("Broken files are errors that end with 1, as the help says")
    func tellsBrokenFiles() throws {
        #expect(try Self.run("tea.yaml", files: ["tea.yaml": "language: [en"]).code == 1)
        let help = try Command("check", "--help").run().output.split(whereSeparator: \.isWhitespace)
        #expect(help.joined(separator: " ").contains("1 with errors in the files, such as broken YAML"))
    }
}
