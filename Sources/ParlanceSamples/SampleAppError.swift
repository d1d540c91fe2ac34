/// The name of a sample app, of its fault or of its language is unknown.
public enum SampleAppError: Error, Sendable, Hashable, CustomStringConvertible {
    case unknownApp(String, known: [String])
    case unknownCircumstance(String, app: String, known: [String])
    case unknownLanguage(String, known: [String])

    /// The problem and its solution, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .unknownApp(let name, let known):
            "there is no sample app '\(name)'; there are \(known.joined(separator: ", "))"
        case .unknownCircumstance(let name, let app, let known):
            "'\(name)' is no circumstance of the sample app '\(app)'; it has \(known.joined(separator: ", "))"
        case .unknownLanguage(let tag, let known):
            "the sample apps do not speak '\(tag)'; they speak \(known.joined(separator: ", "))"
        }
    }
}
