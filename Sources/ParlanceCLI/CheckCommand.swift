import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Says what is wrong with grammars: errors, and what loads but hardly means what it should.",
        discussion: """
            Without paths the grammars that come with Parlance are checked; with files in several languages all of them. \
            Each problem has a code, which --explain explains. A warning is silenced by --allow CODE, or by a comment in \
            the file: '# parlance:allow CODE' at the end of the line or on the line before it, '# parlance:allow-file CODE' \
            for the whole file. The exit code is 0 if there is no error, however many warnings there are, 1 if there is one, or \
            with --strict a warning, and 2 if a file can't be read or the command was given wrongly.
            """
    )

    @Argument(help: "Grammars: YAML or JSON files, or folders of them.")
    var paths: [String] = []

    @Flag(help: "End with 1 for warnings too.")
    var strict = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Check this language only.", valueName: "tag"))
    var language: String?

    @Option(help: ArgumentHelp("A warning not to be shown; may be given several times.", valueName: "code"))
    var allow: [String] = []

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file whose 'lists' are given at run time; may be given several times.",
            valueName: "path"
        )
    )
    var vocabulary: [String] = []

    @Option(
        help: ArgumentHelp(
            "Apps in the place of those in apps.yaml: another such file, an Info.plist, or a folder that holds some; may be given several times.",
            valueName: "path"
        )
    )
    var apps: [String] = []

    @Option(
        help: ArgumentHelp("Say what a code means, why it matters and what to do, and nothing else.", valueName: "code")
    )
    var explain: String?

    @Flag(
        help: """
            Propose words to declare as 'opposites', and nothing else: nearly the same, and one for the other makes another \
            action.
            """
    )
    var opposites = false

    @Option(help: ArgumentHelp("How to say what was found.", valueName: "format"))
    var format: OutputFormat = .text

    func run() throws {
        try ExitStatus.reporting {
            if let explain { return try show(explain) }
            try checkCodes()
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
            apps: try options.loadApps()
        )
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
            let hint = suggestion.map { "did you mean '\($0)'?" } ?? "the codes stand in brackets in what 'check' says"
            return "no problem is called '\(code)'; \(hint)"
        }
    }

    private struct ErrorCode: Error, CustomStringConvertible {
        let code: String

        var description: String { "'\(code)' is an error, and can't be allowed; only warnings can" }
    }
}
