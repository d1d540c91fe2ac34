/// The exits of an automaton's states, in pages that are made when a state of them is first visited: a search visits few of
/// the millions of states of a large grammar.
struct ExitPages {
    private static let statesPerPage = 256

    /// The number of states.
    let count: Int
    /// Empty pages have no known exits.
    private var pages: [[StateExits?]]

    init(count: Int) {
        self.count = count
        pages = Array(repeating: [], count: count / Self.statesPerPage + 1)
    }

    /// The exits of a state; nil if they are not known yet.
    subscript(state: Int) -> StateExits? {
        get {
            let page = state / Self.statesPerPage
            return pages[page].isEmpty ? nil : pages[page][state % Self.statesPerPage]
        }
        set {
            let page = state / Self.statesPerPage
            if pages[page].isEmpty { pages[page] = Array(repeating: nil, count: Self.statesPerPage) }
            pages[page][state % Self.statesPerPage] = newValue
        }
    }
}
