/// The templates of a grammar, for lookup by readings.
///
/// Each matcher owns one, which its readings retain: reference counting of one shared object would make threads
/// contend.
final class SentenceTable: Sendable {
    private let sentences: [CompiledSentence]

    /// - Parameter sentences: in the order of declaration.
    init(_ sentences: [CompiledSentence]) {
        self.sentences = sentences
    }

    subscript(template: TemplateIndex) -> CompiledSentence { sentences[Int(template.raw)] }
}
