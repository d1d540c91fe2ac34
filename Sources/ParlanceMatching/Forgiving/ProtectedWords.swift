import ParlanceGrammar
import ParlanceText

/// Words of a language that are treated apart when an utterance is read with edits.
struct ProtectedWords: Sendable {
    /// Words that turn a meaning round: they are never edited, never left out, and no word is corrected to one of them.
    let negations: Set<[UInt8]>
    /// Sounds that fill a pause: they may be left out.
    let fillers: Set<[UInt8]>
    /// Common words that sound like numbers and rarely stand for them.
    let numberHomophones: Set<[UInt8]>

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        negations = Set(normalizer.words(of: profile.negations).filter { !$0.isEmpty })
        fillers = Set(normalizer.words(of: profile.fillers))
        numberHomophones = Set(normalizer.words(of: profile.numberHomophones))
    }
}
