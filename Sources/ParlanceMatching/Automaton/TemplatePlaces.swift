/// Where in its template each state of an automaton comes from: places within places.
struct TemplatePlaces: Sendable {
    /// A part of the template, once for each time that the automaton holds it.
    struct Place: Sendable {
        let mark: PatternMark
        /// The place around it, -1: the template.
        let parent: Int32
        /// The first place that is not within it any more: those within follow it.
        fileprivate(set) var end: Int32
    }

    private(set) var places: [Place] = []
    /// For each state the innermost place around it.
    private(set) var owners: [Int32] = []
    private var open: Int32 = -1

    /// The states that are added until it is closed belong to a place.
    mutating func open(_ mark: PatternMark) {
        places.append(Place(mark: mark, parent: open, end: -1))
        open = Int32(places.count - 1)
    }

    mutating func close() {
        places[Int(open)].end = Int32(places.count)
        open = places[Int(open)].parent
    }

    mutating func addState() { owners.append(open) }

    /// Whether a place is another one, or within it.
    func contains(_ place: Int32, within other: Int32) -> Bool {
        place >= other && place < places[Int(other)].end
    }
}
