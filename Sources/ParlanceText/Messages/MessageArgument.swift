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

/// Why a message can't be said with the arguments that there are.
package enum MessageArgumentError: Error, Sendable, Hashable {
    /// It mentions these, and there are none.
    case missing([String])
    /// An argument is of another kind than the message needs: a text where something is counted.
    case wrongKind
}
