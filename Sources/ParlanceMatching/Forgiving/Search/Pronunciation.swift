import ParlanceGrammar
import ParlanceText

/// An approximate pronunciation of a language's words, which finds words with different spellings and the same sound.
///
/// Vowels count, because otherwise "light", "late" and "let" would be the same. The notation of a rule states where it
/// applies: `^kn` at the start of a word, `mb$` at its end, `c(eiy)` before one of these letters. At each position the
/// longest matching rule applies; without one, the letter represents itself. Repeated sounds are reduced to one.
struct Pronunciation: Sendable {
    /// A rule that maps letters to sounds.
    fileprivate struct Rule: Sendable {
        let letters: [UInt8]
        let sound: [UInt8]
        let following: [UInt8]
        let isAtStart: Bool
        let isAtEnd: Bool
    }

    private let byLetter: [[Rule]]
    private let words: [[UInt8]: [UInt8]]
    private let keepsAccents: Set<UInt32>
    private let lengthensVowels: Bool

    init(_ table: SoundTable) {
        var rules = [[Rule]](repeating: [], count: 256)
        for entry in table.rules {
            let rule = Rule(entry.written, entry.sound)
            if let first = rule.letters.first { rules[Int(first)].append(rule) }
        }
        byLetter = rules.map { $0.sorted { $0.weight > $1.weight } }
        words = Dictionary(table.words.map { (Array($0.written.utf8), Array($0.sound.utf8)) }) { first, _ in first }
        keepsAccents = Set(table.accents.unicodeScalars.map(\.value))
        lengthensVowels = table.lengthensVowels
    }

    /// The sound of a word.
    ///
    /// - Parameter word: normalized.
    func sound(of word: some Collection<UInt8>) -> [UInt8] {
        let said = Array(word)
        if let irregular = words[said] { return irregular }
        let letters = lengthened(plain(said))
        var sound: [UInt8] = []
        var position = 0
        while position < letters.count {
            let rule = byLetter[Int(letters[position])].first { $0.applies(to: letters, at: position) }
            for letter in rule?.sound ?? [letters[position]] where sound.last != letter { sound.append(letter) }
            position += rule?.letters.count ?? 1
        }
        return sound
    }

    /// The word without the accents that do not affect its sound.
    private func plain(_ word: [UInt8]) -> [UInt8] {
        guard word.contains(where: { $0 >= 0x80 }) else { return word }
        var plain = ""
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars where !Accents.isAccent(scalar.value) {
            let base = keepsAccents.contains(scalar.value) ? scalar.value : Accents.base(of: scalar.value)
            plain.unicodeScalars.append(Unicode.Scalar(base) ?? scalar)
        }
        return Array(plain.utf8)
    }

    /// Marks long vowels: in English a silent final `e` lengthens the vowel before the consonant ("late"). The vowel
    /// becomes a capital, and the `e` is dropped.
    private func lengthened(_ word: [UInt8]) -> [UInt8] {
        guard lengthensVowels, word.count > 3, word[word.count - 1] == UInt8(ascii: "e") else { return word }
        let (vowel, consonant) = (word[word.count - 3], word[word.count - 2])
        let isLong = vowel.isVowel && !consonant.isVowel && !word[word.count - 4].isVowel
        guard isLong, consonant != UInt8(ascii: "r"), consonant != UInt8(ascii: "v") else { return word }
        return word.dropLast(3) + [vowel & 0xDF, consonant]
    }
}

extension Pronunciation.Rule {
    fileprivate init(_ written: String, _ sound: String) {
        var letters = Array(written.utf8)
        isAtStart = letters.first == UInt8(ascii: "^")
        if isAtStart { letters.removeFirst() }
        isAtEnd = letters.last == UInt8(ascii: "$")
        if isAtEnd { letters.removeLast() }
        if let open = letters.firstIndex(of: UInt8(ascii: "(")) {
            following = Array(letters[(open + 1)...].dropLast())
            letters.removeSubrange(open...)
        } else {
            following = []
        }
        self.letters = letters
        self.sound = Array(sound.utf8)
    }

    /// The specificity of a rule: rules with more conditions are tried first.
    fileprivate var weight: Int { 4 * letters.count + (isAtStart || isAtEnd ? 2 : 0) + (following.isEmpty ? 0 : 1) }

    fileprivate func applies(to word: [UInt8], at position: Int) -> Bool {
        let end = position + letters.count
        guard end <= word.count, word[position..<end].elementsEqual(letters) else { return false }
        if isAtStart, position > 0 { return false }
        if isAtEnd, end < word.count { return false }
        return following.isEmpty || end < word.count && following.contains(word[end])
    }
}

extension UInt8 {
    fileprivate var isVowel: Bool {
        switch self {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
        default: false
        }
    }
}
