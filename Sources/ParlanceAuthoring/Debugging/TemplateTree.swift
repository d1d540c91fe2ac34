import ParlanceGrammar
import ParlanceMatching

/// A template's parts as a tree, with rules inserted.
public struct TemplateTree: Sendable {
    /// A part of the template.
    public struct Node: Sendable, Hashable {
        public var kind: Kind
        /// The part as it is written.
        public var template: String
        /// The number of enclosing parts; 0 for the template.
        public var depth: Int
    }

    /// The kind of a part.
    public enum Kind: String, Sendable, Hashable {
        case template, text, slot, rule, sequence, alternatives, permutation, optional
    }

    /// Each part before those within it.
    public private(set) var nodes: [Node] = []
    /// Whether the limit was exceeded.
    public private(set) var isCut = false

    /// - Parameters:
    ///   - rules: The rules to insert; none may contain itself.
    ///   - limit: The maximum number of nodes: rules within rules can grow exponentially.
    public init(_ template: Template, rules: [String: Rule], limit: Int = 2_000) {
        nodes = [Node(kind: .template, template: template.text, depth: 0)]
        var waiting = Self.parts(of: template.expression).reversed().map { ($0, 1) }
        while let (expression, depth) = waiting.popLast() {
            guard nodes.count < limit else {
                isCut = true
                return
            }
            nodes.append(Node(kind: Self.kind(of: expression), template: expression.asPart, depth: depth))
            waiting += Self.children(of: expression, rules).reversed().map { ($0, depth + 1) }
        }
    }

    private static func children(of expression: TemplateExpression, _ rules: [String: Rule]) -> [TemplateExpression] {
        switch expression {
        case .rule(let rule): rules[rule.name].map { parts(of: $0.template.expression) } ?? []
        case .list(let list):
            list.repeatedRule.flatMap { rules[$0] }.map { parts(of: $0.template.expression) } ?? []
        default: parts(of: expression)
        }
    }

    /// The direct parts. A sequence of one part is that part, and blanks alone are left out.
    private static func parts(of expression: TemplateExpression) -> [TemplateExpression] {
        switch expression {
        case .text, .list, .rule: []
        case .optional(let body): unwrapped(body)
        case .sequence(let items): items.filter { !$0.isBlank }
        case .alternatives(let items), .permutation(let items): items.map { single($0) }
        }
    }

    private static func unwrapped(_ body: TemplateExpression) -> [TemplateExpression] {
        if case .sequence = body { parts(of: body) } else { [body] }
    }

    private static func single(_ branch: TemplateExpression) -> TemplateExpression {
        let parts = unwrapped(branch)
        return parts.count == 1 ? parts[0] : branch
    }

    private static func kind(of expression: TemplateExpression) -> Kind {
        switch expression {
        case .text: .text
        case .list: .slot
        case .rule: .rule
        case .sequence: .sequence
        case .alternatives: .alternatives
        case .permutation: .permutation
        case .optional: .optional
        }
    }
}

extension TemplateExpression {
    fileprivate var isBlank: Bool {
        if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
}

extension TemplateTree {
    /// The tree for Graphviz.
    public var graph: DotGraph {
        var graph = DotGraph(title: isCut ? "the first \(nodes.count) parts" : nodes[0].template)
        var open: [String] = []
        for (index, node) in nodes.enumerated() {
            open.removeLast(max(open.count - node.depth, 0))
            graph.addNode("n\(index)", node.label, node.shape, isEmphasized: node.kind == .slot)
            if let parent = open.last { graph.addEdge(from: parent, to: "n\(index)", isDashed: node.kind == .optional) }
            open.append("n\(index)")
        }
        return graph
    }
}

extension TemplateTree.Node {
    fileprivate var label: String {
        switch kind {
        case .template, .text, .slot, .rule: template
        case .sequence: "all of"
        case .alternatives: "one of"
        case .permutation: "in any order"
        case .optional: "or nothing"
        }
    }

    fileprivate var shape: DotGraph.Shape {
        switch kind {
        case .template, .rule: .box
        case .text: .plaintext
        case .slot, .optional: .ellipse
        case .sequence, .alternatives, .permutation: .diamond
        }
    }
}
