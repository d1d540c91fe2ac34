import ParlanceGrammar
import ParlanceText

/// The message texts of grammars, with those of the language files as defaults.
///
/// A text with a placeholder that the message has no argument for is skipped for the next, less specific one.
///
/// ```swift
/// let turn = await pipeline.respond(to: "order a large cake", in: Dialog())
/// print(turn.texts(from: MessageTable(loaded.grammar), language: "en").count)  // 1
/// ```
public struct MessageTable: MessageSource {
    private var texts: [String: [String: [MessageFormat]]] = [:]
    private var defaults: [String: [String: [MessageFormat]]] = [:]

    /// - Parameter grammars: If several in one language define the same text, the last takes precedence.
    public init(_ grammars: [Grammar]) {
        for grammar in grammars {
            texts[grammar.language, default: [:]].merge(grammar.messages) { _, last in last }
            defaults[grammar.language] = grammar.languages[grammar.language].replies?.grammar.messages
        }
    }

    /// Creates a table from one grammar and Parlance's own texts.
    public init(_ grammar: Grammar) { self.init([grammar]) }

    /// The most specific text whose arguments are all present; nil if there is none.
    public func text(of message: Message, language: String) -> String? {
        var arguments = message.spokenArguments
        arguments["parameter"] = name(of: message, language: language)
        return message.keys.lazy.compactMap { key in
            first(of: texts[language]?[key], arguments) ?? first(of: defaults[language]?[key], arguments)
        }
        .first
    }

    /// The word for the message's parameter.
    private func name(of message: Message, language: String) -> MessageArgument? {
        guard let intent = message.intent, let parameter = message.parameter else { return nil }
        let key = "\(intent).\(parameter).\(MessageKey.called.rawValue)"
        return first(of: texts[language]?[key], [:]).map { .text($0) }
    }

    private func first(
        of formats: [MessageFormat]?,
        _ arguments: [String: MessageArgument]
    ) -> String? {
        formats?.lazy.compactMap { try? $0.text(arguments) }.first
    }
}
