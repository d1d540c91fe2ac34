import Parlance

/// Converts templates to trees.
struct TemplateTrees {
    let normalizer: Normalizer
    let rules: [String: Rule]
    /// The block of the templates, and the names of its own lists.
    var block = 0
    var localLists: Set<String> = []

    func tree(of template: Template) -> TemplateNode { tree(of: template.expression, isWhole: true) }

    /// - Parameter isWhole: Whether the template consists of it.
    private func tree(of expression: TemplateExpression, isWhole: Bool = false) -> TemplateNode {
        switch expression {
        case .text(let text): literal(text, isAtStart: isWhole, isAtEnd: isWhole)
        case .list(let list): .slot(SlotNode(name: list.slot, isCapture: list.isCapture, list: key(of: list.source)))
        case .rule(let rule): rules[rule.name].map { tree(of: $0.template) } ?? .alternatives([])
        case .optional(let body): .alternatives([tree(of: body), .sequence([])])
        case .alternatives(let branches): .alternatives(branches.map { tree(of: $0) })
        case .permutation(let items): .permutation(items.map { .sequence([.blank, tree(of: $0), .blank]) })
        case .sequence(let items): .sequence(trees(of: items, areWhole: isWhole))
        }
    }

    private func trees(of items: [TemplateExpression], areWhole: Bool) -> [TemplateNode] {
        items.enumerated().map { index, item in
            guard case .text(let text) = item else { return tree(of: item) }
            return literal(text, isAtStart: areWhole && index == 0, isAtEnd: areWhole && index == items.count - 1)
        }
    }

    private func literal(_ text: String, isAtStart: Bool, isAtEnd: Bool) -> TemplateNode {
        let start = isAtStart || text.first?.isWhitespace == true
        let end = isAtEnd || text.last?.isWhitespace == true
        let pieces = normalizer.normalizeLiteral(text, isAtStart: start, isAtEnd: end)
        return .sequence(
            pieces.map { piece in
                switch piece {
                case .blank: .blank
                case .word(let bytes): .word(bytes)
                case .mark(let bytes): .alternatives([.word(bytes), .blank])
                }
            }
        )
    }

    private func key(of source: ListReference.Source) -> ListKey {
        switch source {
        case .named(let name): localLists.contains(name) ? .local(name, block: block) : .shared(name)
        case .range(let range): .range(range)
        }
    }
}

extension TemplateNode {
    /// The inline ranges of templates.
    var ranges: [NumberRange] {
        switch self {
        case .word, .blank: return []
        case .slot(let slot):
            if case .range(let range) = slot.list { return [range] }
            return []
        case .sequence(let items), .alternatives(let items), .permutation(let items): return items.flatMap(\.ranges)
        }
    }
}
