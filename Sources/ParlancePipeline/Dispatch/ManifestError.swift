/// A contradictory manifest.
public enum ManifestError: Error, Sendable, Hashable, CustomStringConvertible {
    /// SiriKit's `restrictedIntentsNotSupportedByExtension`, 2002.
    case restrictedNotSupported([String])

    /// The problem and its remedy, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .restrictedNotSupported(let intents):
            "the manifest restricts what it does not support: \(intents.joined(separator: ", ")); add them to the supported "
                + "intents, or restrict them no longer"
        }
    }
}
