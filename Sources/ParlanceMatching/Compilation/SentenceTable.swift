/// The templates of a grammar, for readings to look up what they are asked.
///
/// Each matcher has one of its own, which its readings hold: threads that count how often the same object is held would
/// wait for each other.
final class SentenceTable: Sendable {
    private let sentences: [CompiledSentence]

    /// - Parameter sentences: in the order of declaration.
    init(_ sentences: [CompiledSentence]) {
        self.sentences = sentences
    }

    subscript(template: TemplateIndex) -> CompiledSentence { sentences[Int(template.raw)] }
}
