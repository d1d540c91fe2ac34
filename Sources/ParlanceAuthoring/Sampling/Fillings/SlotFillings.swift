/// The possible fillings of a slot; at least one.
enum SlotFillings: Sendable {
    /// The values of a list, each with its own phrase.
    case values([ValuePhrase])
    /// Plain texts: numbers, the words for a wildcard, the samples of a type.
    case texts(any FillingTexts)

    /// The number of fillings; a value with several spoken forms counts once.
    var count: Int {
        switch self {
        case .values(let values): values.count
        case .texts(let texts): texts.count
        }
    }
}
