/// The value of an argument of a message.
package enum MessageArgument: Sendable, Hashable {
    case text(String)
    case integer(Int)
    case number(Double)
    /// A date, a time of day, or both.
    case date(MessageDate)
    /// Formatted as a list of the language; with "or" for a choice, otherwise with "and".
    case list([String], isChoice: Bool)
}

/// The reason why a message cannot be formatted with its arguments.
package enum MessageArgumentError: Error, Sendable, Hashable {
    /// The message uses these arguments, which are missing.
    case missing([String])
    /// The message requires another kind of argument, such as a number instead of a text.
    case wrongKind
}
