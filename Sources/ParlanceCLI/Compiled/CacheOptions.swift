import ArgumentParser

/// Whether to keep compiled grammars.
struct CacheOptions: ParsableArguments {
    @Flag(help: "Neither read nor write the cache of compiled grammars.")
    var noCache = false

    /// Where they are kept; nil: nowhere.
    var cache: GrammarCache? { noCache ? nil : .ofUser() }
}
