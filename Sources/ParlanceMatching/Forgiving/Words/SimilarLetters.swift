import ParlanceGrammar
import ParlanceText

/// Letters of scripts without blanks that people confuse: forms of one letter, and letters that sound alike.
struct SimilarLetters: Sendable {
    /// The degree of similarity.
    enum Kind: Int, CaseIterable { case variant, alike }

    /// For each kind, the groups of a letter.
    private let groups: [[UInt32: [Int32]]]

    var isEmpty: Bool { groups.allSatisfy(\.isEmpty) }

    init(_ profile: LanguageProfile) {
        groups = [profile.letterVariants, profile.lettersAlike].map { text in
            var groups: [UInt32: [Int32]] = [:]
            for (number, group) in text.split(separator: " ").enumerated() {
                for letter in group.unicodeScalars { groups[letter.value, default: []].append(Int32(number)) }
            }
            return groups
        }
    }

    fileprivate func groups(of letter: UInt32, _ kind: Kind) -> [Int32] { groups[kind.rawValue][letter] ?? [] }
}

/// The letters of a lexicon by their groups of similar letters.
struct LetterIndex: Sendable {
    /// For each kind, the letters of a group.
    private let letters: [[Int32: [UInt32]]]
    private let similar: SimilarLetters

    init(_ words: ByteTrie, _ similar: SimilarLetters) {
        var seen: Set<UInt32> = []
        var letters: [[Int32: [UInt32]]] = SimilarLetters.Kind.allCases.map { _ in [:] }
        words.forEachMember { word in
            word.withUnsafeBufferPointer { word in
                for letter in UTF8Scalars(word) where seen.insert(letter).inserted {
                    for kind in SimilarLetters.Kind.allCases {
                        for group in similar.groups(of: letter, kind) {
                            letters[kind.rawValue][group, default: []].append(letter)
                        }
                    }
                }
            }
        }
        self.letters = letters
        self.similar = similar
    }

    /// The other letters of the lexicon that are similar to a letter.
    func letters(similarTo letter: UInt32, _ kind: SimilarLetters.Kind) -> [UInt32] {
        similar.groups(of: letter, kind).flatMap { letters[kind.rawValue][$0] ?? [] }.filter { $0 != letter }
    }
}
