import ParlanceGrammar
import ParlanceMatching

/// The words that a wildcard is filled with.
struct WildcardTexts: FillingTexts {
    let words: [String]

    var count: Int { words.count }
    var kind: Slot.Kind { .wildcard }

    func text(at index: Int) -> String { words[index] }

    func value(at index: Int) -> Value? { nil }
}
