/// Details that have no JSON form, or that do not fit a Swift type.
public enum ResponseDetailsError: Error, Sendable, Hashable, CustomStringConvertible {
    case notEncodable(reason: String)
    /// The detail is named with its path: `rideStatus.phase`.
    case mismatch(detail: String, reason: String)

    /// The problem, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .notEncodable(let reason): "the details have no form in JSON: \(reason)"
        case .mismatch(let detail, let reason): "the detail '\(detail)' does not fit: \(reason)"
        }
    }
}

extension ResponseDetailsError {
    /// The facts of an error of `JSONDecoder`.
    init(_ error: any Error) {
        guard let error = error as? DecodingError else {
            self = .mismatch(detail: "", reason: "\(error)")
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self = .mismatch(detail: (context.codingPath + [key]).slot, reason: "it is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self = .mismatch(detail: context.codingPath.slot, reason: "it is not of the type \(type)")
        case .dataCorrupted(let context):
            self = .mismatch(detail: context.codingPath.slot, reason: context.debugDescription)
        @unknown default: self = .mismatch(detail: "", reason: "\(error)")
        }
    }
}
