extension GrammarReferences {
    /// The lists of the slot types that templates reference by name, where the files define no list of that name.
    ///
    /// - Complexity: constant without types, otherwise linear in the templates.
    func typedLists(of types: SlotTypes) -> [String: SlotList] {
        guard !types.isEmpty else { return [:] }
        var lists: [String: SlotList] = [:]
        for name in mentionedLists.intersection(types.names).subtracting(listNames) {
            lists[name] = types.list(name).map { .typed($0) }
        }
        return lists
    }

    /// The names of the lists that templates and rules reference.
    private var mentionedLists: Set<String> {
        var names: Set<String> = []
        func add(_ template: Template) {
            for case .list(let list) in template.expression.references {
                if case .named(let name) = list.source { names.insert(name) }
            }
        }
        for scope in scopes {
            for (sentence, _) in scope.sentences { add(sentence.template) }
            for rule in scope.rules.values { add(rule.rule.template) }
        }
        for rule in rules.values { add(rule.rule.template) }
        return names
    }
}
