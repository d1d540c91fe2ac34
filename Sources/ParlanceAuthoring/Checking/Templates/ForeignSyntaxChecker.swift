import ParlanceGrammar

/// Finds syntax of regular expressions and of other template languages, which Parlance's templates take literally.
struct ForeignSyntaxChecker {
    static func check(_ references: GrammarReferences) -> [Diagnostic] {
        let rules = [references.rules] + references.scopes.map(\.rules)
        let lists = [references.lists] + references.scopes.map(\.lists)
        let templates =
            references.scopes.flatMap { $0.sentences.map(\.node) } + rules.flatMap { $0.values.map(\.node) }
            + references.phrases.map(\.node)
        let values = lists.flatMap { $0.values.flatMap { $0.templates.filter { !$0.template.isPlain }.map(\.node) } }
        return templates.compactMap { diagnostic(in: $0) }
            + values.compactMap { diagnostic(in: $0, where: { $0 != .reference }) }
    }

    private static func diagnostic(
        in node: SourceNode,
        where isWanted: (ForeignSyntax) -> Bool = { _ in true }
    ) -> Diagnostic? {
        guard let found = ForeignSyntaxFinder.first(in: node.text), isWanted(found.syntax) else { return nil }
        let finding = CheckFinding.foreignSyntax(found.text, found.syntax)
        return node.diagnostic(.finding(finding), severity: .warning, in: found.range)
    }
}

extension Template {
    /// Whether the template is literal text.
    fileprivate var isPlain: Bool {
        if case .sequence(let items) = expression, items.count == 1, case .text = items[0] { true } else { false }
    }
}
