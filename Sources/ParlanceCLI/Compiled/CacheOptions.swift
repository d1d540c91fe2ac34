import ArgumentParser

/// The options of the cache.
struct CacheOptions: ParsableArguments {
    @Flag(help: "Neither read nor write the cache of compiled grammars.")
    var noCache = false

    /// The user's cache; nil if it is disabled.
    var cache: GrammarCache? { noCache ? nil : .ofUser() }
}
