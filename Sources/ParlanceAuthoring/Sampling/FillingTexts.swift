import ParlanceGrammar
import ParlanceMatching

/// Fillings of a slot with one spoken form each. Each kind of list without phrases conforms in its own file.
protocol FillingTexts: Sendable {
    var count: Int { get }
    /// The kind of the slots that they fill.
    var kind: Slot.Kind { get }
    /// The words of a filling, below `count`.
    func text(at index: Int) -> String
    /// The value of a filling; nil: the words themselves.
    func value(at index: Int) -> Value?
}
