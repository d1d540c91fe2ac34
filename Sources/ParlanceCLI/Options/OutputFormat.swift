import ArgumentParser

/// The output format.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    /// Text for readers.
    case text
    /// JSON for programs.
    case json
}
