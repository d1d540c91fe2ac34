/// What may fill a slot; at least one way.
enum SlotFillings: Sendable {
    case values([ValuePhrase])
    case numbers(NumberPhrases)
    /// The words for a wildcard.
    case words([String])

    /// How many there are; a value that can be said in several ways counts once.
    var count: Int {
        switch self {
        case .values(let values): values.count
        case .numbers(let numbers): numbers.count
        case .words(let words): words.count
        }
    }
}
