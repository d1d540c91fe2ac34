import Parlance

/// A slot list with its values normalized.
enum PeerList: Sendable {
    case values([PeerValue])
    case range(PeerRange)
    case wildcard
}

/// One value of a list.
struct PeerValue: Sendable {
    var tree: TemplateNode
    /// The value of the slot; nil for the words themselves.
    var output: Value?
    var context: [String: Value]
}

/// A range of numbers with their spoken forms.
struct PeerRange: Sendable {
    var range: NumberRange
    /// Numbers by their words.
    var spelled: [[UInt8]: Double] = [:]
    /// The number of bytes of the longest words.
    var longest = 0

    init(_ range: NumberRange, language: String, normalizer: Normalizer) {
        self.range = range
        guard range.allowsWords, let spelling = SpelledNumbers(language: range.wordsLanguage ?? language) else {
            return
        }
        let numbers = Self.numbers(of: range)
        for (spellings, number) in zip(spelling.spellings(of: numbers), numbers) {
            for words in spellings { spelled[normalizer.normalize(words).bytes] = number }
        }
        longest = spelled.keys.map(\.count).max() ?? 0
    }

    /// The whole numbers, then the others, both as far as they are spelled out.
    private static func numbers(of range: NumberRange) -> [Double] {
        var whole = range
        whole.fractions = nil
        return whole.numbers() + range.numbers().filter { $0 != $0.rounded() }
    }
}
