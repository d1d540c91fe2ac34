@testable import ParlanceAuthoring

extension DotGraph {
    /// Whether Graphviz can read the graph: each line is one statement with its quotes and brackets closed, and edges
    /// lead from nodes to existing nodes, each with a unique name.
    var isWellFormed: Bool {
        let names = nodes.map(\.name)
        guard Set(names).count == names.count,
            edges.allSatisfy({ names.contains($0.from) && names.contains($0.to) })
        else { return false }
        let lines = dot.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "digraph parlance {", lines.last == "}" else { return false }
        let quoted = #""(?:[^"\\]|\\["\\n])*""#
        let value = "(?:\(quoted)|[A-Za-z0-9]+)"
        let attributes = #"\[\w+="# + value + #"(?:, \w+="# + value + #")*\]"#
        guard
            let statement = try? Regex(
                "  (?:(?:graph|node|edge) \(attributes)|\(quoted)(?: -> \(quoted))?(?: \(attributes))?)"
            )
        else { return false }
        return lines.dropFirst().dropLast().allSatisfy { (try? statement.wholeMatch(in: $0)) != nil }
    }
}
