import ParlanceGrammar
import ParlanceMatching

extension Grammar {
    /// The grammar with the phrases of the user's shortcuts, which `Pipeline.shortcuts` provides at run time.
    ///
    /// A phrase is read like a name of the vocabulary: with skip words around it, and with corrections. Without
    /// shortcuts the meaning of utterances is unchanged. Add them after the replies, which must not refer to them.
    ///
    /// ```swift
    /// let parser = Parser(loaded.grammar.addingReplies(for: loaded.catalog).addingShortcuts())
    /// ```
    public func addingShortcuts() -> Grammar {
        var grammar = self
        let slot = ListReference(source: .named(ShortcutKey.list), slot: ShortcutKey.list)
        let place = SourcePlace(file: "shortcuts", line: 1, column: 1)
        let sentence = Sentence(template: Template(printing: .sequence([.list(slot)])), place: place)
        grammar.intents.append(Intent(name: ShortcutKey.intent, blocks: [SentenceBlock(sentences: [sentence])]))
        return grammar
    }
}

extension Parser {
    /// The parser with the phrases of shortcuts, if there are any; those for other languages are left out.
    func adding(shortcuts: [Shortcut], language: String) -> Parser {
        let known = shortcuts.filter { $0.request.language == language }
        guard !known.isEmpty else { return self }
        let values = known.map { shortcut in
            ListValue(input: Template(literal: shortcut.phrase), output: .string(shortcut.identifier))
        }
        return adding(lists: [ShortcutKey.list: .values(values)])
    }
}

extension Reading {
    /// The identifier of the shortcut whose phrase this reading is; nil if it is none.
    var shortcut: String? { intent == ShortcutKey.intent ? self[ShortcutKey.list]?.value.string : nil }

    /// The bound request of the shortcut whose phrase this reading is; nil if it is none.
    func request(ofShortcutIn shortcuts: [Shortcut], _ corrections: [Correction]) -> IntentRequest? {
        guard let shortcut, let bound = shortcuts.first(where: { $0.identifier == shortcut }) else { return nil }
        var request = bound.request
        request.shortcut = shortcut
        request.corrections = corrections
        return request
    }
}
