/// The templates of a grammar, for lookup by readings.
///
/// Each matcher owns one, which its readings retain: reference counting of one shared object would make threads
/// contend.
final class SentenceTable: Sendable {
    private let sentences: [CompiledSentence]
    /// The language of the grammar, a BCP 47 tag.
    let language: String

    /// - Parameter sentences: in the order of declaration.
    init(_ sentences: [CompiledSentence], language: String) {
        self.sentences = sentences
        self.language = language
    }

    subscript(template: TemplateIndex) -> CompiledSentence { sentences[Int(template.raw)] }
}
