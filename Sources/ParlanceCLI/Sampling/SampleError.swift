import ParlanceGrammar

/// A request for samples that the grammar cannot serve.
enum SampleError: Error, CustomStringConvertible {
    case notAWildcard(String, known: [String])
    case noWords(String, wildcard: String)
    case noIntent(String, known: [String])
    case noTemplate(String)

    /// The problem and its remedy, in one sentence without a full stop.
    var description: String {
        switch self {
        case .notAWildcard(let name, let known):
            known.isEmpty
                ? "the grammar has no wildcards, so '\(name)' takes no words; remove --wildcard"
                : "there is no wildcard '\(name)'; \(Self.advice(name, known))"
        case .noWords(let words, let wildcard):
            "'\(words)' has no speakable characters; give the wildcard '\(wildcard)' at least one word"
        case .noIntent(let name, let known): "there is no intent '\(name)'; \(Self.advice(name, known))"
        case .noTemplate(let name):
            "no template has the text or the place '\(name)'; give its text, or FILE:LINE as 'parlance parse' shows it"
        }
    }

    private static func advice(_ name: String, _ known: [String]) -> String {
        if let nearest = Suggestion.nearest(to: name, among: known) { return "did you mean '\(nearest)'?" }
        return "there are: \(known.joined(separator: ", "))"
    }
}
