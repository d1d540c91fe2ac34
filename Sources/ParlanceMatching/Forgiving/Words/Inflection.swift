import ParlanceGrammar

/// Finds the possible stems of an inflected word.
struct Inflection: Sendable {
    /// The minimum length of a stem in bytes.
    private static let shortestStem = 3

    private let endings: [[UInt8]]
    private let endingsForY: [[UInt8]]
    private let verbEndings: [[UInt8]]

    init(_ table: InflectionTable) {
        endings = Self.words(table.endings)
        endingsForY = Self.words(table.endingsForY)
        verbEndings = Self.words(table.verbEndings)
    }

    /// The words of which a word may be an inflected form: "stop" for "stopping".
    func stems(of word: [UInt8]) -> [[UInt8]] {
        var stems: [[UInt8]] = []
        for ending in endings where word.ends(with: ending) { stems.append(word.dropLast(ending.count)) }
        for ending in endingsForY where word.ends(with: ending) {
            stems.append(word.dropLast(ending.count) + [UInt8(ascii: "y")])
        }
        for ending in verbEndings where word.ends(with: ending) { stems += Self.verbs(word.dropLast(ending.count)) }
        return stems.filter { $0.count >= Self.shortestStem }
    }

    /// Whether two words are equal or share a possible stem.
    func areForms(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        let others = stems(of: other) + [other]
        return (stems(of: one) + [one]).contains { others.contains($0) }
    }

    private static func verbs(_ stem: [UInt8]) -> [[UInt8]] {
        let isDoubled = stem.count > 2 && stem[stem.count - 1] == stem[stem.count - 2]
        return [stem, stem + [UInt8(ascii: "e")]] + (isDoubled ? [stem.dropLast()] : [])
    }

    private static func words(_ text: String) -> [[UInt8]] { text.split(separator: " ").map { Array($0.utf8) } }
}

extension [UInt8] {
    fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
