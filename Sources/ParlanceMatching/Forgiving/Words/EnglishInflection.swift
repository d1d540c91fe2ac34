/// The endings of English words.
enum EnglishInflection {
    /// A stem has at least so many letters.
    private static let shortestStem = 3

    /// The words that a word may be an inflected form of: "stop" of "stopping".
    static func stems(of word: [UInt8]) -> [[UInt8]] {
        var stems: [[UInt8]] = []
        for ending in plainEndings where word.ends(with: ending) { stems.append(word.dropLast(ending.count)) }
        for ending in changedEndings where word.ends(with: ending) {
            stems.append(word.dropLast(3) + [UInt8(ascii: "y")])
        }
        for ending in verbalEndings where word.ends(with: ending) { stems += verbs(word.dropLast(ending.count)) }
        return stems.filter { $0.count >= shortestStem }
    }

    /// Whether two words are one, or have a stem in common.
    static func areForms(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        let others = stems(of: other) + [other]
        return (stems(of: one) + [one]).contains { others.contains($0) }
    }

    private static func verbs(_ stem: [UInt8]) -> [[UInt8]] {
        let isDoubled = stem.count > 2 && stem[stem.count - 1] == stem[stem.count - 2]
        return [stem, stem + [UInt8(ascii: "e")]] + (isDoubled ? [stem.dropLast()] : [])
    }

    private static let plainEndings = ["s", "es", "ly"].map { Array($0.utf8) }
    private static let changedEndings = ["ies", "ied"].map { Array($0.utf8) }
    private static let verbalEndings = ["ed", "ing", "er"].map { Array($0.utf8) }
}

extension [UInt8] {
    fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
