import ParlanceGrammar
import ParlanceText

/// The texts of grammars, and those of their languages' files for what no grammar says.
///
/// A text that mentions what the message has no argument for is passed over for the next, less specific one.
///
/// ```swift
/// let turn = await pipeline.respond(to: "order a large cake", in: Dialog())
/// print(turn.texts(from: MessageTable(loaded.grammar), language: "en").count)  // 1
/// ```
public struct MessageTable: MessageSource {
    private var texts: [String: [String: [MessageFormat]]] = [:]
    private var defaults: [String: [String: [MessageFormat]]] = [:]

    /// - Parameter grammars: of several in the same language the last counts where they say the same.
    public init(_ grammars: [Grammar]) {
        for grammar in grammars {
            texts[grammar.language, default: [:]].merge(grammar.messages) { _, last in last }
            defaults[grammar.language] = grammar.languages[grammar.language].replies?.grammar.messages
        }
    }

    /// Creates a table from one grammar and the texts that come with Parlance.
    public init(_ grammar: Grammar) { self.init([grammar]) }

    /// The most specific text whose arguments are all present; nil: none.
    public func text(of message: Message, language: String) -> String? {
        let arguments = message.spokenArguments
        return message.keys.lazy.compactMap { key in
            first(of: texts[language]?[key], arguments) ?? first(of: defaults[language]?[key], arguments)
        }
        .first
    }

    private func first(
        of formats: [MessageFormat]?,
        _ arguments: [String: MessageArgument]
    ) -> String? {
        formats?.lazy.compactMap { try? $0.text(arguments) }.first
    }
}
