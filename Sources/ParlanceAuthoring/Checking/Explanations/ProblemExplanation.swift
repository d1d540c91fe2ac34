import ParlanceGrammar

/// The explanation of a problem, for `parlance check --explain CODE`.
public struct ProblemExplanation: Sendable {
    /// The stable name of the problem.
    public let code: String
    /// The severity where the problem is found; for `no-sentences` and `undefined-list` the lower one.
    public let severity: Diagnostic.Severity
    /// The meaning of the problem.
    public let meaning: String
    /// The consequence of the problem.
    public let reason: String
    /// A grammar with the problem; nil if no short one has it.
    public let example: String?
    /// The solution.
    public let remedy: String
    /// The same grammar without the problem.
    public let mended: String?

    init(
        _ severity: Diagnostic.Severity,
        _ code: String,
        _ meaning: String,
        why reason: String,
        example: String? = nil,
        do remedy: String,
        mended: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.meaning = meaning
        self.reason = reason
        self.example = example
        self.remedy = remedy
        self.mended = mended
    }
}

extension ProblemExplanation {
    /// All explanations, by code.
    public static let all: [ProblemExplanation] =
        (aboutFiles + aboutYAML + aboutLanguages + aboutTemplates + aboutNotation + aboutReferences + aboutSizes
        + aboutMeaning + aboutLists + aboutIntents + aboutMessages + aboutVocabulary + aboutApps + aboutCorpora)
        .sorted { $0.code < $1.code }

    /// The explanation of a code; nil if there is no such problem.
    public static func of(_ code: String) -> ProblemExplanation? { all.first { $0.code == code } }

    /// The explanation of a code, if the problem is a warning.
    public static func warning(_ code: String) -> ProblemExplanation? {
        of(code).flatMap { $0.severity == .warning ? $0 : nil }
    }

    /// The known code that is most similar to an unknown one.
    public static func nearest(to code: String) -> String? {
        Suggestion.nearest(to: code, among: all.map(\.code))
    }

    /// The code of a warning that is most similar to an unknown one.
    public static func nearestWarning(to code: String) -> String? {
        Suggestion.nearest(to: code, among: all.filter { $0.severity == .warning }.map(\.code))
    }

    /// The text of the explanation, with the examples indented.
    public var text: String {
        var parts = ["\(severity.rawValue)[\(code)]", meaning, "Why it matters: \(reason)"]
        if let example { parts.append("For example:\n\n\(Self.indented(example))") }
        parts.append("What to do: \(remedy)")
        if let mended { parts.append(Self.indented(mended)) }
        if severity == .warning {
            parts.append(
                """
                To silence it: `# parlance:allow \(code)` at the end of the line or on the line before it, \
                `# parlance:allow-file \(code)` anywhere in the file, or `--allow \(code)`.
                """
            )
        }
        return parts.joined(separator: "\n\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
    }
}
