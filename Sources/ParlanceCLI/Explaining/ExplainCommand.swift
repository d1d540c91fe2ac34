import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring

/// `parlance explain`: explains the readings of an utterance, or why there are none.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain how an utterance is read, or why it is not understood.",
        discussion: """
            For an utterance that matches: the template with the branches and rules that read it, the origin of each slot's \
            value, the selected app, and why the other readings rank lower. For one that does not: how far templates match, and \
            what they accept at the place where they stop. The exit code is 0 if a reading wins, 1 if the utterance is not \
            understood or ambiguous, and 2 if the input is invalid.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    @Option(help: ArgumentHelp("The output format; dot is for Graphviz.", valueName: "format"))
    var format: GraphFormat = .text

    @Option(
        help: ArgumentHelp(
            "The maximum number of readings, up to \(ParseOptions.mostReadings) (default: \(Parser.usuallyExplained)).",
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
        if words.isEmpty { throw ValidationError("an utterance is missing") }
    }

    func run() throws {
        try ExitStatus.reporting { try explain() }
    }

    private func explain() throws {
        let parser = try grammars.multilingualParser(cache: caching.cache)
        let selectors = try appOptions.selectors(for: parser)
        let text = words.joined(separator: " ")
        let explanation: Explanation
        do throws(ParseError) {
            explanation = try parser.explain(text, options: situation.options(limit: top ?? Parser.usuallyExplained))
        } catch {
            StandardError.print("error: \(error.message)")
            return try ExitStatus.invalid.end()
        }
        try StandardOutput.print(try rendered(explanation, selectors[explanation.language]))
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
