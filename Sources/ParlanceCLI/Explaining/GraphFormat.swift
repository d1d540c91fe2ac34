import ArgumentParser

/// The output format of commands that also draw graphs.
enum GraphFormat: String, ExpressibleByArgument, CaseIterable {
    /// Text for readers.
    case text
    /// JSON for programs.
    case json
    /// Graphviz: `parlance … --format dot | dot -Tsvg`.
    case dot
}
