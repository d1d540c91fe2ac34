import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring

/// `parlance debug template`: shows the parts of a template and its compiled pattern.
struct DebugTemplateCommand: ParsableCommand {
    /// The maximum number of bytes of the pattern in the output.
    private static let patternLimit = 20_000

    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Show the parts of a template, with its rules inserted, and the compiled pattern.",
        discussion: "The rules and lists come from the grammar. In the pattern '␣' is a word boundary."
    )

    @OptionGroup var grammars: GrammarOptions

    @Option(help: ArgumentHelp("The output format; dot is for Graphviz.", valueName: "format"))
    var format: GraphFormat = .text

    @Argument(help: "The template.")
    var template: String

    func run() throws {
        try ExitStatus.reporting {
            let given = try GivenTemplate(template, grammars)
            let tree = TemplateTree(given.template, rules: given.rules)
            let pattern = given.parser.patternText(ofTemplate: 0, limit: Self.patternLimit) ?? ""
            try StandardOutput.print(try rendered(tree, pattern))
        }
    }

    private func rendered(_ tree: TemplateTree, _ pattern: String) throws -> String {
        switch format {
        case .text: text(tree, pattern)
        case .json: String(decoding: try JSONEncoder.answers(isSpread: true).encode(json(tree, pattern)), as: UTF8.self)
        case .dot: tree.graph.dot
        }
    }

    private func text(_ tree: TemplateTree, _ pattern: String) -> String {
        let parts = tree.nodes.map { node in
            let indent = String(repeating: "  ", count: min(node.depth, 20))
            return "\(TextStyle.padded(indent + node.kind.rawValue, to: 24))  \(MarkedText.clean(node.template))"
        }
        return (parts + (tree.isCut ? ["… and more"] : []) + ["", "pattern  \(MarkedText.clean(pattern))"])
            .joined(separator: "\n")
    }

    private func json(_ tree: TemplateTree, _ pattern: String) -> Value {
        let parts = tree.nodes.map { node in
            Value.object([
                "kind": .string(node.kind.rawValue), "template": .string(node.template), "depth": .integer(node.depth),
            ])
        }
        return .object(["parts": .array(parts), "complete": .bool(!tree.isCut), "pattern": .string(pattern)])
    }
}
