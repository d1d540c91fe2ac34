import Parlance
import ParlanceGrammar

// A derivation as an indented tree: each part of the template with its matched words and a note.

extension ExplanationRenderer {
    /// The maximum number of parts in the output.
    private static let partLimit = 300

    func rows(of derivation: Derivation) -> [StyledText] {
        let parts = derivation.nodes.indices.dropFirst().filter { !repeats($0, derivation) }.map {
            derivation.nodes[$0]
        }
        let shown = parts.prefix(Self.partLimit)
        let limit = max(width / 2, 24)
        let cells = shown.map { node in
            let indent = String(repeating: "  ", count: min(node.depth, limit / 4))
            return (TextStyle.cut(indent + clean(node.template), to: limit), node)
        }
        let column = cells.map { TextStyle.columns(of: $0.0) }.max() ?? 0
        let rows: [StyledText] = cells.map { part, node in
            "\(TextStyle.padded(part, to: column))   \(words(of: node))\(note(on: node))"
        }
        let hidden = parts.count - shown.count
        return rows + (hidden > 0 ? ["  … and \(hidden) more parts"] : [])
    }

    /// Whether a part is the text of the group before it and covers the same words.
    private func repeats(_ index: Int, _ derivation: Derivation) -> Bool {
        let (group, part) = (derivation.nodes[index - 1], derivation.nodes[index])
        guard part.kind == .text, part.depth == group.depth + 1, part.spoken == group.spoken else { return false }
        switch group.kind {
        case .alternatives, .optional: return true
        case .template, .rule, .permutation, .text, .slot, .repetition: return false
        }
    }

    private func words(of node: Derivation.Node) -> StyledText {
        node.spoken.map { "“\(clean($0.text))”" } ?? style.dim("–")
    }

    private func note(on node: Derivation.Node) -> StyledText {
        let note = note(of: node.kind)
        return note.isEmpty ? "" : "  \(style.dim("\(note)"))"
    }

    private func note(of kind: Derivation.Kind) -> String {
        switch kind {
        case .template, .text: ""
        case .rule(_, let source): source.map { "rule, \(clean($0.description))" } ?? "rule"
        case .alternatives(let branch, let count): "branch \(branch) of \(count)"
        case .optional(let isSpoken): isSpoken ? "" : "left out"
        case .permutation(let order): "in the order \(order.map(String.init).joined(separator: ", "))"
        case .slot(let origin): note(on: origin)
        case .repetition(let name, let count): "\(clean(name)) gathers \(count) repetition\(count == 1 ? "" : "s")"
        }
    }

    private func note(on origin: SlotOrigin) -> String {
        let head = origin.isCapture ? "captured, no slot" : "\(clean(origin.name)) = \(clean(origin.value.description))"
        return "\(head); \(note(on: origin.source))"
    }

    func note(on source: SlotOrigin.Source) -> String {
        switch source {
        case .list(let name, let number, let count): "value \(number) of \(count) in list '\(clean(name))'"
        case .term(let name, let identifier, let tier):
            "the \(tier.rawValue)'s term '\(clean(identifier))' for list '\(clean(name))'"
        case .range(let name, let range):
            (name.map { "list '\(clean($0))', a range" } ?? "a range") + " from \(range.from) to \(range.to)"
        case .typed(let name, let type) where name == type: "type '\(clean(type))'"
        case .typed(let name, let type): "list '\(clean(name))' of type '\(clean(type))'"
        case .wildcard(let name): "wildcard '\(clean(name))', which matches any words"
        }
    }
}

extension String {
    /// The text without trailing blanks.
    var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
