import ParlanceGrammar

/// One way to understand an utterance.
///
/// ```swift
/// let reading = try parser.parse("I'd like a large plum cake").best!
/// print(reading.intent, reading["size"]!.value, reading.slots.count)  // OrderCake large 2
/// ```
public struct Reading: Sendable {
    /// Spoken slots in the order in which they were said, then fixed ones, then those from the context, these by name.
    public let slots: [Slot]
    /// What had to be taken for something else to make the utterance fit, in the order in which it was said.
    public let editedWords: [EditedWord]
    private let sentences: SentenceTable
    private let number: TemplateIndex
    private let callerContext: [String: Value]
    /// What the values that were said add to it.
    private let spokenContext: [String: Value]

    /// - Parameter number: that of the template.
    init(
        _ number: TemplateIndex,
        of sentences: SentenceTable,
        slots: [Slot],
        callerContext: [String: Value],
        spokenContext: [String: Value],
        editedWords: [EditedWord] = []
    ) {
        self.number = number
        self.sentences = sentences
        self.slots = slots
        self.callerContext = callerContext
        self.spokenContext = spokenContext
        self.editedWords = editedWords
    }

    /// How many words had to be edited; 0 if the utterance fits as it is.
    public var edits: Int { editedWords.count }

    /// The utterance as it was understood: with what was meant in the place of each edited word.
    ///
    /// - Parameter text: the utterance that was parsed.
    public func corrected(_ text: String) -> String {
        editedWords.corrected(text, in: text.startIndex..<text.endIndex)
    }

    private var sentence: CompiledSentence { sentences[number] }

    /// The number of the template in the grammar, in the order of declaration.
    package var templateNumber: Int { Int(number.raw) }

    /// The name of the intent.
    public var intent: String { sentence.block.intent }

    /// The caller's context, overlaid by that of the values that were said.
    public var context: [String: Value] {
        if spokenContext.isEmpty { return callerContext }
        return callerContext.isEmpty ? spokenContext : callerContext.merging(spokenContext) { _, said in said }
    }

    /// The key of the response.
    public var response: String { sentence.block.response }

    /// What the block carries along.
    public var metadata: [String: Value] { sentence.block.metadata }

    /// The text of the template that matched.
    public var template: String { sentence.template }

    /// Where the template was written.
    public var source: SourcePlace { sentence.place }

    /// The slot of that name; of several the last.
    public subscript(name: String) -> Slot? {
        slots.last { $0.name == name }
    }

    /// The slots of that name, in the order in which they were said: "no onions, no pickles" fills one slot twice.
    public func slots(named name: String) -> [Slot] { slots.filter { $0.name == name } }

    /// The slots that were said, in the order of the text; fixed ones and those from the context are not among them.
    public var spokenSlots: [Slot] { slots.filter { $0.spoken != nil } }
}
