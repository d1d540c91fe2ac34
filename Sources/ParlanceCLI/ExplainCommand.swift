import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says why an utterance is read as it is, or why it is not.",
        discussion: """
            For an utterance that matches: which template read it, with which branches and rules, where each slot's value \
            came from, which app is to handle it, and why the other readings come behind. For one that does not: how far templates came, and what \
            they would have accepted there. The exit code is 0 if it matched, 1 if not.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    @Option(help: ArgumentHelp("How to write the answer; dot is for Graphviz.", valueName: "format"))
    var format: GraphFormat = .text

    @Option(
        help: ArgumentHelp(
            "How many readings to explain, at most \(ParseOptions.mostReadings); \(Parser.usuallyExplained) if not given.",
            valueName: "count"
        )
    )
    var top: Int?

    @OptionGroup var situation: SituationOptions

    @OptionGroup var appOptions: AppOptions

    @Argument(help: "The utterance.")
    var words: [String]

    func validate() throws {
        try SituationOptions.check(top: top)
        if words.isEmpty { throw ValidationError("say which utterance to explain") }
    }

    func run() throws {
        try ExitStatus.reporting { try explain() }
    }

    private func explain() throws {
        let parser = try grammars.parser(cache: caching.cache)
        let selector = try appOptions.selector(for: parser)
        let text = words.joined(separator: " ")
        let explanation: Explanation
        do throws(ParseError) {
            explanation = try parser.explain(text, options: situation.options(limit: top ?? Parser.usuallyExplained))
        } catch {
            StandardError.print("error: \(error.message)")
            return try ExitStatus.invalid.end()
        }
        try StandardOutput.print(try rendered(explanation, selector))
        try ExitStatus(explanation.match).end()
    }

    private func rendered(_ explanation: Explanation, _ selector: AppSelector) throws -> StyledText {
        switch format {
        case .text:
            let style = TextStyle(usesColor: Terminal.allowsColor(on: STDOUT_FILENO))
            let width = Terminal.width(of: STDOUT_FILENO)
            return ExplanationRenderer(style, width: width, selector: selector).render(explanation)
        case .json:
            let json = explanation.json(selectingBy: selector)
            return StyledText(String(decoding: try JSONEncoder.answers(isSpread: true).encode(json), as: UTF8.self))
        case .dot: return StyledText(explanation.graph.dot)
        }
    }
}
