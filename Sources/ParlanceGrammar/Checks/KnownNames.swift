/// The names of lists and rules that a template may reference.
struct KnownNames {
    /// The names available in all blocks; suggestion indices are built on the first unknown name.
    private final class Shared {
        let lists: Set<String>
        let rules: Set<String>
        let later: Set<String>
        private(set) lazy var listIndex = SuggestionIndex(lists)
        private(set) lazy var laterIndex = SuggestionIndex(lists.union(later))
        private(set) lazy var ruleIndex = SuggestionIndex(rules)

        init(lists: Set<String>, rules: Set<String>, later: Set<String>) {
            (self.lists, self.rules, self.later) = (lists, rules, later)
        }
    }

    private let shared: Shared
    private var ownLists: Set<String> = []
    private var ownRules: Set<String> = []

    /// - Parameter later: lists given at run time.
    init(lists: Set<String>, rules: Set<String>, later: Set<String>) {
        shared = Shared(lists: lists, rules: rules, later: later)
    }

    /// A copy with the definitions of a block.
    func adding(lists: some Sequence<String>, rules: some Sequence<String>) -> KnownNames {
        var names = self
        names.ownLists.formUnion(lists)
        names.ownRules.formUnion(rules)
        return names
    }

    func hasList(_ name: String) -> Bool { shared.lists.contains(name) || ownLists.contains(name) }

    func hasRule(_ name: String) -> Bool { shared.rules.contains(name) || ownRules.contains(name) }

    func list(nearestTo name: String) -> String? { nearest(to: name, shared.listIndex, ownLists) }

    /// The nearest list, including those given at run time.
    func listToCome(nearestTo name: String) -> String? { nearest(to: name, shared.laterIndex, ownLists) }

    func rule(nearestTo name: String) -> String? { nearest(to: name, shared.ruleIndex, ownRules) }

    private func nearest(to name: String, _ index: SuggestionIndex, _ own: Set<String>) -> String? {
        Suggestion.nearest(to: name, among: index.candidates(for: name) + own)
    }
}
