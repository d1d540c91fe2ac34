import ParlanceGrammar
import ParlanceMatching

/// The words of a wildcard.
struct WildcardTexts: FillingTexts {
    let words: [String]

    var count: Int { words.count }
    var kind: Slot.Kind { .wildcard }

    func text(at index: Int) -> String { words[index] }

    func value(at index: Int) -> Value? { nil }
}
