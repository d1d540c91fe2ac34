/// A directed graph for Graphviz.
public struct DotGraph: Sendable, Hashable {
    /// The style of a node.
    public enum Shape: String, Sendable, Hashable {
        case box, ellipse, circle, doublecircle, diamond, plaintext, note
    }

    /// A node with a unique name.
    public struct Node: Sendable, Hashable {
        public var name: String
        public var label: String
        public var shape: Shape
        public var isEmphasized: Bool
    }

    /// An edge between two nodes, by their names.
    public struct Edge: Sendable, Hashable {
        public var from: String
        public var to: String
        public var label: String
        public var isDashed: Bool
    }

    /// The title of the graph.
    public var title: String
    /// Whether it extends from left to right; otherwise from top to bottom.
    public var isHorizontal: Bool
    public private(set) var nodes: [Node] = []
    public private(set) var edges: [Edge] = []

    /// Creates an empty graph.
    public init(title: String, isHorizontal: Bool = false) {
        self.title = title
        self.isHorizontal = isHorizontal
    }

    /// Adds a node with a unique name.
    public mutating func addNode(_ name: String, _ label: String, _ shape: Shape = .box, isEmphasized: Bool = false) {
        nodes.append(Node(name: name, label: label, shape: shape, isEmphasized: isEmphasized))
    }

    /// Adds an edge between two nodes.
    public mutating func addEdge(from: String, to: String, _ label: String = "", isDashed: Bool = false) {
        edges.append(Edge(from: from, to: to, label: label, isDashed: isDashed))
    }

    /// The graph in Graphviz's language, without a newline at the end.
    public var dot: String {
        var lines = ["digraph parlance {"]
        lines.append(
            "  graph [label=\(Self.quoted(title)), labelloc=t, rankdir=\(isHorizontal ? "LR" : "TB"), ordering=out]"
        )
        lines.append("  node [fontname=\"Helvetica\", fontsize=11]")
        lines.append("  edge [fontname=\"Helvetica\", fontsize=10]")
        lines += nodes.map(Self.line)
        lines += edges.map(Self.line)
        return (lines + ["}"]).joined(separator: "\n")
    }

    private static func line(_ node: Node) -> String {
        let style = node.isEmphasized ? ", style=filled, fillcolor=\"#dbe9ff\"" : ""
        return "  \(quoted(node.name)) [label=\(quoted(node.label)), shape=\(node.shape.rawValue)\(style)]"
    }

    private static func line(_ edge: Edge) -> String {
        var attributes: [String] = []
        if !edge.label.isEmpty { attributes.append("label=\(quoted(edge.label))") }
        if edge.isDashed { attributes.append("style=dashed") }
        let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
        return "  \(quoted(edge.from)) -> \(quoted(edge.to))\(list)"
    }

    /// In quotes, with line breaks in Graphviz's form, and without characters that cannot be displayed.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where scalar.properties.generalCategory == .control: quoted += "\u{FFFD}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
