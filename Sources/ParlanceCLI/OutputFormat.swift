import ArgumentParser

/// Who reads the output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    /// People.
    case text
    /// Machines.
    case json
}
