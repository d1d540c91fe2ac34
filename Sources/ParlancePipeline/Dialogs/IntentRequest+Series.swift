import ParlanceGrammar

extension IntentRequest {
    /// Separates texts that name several things: "milk, eggs and butter" are three values
    /// (`ParameterDeclaration.isSeries`).
    mutating func separateSeries(_ declaration: IntentDeclaration?, _ profile: LanguageProfile) {
        for parameter in declaration?.parameters ?? [] where parameter.isSeries {
            let series = TextSeries(profile)
            let separate = values(of: parameter.name).flatMap { value in
                guard let text = value.value.string, text == value.spoken else { return [value] }
                return series.items(of: text).map { ParameterValue(.string($0), spoken: $0) }
            }
            if separate != values(of: parameter.name) { set(separate, of: parameter.name) }
        }
    }
}

/// Finds the items of a series in a text.
private struct TextSeries {
    /// The maximum number of words of an item, and of one that only a joining word sets apart.
    private static let mostWords = (ofItem: 4, ofJoined: 2)

    /// The word before the last item: "and".
    private let joiner: String?
    private let commands: Set<Substring>
    /// Whether verbs stand behind what they are about: "Mama und Papa anrufen" is one thing to do.
    private let isVerbLast: Bool

    init(_ profile: LanguageProfile) {
        joiner = profile.joiners.first { $0.allSatisfy(\.isLetter) }
        commands = Set(profile.remarks.commands.split(separator: " "))
        isVerbLast = profile.reported.isVerbLast
    }

    /// The items of a text; the text itself if it is no series.
    func items(of text: String) -> [String] {
        let clauses = text.split { ",、".contains($0) }.map(words)
        let parts = Array(clauses.dropLast()) + (clauses.last.map(joined) ?? [])
        let most = clauses.count > 1 ? Self.mostWords.ofItem : isVerbLast ? 1 : Self.mostWords.ofJoined
        let areItems = parts.count > 1 && parts.allSatisfy { (1...most).contains($0.count) } && areAlike(parts)
        return areItems ? parts.map { $0.joined(separator: " ") } : [text]
    }

    /// Whether all items begin with a verb, or none: "call mum and dad" is one thing to do.
    private func areAlike(_ parts: [[Substring]]) -> Bool {
        let begin = parts.map { $0.first.map { commands.contains(Substring($0.lowercased())) } ?? false }
        return Set(begin).count == 1
    }

    /// The parts of the last clause before and behind the joining words in it: "and butter", "eggs and butter".
    private func joined(_ words: [Substring]) -> [[Substring]] {
        words.split { $0.lowercased() == joiner }.map(Array.init)
    }

    private func words(_ clause: Substring) -> [Substring] { clause.split(whereSeparator: \.isWhitespace) }
}
