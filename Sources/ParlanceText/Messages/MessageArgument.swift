/// What an argument of a message stands for.
public enum MessageArgument: Sendable, Hashable {
    case text(String)
    case integer(Int)
    case number(Double)
    /// A date, a time of day, or both.
    case date(MessageDate)
    /// Written as the language lists things; a choice with "or", else with "and".
    case list([String], isChoice: Bool)
}
