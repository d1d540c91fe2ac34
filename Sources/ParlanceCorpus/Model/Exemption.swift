/// The reason why the sentences of a test need not pass.
public enum Exemption: Sendable, Hashable {
    /// The sentences are not parsed.
    case skipped(reason: String)
    /// The sentences are known to fail. One that passes is a failure, so that the entry is removed.
    case fails(reason: String)

    /// The reason in the corpus.
    public var reason: String {
        switch self {
        case .skipped(let reason), .fails(let reason): reason
        }
    }
}
