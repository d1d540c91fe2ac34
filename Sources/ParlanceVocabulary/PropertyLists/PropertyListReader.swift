import ParlanceGrammar

/// Reads typed values from property lists and collects their problems.
struct PropertyListReader {
    private var log = DiagnosticLog()

    var diagnostics: [Diagnostic] { log.diagnostics }

    mutating func report(
        _ list: PropertyList,
        _ problem: GrammarProblem,
        severity: Diagnostic.Severity = .error
    ) {
        log.append(list.origin.diagnostic(problem, severity: severity))
    }

    mutating func reportType(of list: PropertyList, expected: String) {
        report(list, .wrongType(expected: expected, found: list.kind))
    }

    /// Whether a part is a dictionary; if not, and for unknown keys, a diagnostic is reported.
    mutating func isDictionary(_ list: PropertyList, known: [String]) -> Bool {
        guard list.value is [String: Any] else {
            reportType(of: list, expected: "a dictionary")
            return false
        }
        for key in list.keys where !known.contains(key) {
            let suggestion = Suggestion.nearest(to: key, among: known)
            report(list, .unknownKey(key, suggestion: suggestion), severity: .warning)
        }
        return true
    }

    /// The items of an array under a key.
    mutating func items(_ key: String, of list: PropertyList, isRequired: Bool = false) -> [PropertyList] {
        guard let member = member(key, of: list, isRequired: isRequired) else { return [] }
        if let items = member.items { return items }
        reportType(of: member, expected: "an array")
        return []
    }

    /// The texts of an array under a key.
    mutating func texts(_ key: String, of list: PropertyList, isRequired: Bool = false) -> [String] {
        items(key, of: list, isRequired: isRequired).compactMap { text($0) }
    }

    /// The text under a key.
    mutating func text(_ key: String, of list: PropertyList, isRequired: Bool = false) -> String? {
        member(key, of: list, isRequired: isRequired).flatMap { text($0) }
    }

    mutating func text(_ list: PropertyList) -> String? {
        if list.string == nil { reportType(of: list, expected: "a string") }
        return list.string
    }

    private mutating func member(_ key: String, of list: PropertyList, isRequired: Bool) -> PropertyList? {
        let member = list[key]
        if member == nil, isRequired {
            let parent = list.path.isEmpty ? "the property list" : "'\(list.path)'"
            report(list, .missingKey(key, in: parent))
        }
        return member
    }
}
