import ParlanceGrammar
import ParlanceMatching

/// Checks shortcuts before they are saved: a phrase must not change what an utterance means today.
///
/// ```swift
/// try pipeline.shortcutChecker.check(shortcut, among: try await store.shortcuts())
/// ```
public struct ShortcutChecker: Sendable {
    private let parser: Parser
    private let language: String
    private let catalog: IntentCatalog

    /// - Parameter parser: A parser for a grammar with its replies and with `Grammar.addingShortcuts()`.
    public init(_ parser: Parser, language: String, catalog: IntentCatalog) {
        self.parser = parser
        self.language = language
        self.catalog = catalog
    }

    /// Checks a shortcut.
    ///
    /// - Parameter others: The saved shortcuts. One with the same identifier is replaced, so it is not compared.
    /// - Throws: The first reason to refuse it.
    public func check(_ shortcut: Shortcut, among others: [Shortcut]) throws(ShortcutRefusal) {
        try check(shortcut.request)
        let phrase = shortcut.phrase
        guard phrase.contains(where: { $0.isLetter || $0.isNumber }) else { throw .emptyPhrase }
        guard phrase.count <= Shortcut.phraseLimit, phrase.utf8.count < Parser.textLimit else {
            throw .longPhrase(limit: Shortcut.phraseLimit)
        }
        try checkMeaning(of: phrase, among: others.filter { $0.identifier != shortcut.identifier })
        try checkAnswers(phrase)
        let saved = parser.adding(shortcuts: [shortcut], language: language)
        guard let result = try? saved.parse(phrase, options: .exact), case .exact(let reading, _) = result.outcome,
            reading.shortcut == shortcut.identifier
        else { throw .unreadable(phrase) }
    }

    /// Checks that a request is declared and complete.
    private func check(_ request: IntentRequest) throws(ShortcutRefusal) {
        guard request.language == language else { throw .otherLanguage(request.language, grammar: language) }
        guard let declaration = catalog[request.intent] else { throw .undeclared(intent: request.intent) }
        let missing = declaration.parameters.filter { $0.isRequired && request[$0.name] == nil }.map(\.name)
        guard missing.isEmpty else { throw .incomplete(intent: request.intent, parameters: missing) }
    }

    /// Checks that the phrase is no request, neither exactly nor misspelt, and no phrase of another shortcut.
    private func checkMeaning(of phrase: String, among others: [Shortcut]) throws(ShortcutRefusal) {
        let parser = parser.adding(shortcuts: others, language: language)
        guard let exact = try? parser.parseRequests(phrase, options: .exact) else { throw .unreadable(phrase) }
        for reading in exact.requests.compactMap(\.result.best) {
            if let other = reading.shortcut { throw .takenPhrase(phrase, by: other) }
            throw .request(phrase, intent: reading.intent)
        }
        guard let result = try? parser.parse(phrase) else { throw .unreadable(phrase) }
        if case .approximate(let reading, _) = result.outcome {
            throw .resembles(phrase, understood: reading.correction(of: phrase)?.understood ?? reading.intent)
        }
    }

    /// Checks that the phrase answers no question, whatever it is about.
    private func checkAnswers(_ phrase: String) throws(ShortcutRefusal) {
        for question in [ReplyKey.Question.value, .choose, .confirm, .confirmIntent, .text, .inProgress] {
            var options = ParseOptions.exact
            options.context[ReplyKey.question] = .string(question.rawValue)
            guard let result = try? parser.parse(phrase, options: options) else { throw .unreadable(phrase) }
            if result.match != .none { throw .answer(phrase) }
        }
    }
}

extension Pipeline {
    /// Checks shortcuts against the grammar and the declarations of the pipeline.
    public var shortcutChecker: ShortcutChecker {
        ShortcutChecker(parser, language: language, catalog: catalog)
    }
}
