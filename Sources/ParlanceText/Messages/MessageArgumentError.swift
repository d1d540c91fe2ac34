/// Why a message can't be said with the arguments that there are.
public enum MessageArgumentError: Error, Sendable, Hashable {
    /// It mentions these, and there are none.
    case missing([String])
    /// An argument is of another kind than the message needs: a text where something is counted.
    case wrongKind
}
