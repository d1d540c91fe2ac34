import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// `parlance check`: reports errors and likely mistakes in grammars.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report errors and likely mistakes in grammars.",
        discussion: """
            Without paths the shipped grammars are checked; files in several languages are all checked. Each problem has a code, \
            which --explain explains. These silence a warning: --allow CODE, or a comment in the file, '# parlance:allow CODE' at \
            the end of the line or on the line before it, or '# parlance:allow-file CODE' for the whole file. The exit code is 0 \
            without errors, 1 with errors in the files, such as broken YAML (with --strict also with warnings), and 2 if a file \
            can't be opened, a file of an option is invalid, or the arguments are.
            """
    )

    @Argument(help: "Grammars: YAML or JSON files, or folders of them.")
    var paths: [String] = []

    @Flag(help: "Exit with 1 also for warnings.")
    var strict = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The only language to check.", valueName: "tag"))
    var language: String?

    @Option(help: ArgumentHelp("The code of warnings to hide (repeatable).", valueName: "code"))
    var allow: [String] = []

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file with the run-time 'lists' (repeatable); lists that no file defines are then errors.",
            valueName: "path"
        )
    )
    var vocabulary: [String] = []

    @Option(
        help: ArgumentHelp(
            "Apps that replace those of apps.yaml: another such file, an Info.plist, or a folder with some (repeatable).",
            valueName: "path"
        )
    )
    var apps: [String] = []

    @Option(
        help: ArgumentHelp("Only explain a code: its meaning, why it matters, and the remedy.", valueName: "code")
    )
    var explain: String?

    @Flag(
        help: "Only suggest 'opposites': similar words whose confusion changes the action."
    )
    var opposites = false

    @Flag(
        help: ArgumentHelp(
            "Only test whether the second of two grammars understands all that the first says.",
            discussion: """
                A sentence is understood if a template of the second grammar with the same intent matches it, wherever the \
                template of the first applies. The exit code is 0 if all sentences are, and 1 if not, or if that is undecided.
                """
        )
    )
    var subset = false

    @OptionGroup var languages: LanguageOptions

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format: OutputFormat = .text

    func validate() throws {
        guard subset else { return }
        if opposites { throw ValidationError("--subset and --opposites exclude each other; use one at a time") }
        if paths.count != 2 {
            throw ValidationError("--subset takes two grammars: the one whose sentences are tested, and the other")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            if let explain { return try show(explain) }
            try checkCodes()
            if subset { return try compare(try checker().subset(paths[0], of: paths[1])) }
            let paths = paths.isEmpty ? [try ShippedGrammars.path()] : paths
            if opposites { return try propose(try checker().proposedOpposites(paths: paths)) }
            let report = try checker().check(paths: paths)
            try CheckRenderer(format).show(report)
            try status(of: report).end()
        }
    }

    private func checker() throws -> GrammarChecker {
        let given = vocabulary.flatMap { ["--vocabulary", $0] } + apps.flatMap { ["--apps", $0] }
        let options = try GrammarOptions.parse(given + (language.map { ["--language", $0] } ?? []))
        let vocabulary = try options.loadVocabulary()
        return GrammarChecker(
            language: language,
            allowed: Set(allow),
            runTimeLists: vocabulary.lists,
            vocabulary: vocabulary.vocabulary,
            apps: try options.loadApps(),
            languages: try languages.read(languages.contents)
        )
    }

    private func compare(_ report: SubsetReport) throws {
        try SubsetRenderer(format).show(report)
        try (report.isSubset ? ExitStatus.success : .noMatch).end()
    }

    private func propose(_ proposals: [String: [OppositeProposal]]) throws {
        try CheckRenderer(format).show(proposals)
        try (proposals.values.allSatisfy(\.isEmpty) ? ExitStatus.success : .noMatch).end()
    }

    private func show(_ code: String) throws {
        guard let explanation = ProblemExplanation.of(code) else {
            throw UnknownCode(code: code, suggestion: ProblemExplanation.nearest(to: code))
        }
        try CheckRenderer(format).show(explanation)
    }

    private func checkCodes() throws {
        for code in allow where ProblemExplanation.warning(code) == nil {
            if ProblemExplanation.of(code) != nil { throw ErrorCode(code: code) }
            throw UnknownCode(code: code, suggestion: ProblemExplanation.nearestWarning(to: code))
        }
    }

    private func status(of report: CheckReport) -> ExitStatus {
        report.isUnreadable ? .invalid : ExitStatus(report.diagnostics, isStrict: strict)
    }

    private struct UnknownCode: Error, CustomStringConvertible {
        let code: String
        let suggestion: String?

        var description: String {
            let hint = suggestion.map { "did you mean '\($0)'?" } ?? "'parlance check' shows the codes in brackets"
            return "no problem is called '\(code)'; \(hint)"
        }
    }

    private struct ErrorCode: Error, CustomStringConvertible {
        let code: String

        var description: String { "'\(code)' is an error, and can't be allowed; only warnings can" }
    }
}
