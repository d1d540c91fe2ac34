/// The reason why a message cannot be formatted with the given arguments.
public enum MessageArgumentError: Error, Sendable, Hashable {
    /// The message uses these arguments, which are missing.
    case missing([String])
    /// An argument is of another kind than the message needs, such as a text where a number is needed.
    case wrongKind
}
