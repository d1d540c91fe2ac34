/// Names in the order of their first occurrence, each once.
struct UniqueNames<Name: Hashable> {
    private(set) var all: [Name] = []
    private var known: Set<Name> = []

    mutating func insert(_ name: Name) {
        if known.insert(name).inserted { all.append(name) }
    }
}
