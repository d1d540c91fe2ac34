import ParlanceGrammar
import ParlanceMatching

/// The fillings of a slot that are said in one way each. Every kind of list without phrases conforms in a file of its own.
protocol FillingTexts: Sendable {
    var count: Int { get }
    /// The kind of the slots that are filled.
    var kind: Slot.Kind { get }
    /// The words of a filling, below `count`.
    func text(at index: Int) -> String
    /// The value of a filling; nil: the words as they are spoken.
    func value(at index: Int) -> Value?
}
