/// Where in its template each state of an automaton comes from: places within places.
struct TemplatePlaces: Sendable {
    /// A part of the template, once for each time that the automaton holds it.
    struct Place: Sendable {
        let mark: PatternMark
        /// The place around it, -1: the template.
        let parent: Int32
    }

    private(set) var places: [Place] = []
    /// For each state the innermost place around it.
    private(set) var owners: [Int32] = []
    private var open: Int32 = -1

    /// The states that are added until it is closed belong to a place.
    mutating func open(_ mark: PatternMark) {
        places.append(Place(mark: mark, parent: open))
        open = Int32(places.count - 1)
    }

    mutating func close() { open = places[Int(open)].parent }

    mutating func addState() { owners.append(open) }

    /// The places around a state, the outermost first.
    func places(around state: Int) -> [Int32] {
        var around: [Int32] = []
        var place = owners[state]
        while place >= 0 {
            around.append(place)
            place = places[Int(place)].parent
        }
        return around.reversed()
    }
}
