import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

struct SourceNodeMergingTests {
    private static let source = SourceText(name: "a.yaml", text: "")

    private static func node(_ content: SourceNode.Content) -> SourceNode {
        SourceNode(content: content, source: source, line: 1, column: 1)
    }

    private static func text(_ text: String) -> SourceNode {
        node(.scalar(SourceNode.Scalar(text: text, value: .string(text), style: .plain)))
    }

    /// Any node.
    private static func random(depth: Int, _ random: inout SplitMix) -> SourceNode {
        switch Int.random(in: 0..<(depth < 3 ? 6 : 1), using: &random) {
        case 0: text("\(Int.random(in: 0..<9, using: &random))")
        case 1: node(.sequence((0..<2).map { _ in self.random(depth: depth + 1, &random) }))
        default:
            node(
                .mapping(
                    ["a", "b", "c", "d"].filter { _ in Bool.random(using: &random) }.map {
                        SourceNode.Entry(key: text($0), value: self.random(depth: depth + 1, &random))
                    }
                )
            )
        }
    }

    /// Two nodes, one merged over the other.
    private static func merged(_ first: SourceNode, _ second: SourceNode) -> SourceNode {
        switch (first.content, second.content) {
        case (.sequence(let items), .sequence(let others)): return node(.sequence(items + others))
        case (.mapping(let entries), .mapping(let others)):
            let names = entries.map(\.key.text) + others.map(\.key.text).filter { first[$0] == nil }
            let both = names.compactMap { name -> SourceNode.Entry? in
                let value = first[name].flatMap { one in second[name].map { merged(one, $0) } ?? one } ?? second[name]
                return value.map { SourceNode.Entry(key: text(name), value: $0) }
            }
            return node(.mapping(both))
        default: return second
        }
    }

    /// The node with its keys in order, as text.
    private static func description(of node: SourceNode?) -> String {
        switch node?.content {
        case nil: "nothing"
        case .scalar(let scalar)?: scalar.text
        case .sequence(let items)?: "[\(items.map { description(of: $0) }.joined(separator: ", "))]"
        case .mapping(let entries)?:
            "{\(entries.map { "\($0.key.text): \(description(of: $0.value))" }.joined(separator: ", "))}"
        }
    }

    @Test(arguments: UInt64(0)..<50)
    func `many nodes are merged as one after the other would be`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for count in 0..<6 {
            let nodes = (0..<count).map { _ in Self.random(depth: 0, &random) }
            let expected = nodes.first.map { nodes.dropFirst().reduce($0, Self.merged) }
            #expect(Self.description(of: SourceNode.merged(nodes)) == Self.description(of: expected))
        }
    }
}
