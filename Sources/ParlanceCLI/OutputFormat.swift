import ArgumentParser

/// The output format.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    /// People.
    case text
    /// Machines.
    case json
}
