import ParlanceGrammar

/// One interpretation of an utterance.
///
/// ```swift
/// let reading = try parser.parse("I'd like a large plum cake").best!
/// print(reading.intent, reading["size"]!.value, reading.slots.count)  // OrderCake large 2
/// ```
public struct Reading: Sendable {
    /// The spoken slots in the order of the text, then fixed slots, then slots from the context, ordered by name.
    public let slots: [Slot]
    private let changes: WordChanges?
    private let sentences: SentenceTable
    private let number: TemplateIndex
    private let callerContext: [String: Value]
    /// The context that the spoken values add.
    private let spokenContext: [String: Value]

    /// - Parameters:
    ///   - number: The number of the template.
    ///   - changes: nil if the template matches the utterance as it is.
    init(
        _ number: TemplateIndex,
        of sentences: SentenceTable,
        slots: [Slot],
        callerContext: [String: Value],
        spokenContext: [String: Value],
        changes: WordChanges? = nil
    ) {
        self.number = number
        self.sentences = sentences
        self.slots = slots
        self.callerContext = callerContext
        self.spokenContext = spokenContext
        self.changes = changes
    }

    /// The words of the request in the text that was read, without the remarks beside it.
    func request(in text: String) -> String {
        var rest = text[...]
        for remark in remarks.map(\.range) {
            rest = remark.lowerBound == rest.startIndex ? rest[remark.upperBound...] : rest[..<remark.lowerBound]
        }
        return String(rest.trimming { $0.isWhitespace || ",;.:".contains($0) })
    }

    /// The reading with other slots, and with remarks beside it.
    func with(slots: [Slot], remarks: [Slot.Spoken]) -> Reading {
        Reading(
            number,
            of: sentences,
            slots: slots,
            callerContext: callerContext,
            spokenContext: spokenContext,
            changes: WordChanges(edited: editedWords, unexplained: unexplainedWords, remarks: remarks)
        )
    }

    /// The corrections that make the utterance match, in the order of the text.
    public var editedWords: [EditedWord] { changes?.edited ?? [] }

    /// The words that a partial reading does not explain, in the order of the text; empty for any other reading.
    public var unexplainedWords: [Slot.Spoken] { changes?.unexplained ?? [] }

    /// The remarks beside the request, which say nothing of it, in the order of the text: "my hands are full" before "call
    /// Sarah". Empty unless `ParseOptions.remarks` admits them.
    public var remarks: [Slot.Spoken] { changes?.remarks ?? [] }

    /// The number of corrected words; 0 if the utterance matches as it is.
    public var edits: Int { editedWords.count }

    /// The utterance with each corrected word replaced.
    ///
    /// - Parameter text: The utterance that was parsed.
    public func corrected(_ text: String) -> String {
        editedWords.corrected(text, in: text.startIndex..<text.endIndex)
    }

    private var sentence: CompiledSentence { sentences[number] }

    /// The number of the template in the grammar, in declaration order.
    package var templateNumber: Int { Int(number.raw) }

    /// The language of the grammar that read the utterance, a BCP 47 tag.
    public var language: String { sentences.language }

    /// The name of the intent.
    public var intent: String { sentence.block.intent }

    /// The caller's context, overridden by the context of the spoken values.
    public var context: [String: Value] {
        if spokenContext.isEmpty { return callerContext }
        return callerContext.isEmpty ? spokenContext : callerContext.merging(spokenContext) { _, said in said }
    }

    /// The key of the response.
    public var response: String { sentence.block.response }

    /// The metadata of the intent's block.
    public var metadata: [String: Value] { sentence.block.metadata }

    /// The text of the template that matched.
    public var template: String { sentence.template }

    /// The place of the template in its file.
    public var source: SourcePlace { sentence.place }

    /// The slot of that name; the last one if there are several.
    public subscript(name: String) -> Slot? {
        slots.last { $0.name == name }
    }

    /// The slots of that name, in the order of the text: "no onions, no pickles" fills one slot twice.
    public func slots(named name: String) -> [Slot] { slots.filter { $0.name == name } }

    /// The spoken slots, in the order of the text, without fixed ones and those from the context.
    public var spokenSlots: [Slot] { slots.filter { $0.spoken != nil } }
}

/// What a reading changes of the utterance, apart from the reading: most readings change nothing.
final class WordChanges: Sendable {
    /// The corrected words, in the order of the text.
    let edited: [EditedWord]
    /// The words that are not explained, in the order of the text.
    let unexplained: [Slot.Spoken]
    let remarks: [Slot.Spoken]

    init(edited: [EditedWord] = [], unexplained: [Slot.Spoken] = [], remarks: [Slot.Spoken] = []) {
        self.edited = edited
        self.unexplained = unexplained
        self.remarks = remarks
    }
}
