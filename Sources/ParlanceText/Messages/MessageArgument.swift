/// The value of an argument of a message.
public enum MessageArgument: Sendable, Hashable {
    case text(String)
    case integer(Int)
    case number(Double)
    /// A date, a time of day, or both.
    case date(MessageDate)
    /// Formatted as a list of the language; with "or" for a choice, otherwise with "and".
    case list([String], isChoice: Bool)
}
