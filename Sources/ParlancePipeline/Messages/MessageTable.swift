import ParlanceGrammar
import ParlanceText

/// The texts of grammars, and those of their languages' files for what no grammar says.
///
/// A text that mentions what the message has no argument for is passed over for the next, less specific one.
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

    public init(_ grammar: Grammar) { self.init([grammar]) }

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
