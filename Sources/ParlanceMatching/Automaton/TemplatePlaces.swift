/// The origin of each state of an automaton in its template, as nested places.
struct TemplatePlaces: Sendable {
    /// A part of the template; repeated for each copy in the automaton.
    struct Place: Sendable {
        let mark: PatternMark
        /// The enclosing place; -1 for the template.
        let parent: Int32
        /// The end of the range of places within this one; nested places follow directly.
        fileprivate(set) var end: Int32
    }

    private(set) var places: [Place] = []
    /// The innermost place of each state.
    private(set) var owners: [Int32] = []
    private var open: Int32 = -1

    /// Begins a place. States belong to it until it is closed.
    mutating func open(_ mark: PatternMark) {
        places.append(Place(mark: mark, parent: open, end: -1))
        open = Int32(places.count - 1)
    }

    mutating func close() {
        places[Int(open)].end = Int32(places.count)
        open = places[Int(open)].parent
    }

    mutating func addState() { owners.append(open) }

    /// Whether a place equals another one or lies within it.
    func contains(_ place: Int32, within other: Int32) -> Bool {
        place >= other && place < places[Int(other)].end
    }
}
