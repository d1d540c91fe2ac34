/// The reason why the slots of an intent do not decode as the requested Swift type.
public enum IntentDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The type belongs to another intent.
    case otherIntent(expected: String, actual: String)
    /// The slot has no value, and the property is not optional.
    case missing(slot: String, expected: String)
    case mismatch(slot: String, expected: String, actual: String)
    /// The type's own decoding throws.
    case refused(slot: String, reason: String)

    /// The problem and its remedy, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .otherIntent(let expected, let actual): "the type is that of \(expected), and the intent is \(actual)"
        case .missing(let slot, let expected):
            "the slot '\(slot)' has no value, and \(expected) is needed; make the property optional, or resolve the slot first"
        case .mismatch(let slot, let expected, let actual):
            "the slot '\(slot)' has \(actual), and \(expected) is required"
        case .refused("", let reason): reason
        case .refused(let slot, let reason): "the slot '\(slot)': \(reason)"
        }
    }
}
