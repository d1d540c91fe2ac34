import ParlanceGrammar
import ParlanceText

/// Endings of what has been done, in scripts without blanks. In Japanese, "消した" says that something is off, "消して" asks
/// for it, and one letter decides.
struct PastEndings: Sendable {
    private let endings: [[UInt8]]

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        endings = normalizer.words(of: profile.pastEndings).filter { !$0.isEmpty }
    }

    /// Whether only one of two words says that something has been done.
    func areOpposed(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        isPast(one) != isPast(other)
    }

    private func isPast(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        endings.contains { word.suffix($0.count).elementsEqual($0) }
    }
}
