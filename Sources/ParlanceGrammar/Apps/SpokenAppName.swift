/// Derives the spoken forms of a written name.
enum SpokenAppName {
    /// The lengths of runs of capitals that may be spelled as letters.
    private static let spelledLetters = 2...5

    /// Characters between words that are spoken separately.
    private static let joiners: Set<Character> = ["/", "&", "+", ".", ":", ",", "|", "·"]

    /// The name as written, split into its words ("BigNerdRun": "Big Nerd Run"), and with capitals as letters ("BNRun":
    /// "B N Run", "B.N. Run").
    static func ways(toSay name: String) -> [String] {
        let words = words(of: name)
        let letters = words.map { isInitials($0) ? $0.map(String.init).joined(separator: " ") : $0 }
        let dotted = words.map { isInitials($0) ? $0.map { "\($0)." }.joined() : $0 }
        return [name] + [words, letters, dotted].map { $0.joined(separator: " ") }
    }

    private static func isInitials(_ word: String) -> Bool {
        spelledLetters.contains(word.count) && word.allSatisfy { Kind($0) == .capital }
    }

    /// The words of a name: split at blanks and joiners, before a capital after a small letter, before the last of
    /// several capitals that a small letter follows, and between letters and digits.
    static func words(of name: String) -> [String] {
        let kinds = name.map(Kind.init)
        var words = [""]
        for (index, character) in name.enumerated() {
            let next = index + 1 < kinds.count ? kinds[index + 1] : .other
            if index > 0, begins(kinds[index - 1], kinds[index], next) { words.append("") }
            if kinds[index] == .joiner { words.append("") } else { words[words.count - 1].append(character) }
        }
        return words.filter { !$0.isEmpty }
    }

    private static func begins(_ last: Kind, _ kind: Kind, _ next: Kind) -> Bool {
        switch (last, kind) {
        case (.small, .capital), (.small, .digit), (.capital, .digit), (.digit, .small), (.digit, .capital): true
        case (.capital, .capital): next == .small
        default: false
        }
    }

    private enum Kind {
        case capital, small, digit, joiner, other

        init(_ character: Character) {
            if character.isWhitespace || joiners.contains(character) {
                self = .joiner
            } else if character.isUppercase {
                self = .capital
            } else if character.isLowercase {
                self = .small
            } else {
                self = character.isNumber ? .digit : .other
            }
        }
    }
}
