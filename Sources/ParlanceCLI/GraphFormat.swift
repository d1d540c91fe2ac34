import ArgumentParser

/// Who reads the output of a command that can draw it.
enum GraphFormat: String, ExpressibleByArgument, CaseIterable {
    /// People.
    case text
    /// Machines.
    case json
    /// Graphviz: `parlance … --format dot | dot -Tsvg`.
    case dot
}
