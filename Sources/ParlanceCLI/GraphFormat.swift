import ArgumentParser

/// The output format of commands that also draw graphs.
enum GraphFormat: String, ExpressibleByArgument, CaseIterable {
    /// People.
    case text
    /// Machines.
    case json
    /// Graphviz: `parlance … --format dot | dot -Tsvg`.
    case dot
}
