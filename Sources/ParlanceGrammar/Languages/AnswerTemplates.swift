/// The templates that the words of `AnswerWords` are put into, for all languages.
///
/// In a sentence `yes` stands for the words of that kind, `[yes|no]` for those that the language has, or none, and
/// `{list:slot}` for a slot.
enum AnswerTemplates {
    /// Sentences that are the same kind of answer to the same questions.
    struct Block {
        let sentences: [String]
        /// The kinds of question, as in `requires_context`.
        let questions: [String]
        let reply: String
    }

    private static let confirming = ["value", "confirm", "confirm_intent"]
    private static let asking = ["value", "choose", "confirm", "confirm_intent", "text"]

    /// The sentences of an intent by the intent's name.
    static let intents: [(name: String, blocks: [Block])] = [
        ("ReplyYes", [block("[lead] yes [yes] [polite]", confirming, "yes")]),
        ("ReplyNo", [block("[lead] no [no] [polite]", confirming + ["choose"], "no")]),
        ("ReplyCancel", [block("[lead] [no] cancel [polite]", asking + ["in_progress"], "cancel")]),
        ("ReplyWait", [block("[lead] [yes|no] wait [polite]", asking, "wait")]),
        ("ReplyRepeat", [block("[lead] repeat [polite]", asking, "repeat")]),
        ("ReplyHelp", [block("[lead] help [polite]", asking, "help")]),
        ("ReplyBack", [block("[lead] [no] back [polite]", asking, "back")]),
        ("ReplyRestart", [block("[lead] [no] restart [polite]", asking, "restart")]),
        ("ReplyChoose", choices),
    ]

    private static let choices = [
        block("[before] [determiner] {reply_candidate:candidate} [after]", ["choose", "confirm"], "candidate"),
        block(
            "[before] [determiner] {reply_position:position} [after]",
            or: "[before] [number] {reply_number:position} [after]",
            ["choose"],
            "position"
        ),
        block("[before] other [after]", ["choose", "confirm"], "other"),
        block("[lead] not [determiner] {reply_candidate:candidate}", ["choose"], "except"),
        block("[lead] any [polite]", ["choose"], "any"),
    ]

    /// The words around values, which `ReplyTemplates` uses, by the name of their rule.
    static let rules = [
        "reply_before": "[yes|no|lead] [yes|no|lead] [set]",
        "reply_after": "[after_value] [polite]",
    ]

    private static func block(
        _ sentence: String,
        or other: String? = nil,
        _ questions: [String],
        _ reply: String
    ) -> Block {
        Block(sentences: [sentence] + (other.map { [$0] } ?? []), questions: questions, reply: reply)
    }

    /// The template of a sentence; nil if the language lacks words that it needs.
    ///
    /// - Parameter kinds: The kinds of words that the language has.
    static func template(_ sentence: String, _ kinds: Set<String>) -> String? {
        var parts: [String] = []
        for part in sentence.split(separator: " ").map(String.init) {
            if part.hasPrefix("[") {
                let known = part.dropFirst().dropLast().split(separator: "|").filter { kinds.contains(String($0)) }
                if !known.isEmpty { parts.append("[\(known.map { reference($0) }.joined(separator: "|"))]") }
            } else if part.hasPrefix("{") {
                if part.hasPrefix("{reply_position"), !kinds.contains("positions") { return nil }
                parts.append(part)
            } else if kinds.contains(part) {
                parts.append(reference(part))
            } else {
                return nil
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private static func reference(_ kind: some StringProtocol) -> String { "<\(AnswerWords.rule(String(kind)))>" }
}

extension AnswerTemplates.Block {
    /// The block as it stands in a grammar; nil if it has no sentence.
    ///
    /// - Parameter kinds: The kinds of words that the language has.
    func value(_ kinds: Set<String>) -> Value? {
        let templates = sentences.compactMap { AnswerTemplates.template($0, kinds) }
        guard !templates.isEmpty else { return nil }
        return .object([
            "sentences": .array(templates.map(Value.string)),
            "requires_context": .object(["question": .array(questions.map(Value.string))]),
            "metadata": .object(["reply": .string(reply)]),
        ])
    }
}
