import ParlanceGrammar
import ParlanceText

/// Reads utterances: finds the intent and its slots.
///
/// A parser is a value. Giving it other run-time lists makes a new one that shares the compiled grammar with the old.
///
/// ```swift
/// let parser = Parser(grammar)
/// let result = try parser.parse("turn on the kitchen light")
/// ```
public struct Parser: Sendable {
    /// How many UTF-8 bytes an utterance may have.
    public static let textLimit = 16_384

    private let compiled: CompiledGrammar
    private let runTime: [String: CompiledList]

    /// Compiles a grammar.
    public init(_ grammar: Grammar) {
        compiled = CompiledGrammar(grammar)
        runTime = [:]
    }

    private init(_ compiled: CompiledGrammar, runTime: [String: CompiledList]) {
        self.compiled = compiled
        self.runTime = runTime
    }

    public var grammar: Grammar { compiled.grammar }

    /// A parser for the same grammar with these run-time lists and no others. A list here takes the place of one of the
    /// same name in the grammar.
    ///
    /// - Complexity: in proportion to the lists; the grammar is not compiled again.
    public func with(lists: [String: SlotList]) -> Parser {
        Parser(compiled, runTime: compile(lists))
    }

    /// A parser for the same grammar that has these run-time lists besides those it has. A list here takes the place of
    /// one of the same name.
    ///
    /// - Complexity: in proportion to the lists given; nothing else is compiled again.
    public func adding(lists: [String: SlotList]) -> Parser {
        Parser(compiled, runTime: runTime.merging(compile(lists)) { _, new in new })
    }

    private func compile(_ lists: [String: SlotList]) -> [String: CompiledList] {
        var compiler = ListCompiler(
            normalizer: compiled.normalizer,
            language: compiled.grammar.language,
            rules: compiled.grammar.rules
        )
        return lists.mapValues { compiler.compile($0) }
    }

    /// Reads one utterance.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    public func parse(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> ParseResult {
        guard text.utf8.count <= Self.textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: Self.textLimit)
        }
        let texts = UtteranceTexts(
            compiled.normalizer.normalize(text),
            skipWords: compiled.skipWords,
            normalizer: compiled.normalizer
        )
        let scopes = scopes(for: texts, options: options)
        let candidates = Ranking(options: options).ranked(candidates(in: scopes, texts: texts, options: options))
        guard !candidates.isEmpty else {
            return ParseResult(text: text, match: .none, readings: [], nearest: nearest(in: scopes, texts: texts))
        }
        return ParseResult(text: text, match: .exact, readings: readings(candidates, options), nearest: [])
    }

    /// The blocks that the context and the utterance's words do not rule out from the start.
    private func scopes(for texts: UtteranceTexts, options: ParseOptions) -> [ListScope] {
        let text = texts.bare ?? texts.full
        let words = Set(text.bytes.split(separator: UInt8(ascii: " ")).map { Array($0) })
        return compiled.blocks.filter { block in
            (block.keywords.isEmpty || !block.keywords.isDisjoint(with: words)) && block.block.admits(options.context)
        }.map { ListScope(block: $0, runTime: runTime, grammar: compiled) }
    }

    private func candidates(in scopes: [ListScope], texts: UtteranceTexts, options: ParseOptions) -> [Candidate] {
        var candidates: [Candidate] = []
        for lists in scopes {
            for template in lists.block.templates {
                for text in texts.candidates(for: edges(of: template)) {
                    var matcher = NaiveMatcher(text: text, lists: lists)
                    candidates += matcher.matches(of: template.pattern).compactMap {
                        Candidate($0, of: template, text: text, lists: lists, options: options, order: candidates.count)
                    }
                }
            }
        }
        return candidates
    }

    private func edges(of template: CompiledTemplate) -> WildcardEdges {
        WildcardEdges(of: template.sentence.template.expression) { name in
            if case .wildcard? = runTime[name] ?? compiled.lists[name] { true } else { false }
        }
    }

    /// The best readings, each only once: skip words and splits that leave all slots the same make no other reading.
    private func readings(_ candidates: [Candidate], _ options: ParseOptions) -> [Reading] {
        var readings: [Reading] = []
        for candidate in candidates {
            let reading = Reading(candidate)
            guard !readings.contains(where: { $0.source == reading.source && $0.slots == reading.slots }) else {
                continue
            }
            readings.append(reading)
            if readings.count == options.limit { break }
        }
        return readings
    }

    private func nearest(in scopes: [ListScope], texts: UtteranceTexts) -> [NearMiss] {
        var finder = NearMissFinder(text: texts.bare ?? texts.full)
        for lists in scopes {
            for template in lists.block.templates { finder.consider(template, lists: lists) }
        }
        return finder.nearest()
    }
}
