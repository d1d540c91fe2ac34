import ParlanceGrammar

/// Parses utterances in several languages: the language is the one whose grammar reads the utterance best.
///
/// It holds a parser for each language. A reading without corrections precedes one with corrections, and that one
/// precedes a reading in part. Between readings of the same kind, the usual ranking decides: cheapest corrections,
/// least text in wildcards, fewest wildcards, most literal text. The weights of templates count only within a language.
/// Of equal readings, that of the language with more of the utterance's words among its function words wins, then that
/// of the language that was named first.
///
/// ```swift
/// let english = try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}")
/// let german = try Parser(yaml: "language: de\nintents: {Pause: {data: [{sentences: [halt an]}]}}")
/// let parser = MultilingualParser(english, [german])
/// print(try parser.parse("Halt an!").language!)  // de
/// ```
public struct MultilingualParser: Sendable {
    /// The parsers, in the order in which languages win ties.
    public let parsers: [Parser]
    /// Whether results name their language in JSON.
    package var namesLanguage: Bool

    /// Creates a parser of several languages, or of one.
    ///
    /// - Parameters:
    ///   - first: The parser of the language that wins ties.
    ///   - others: The parsers of the other languages, in the order in which they win ties.
    public init(_ first: Parser, _ others: [Parser] = []) {
        parsers = [first] + others
        namesLanguage = !others.isEmpty
    }

    private init(_ parsers: [Parser], namesLanguage: Bool) {
        self.parsers = parsers
        self.namesLanguage = namesLanguage
    }

    /// The parser of the language that wins ties.
    package var first: Parser { parsers[0] }

    /// The languages, BCP 47 tags, in the order in which they win ties.
    public var languages: [String] { parsers.map(\.language) }

    /// Returns a parser of the languages among these that the tags name, in the order of the tags; nil if a tag names
    /// none.
    ///
    /// - Parameter tags: BCP 47 tags; `de-AT` names `de` if there is no `de-AT`.
    public func restricted(to tags: [String]) -> MultilingualParser? {
        var chosen: [Parser] = []
        for tag in tags {
            guard let language = LanguageSelection.best(for: tag, among: languages),
                let parser = parsers.first(where: { $0.language == language })
            else { return nil }
            if !chosen.contains(where: { $0.language == language }) { chosen.append(parser) }
        }
        return chosen.isEmpty ? nil : MultilingualParser(chosen, namesLanguage: true)
    }

    /// Returns a parser whose languages all have these run-time lists and no others.
    ///
    /// - Parameter exact: The names of lists whose values are never corrected, in addition to those that the grammars
    ///   declare exact.
    /// - Complexity: Linear in the size of the lists, for each language.
    public func with(lists: [String: SlotList], exact: Set<String> = []) -> MultilingualParser {
        map { $0.with(lists: lists, exact: exact) }
    }

    /// Returns a parser whose languages all have this vocabulary and no other.
    public func with(vocabulary: Vocabulary) -> MultilingualParser { map { $0.with(vocabulary: vocabulary) } }

    /// Returns a parser whose languages all have these apps and no others.
    public func with(apps: AppCatalog) -> MultilingualParser { map { $0.with(apps: apps) } }

    private func map(_ change: (Parser) -> Parser) -> MultilingualParser {
        MultilingualParser(parsers.map(change), namesLanguage: namesLanguage)
    }
}
