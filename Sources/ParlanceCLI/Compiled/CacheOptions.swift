import ArgumentParser

/// Whether to keep compiled grammars.
struct CacheOptions: ParsableArguments {
    @Flag(help: "Compile the grammar anew, and keep nothing of it for the next time.")
    var noCache = false

    /// Where they are kept; nil: nowhere.
    var cache: GrammarCache? { noCache ? nil : .ofUser() }
}
