import ParlanceTestSupport

/// Ways in which an utterance arrives other than it was meant.
enum Noise: String, CaseIterable {
    /// A letter group as another that sounds alike.
    case sound
    /// A key beside the right one.
    case keyboard
    /// Two letters of one word are exchanged, and a key of another word is missed.
    case twoSlips = "two slips"
    /// A word without content is left out.
    case dropped = "dropped word"
    /// A sound that fills a pause.
    case filler
    /// The first words, or the start of the first one, are said twice.
    case falseStart = "false start"
    /// The last word is not complete.
    case cutEnd = "cut end"
    /// Letters as they are typed without the language's keyboard.
    case transliteration
    /// The first letter of a word is another one, or missing.
    case firstLetter = "first letter"
    /// A blank between two words is missing.
    case joined = "joined words"
    /// A blank within a word.
    case split = "split word"
    /// A word is said twice.
    case repeated = "repeated word"
    /// All letters are capitals, as a keyboard without the language's letters has them.
    case capitals
}

/// Makes noise in utterances of a language; the same in every run.
struct NoiseGenerator {
    private let words: NoiseWords
    private var random: SplitMix

    init(language: String, seed: UInt64) {
        words = NoiseWords.of(language)
        random = SplitMix(seed: seed)
    }

    /// The utterance with noise of a kind; nil if it has no place for it.
    mutating func apply(_ noise: Noise, to utterance: String) -> String? {
        var tokens = utterance.split(separator: " ").map(String.init)
        guard !tokens.isEmpty else { return nil }
        let changed: String?
        switch noise {
        case .sound: changed = replacing(words.sounds, in: utterance)
        case .keyboard:
            changed = missedKey(in: &tokens) ? tokens.joined(separator: " ") : nil
        case .twoSlips:
            changed = exchanged(in: &tokens) && missedKey(in: &tokens) ? tokens.joined(separator: " ") : nil
        case .dropped: changed = withoutWord(tokens)
        case .filler: changed = withFiller(tokens)
        case .falseStart: changed = withFalseStart(tokens)
        case .cutEnd: changed = cut(tokens)
        case .transliteration: changed = transliterated(utterance)
        case .firstLetter: changed = withoutFirstLetter(tokens)
        case .joined: changed = joined(tokens)
        case .split: changed = split(tokens)
        case .repeated: changed = repeated(tokens)
        case .capitals: changed = utterance.uppercased()
        }
        return changed == utterance ? nil : changed
    }
}

// MARK: - Letters

extension NoiseGenerator {
    /// Replaces one letter group, where one occurs.
    private mutating func replacing(_ pairs: [(String, String)], in utterance: String) -> String? {
        let places = pairs.flatMap { pair in utterance.ranges(of: pair.0).map { ($0, pair.1) } }
        guard let (range, other) = places.randomElement(using: &random) else { return nil }
        return utterance.replacingCharacters(in: range, with: other)
    }

    private mutating func missedKey(in tokens: inout [String]) -> Bool {
        let places = tokens.indices.flatMap { word -> [(Int, Int, Character)] in
            let letters = Array(tokens[word])
            guard letters.count >= 4, !letters.contains(where: \.isNumber) else { return [] }
            return letters.indices.flatMap { letter in
                words.keysBeside(letters[letter]).map { (word, letter, $0) }
            }
        }
        guard let (word, letter, key) = places.randomElement(using: &random) else { return false }
        var letters = Array(tokens[word])
        letters[letter] = key
        tokens[word] = String(letters)
        return true
    }

    private mutating func exchanged(in tokens: inout [String]) -> Bool {
        let places = tokens.indices.flatMap { word -> [(Int, Int)] in
            let letters = Array(tokens[word])
            guard letters.count >= 4, letters.allSatisfy(\.isLetter) else { return [] }
            return (1..<letters.count - 1).filter { letters[$0] != letters[$0 + 1] }.map { (word, $0) }
        }
        guard tokens.count > 1, let (word, letter) = places.randomElement(using: &random) else { return false }
        var letters = Array(tokens[word])
        letters.swapAt(letter, letter + 1)
        let changed = String(letters)
        tokens[word] = ""
        defer { tokens[word] = changed }
        return true
    }

    private func transliterated(_ utterance: String) -> String {
        String(utterance.map { words.transliterations[$0].map(Array.init) ?? [$0] }.joined())
    }
}

// MARK: - Words

extension NoiseGenerator {
    private mutating func withoutWord(_ tokens: [String]) -> String? {
        guard tokens.count > 2,
            let index = tokens.indices.filter({ words.droppable.contains(tokens[$0].lowercased()) })
                .randomElement(using: &random)
        else { return nil }
        var rest = tokens
        rest.remove(at: index)
        return rest.joined(separator: " ")
    }

    private mutating func withFiller(_ tokens: [String]) -> String? {
        guard let filler = words.fillers.randomElement(using: &random) else { return nil }
        var said = tokens
        said.insert(filler, at: Int.random(in: 0..<tokens.count, using: &random))
        return said.joined(separator: words.hasBlanks ? " " : "")
    }

    private mutating func withFalseStart(_ tokens: [String]) -> String? {
        let first = Array(tokens[0])
        guard words.hasBlanks else {
            return first.count < 4 ? nil : String(first.prefix(2)) + tokens.joined(separator: " ")
        }
        if tokens.count > 2, Bool.random(using: &random) {
            let count = Int.random(in: 1...2, using: &random)
            return (tokens.prefix(count) + tokens).joined(separator: " ")
        }
        guard first.count >= 4 else { return nil }
        return ([String(first.prefix(2))] + tokens).joined(separator: " ")
    }

    private mutating func withoutFirstLetter(_ tokens: [String]) -> String? {
        var said = tokens
        guard let index = wordIndex(in: tokens, ofLength: 4) else { return nil }
        var letters = Array(tokens[index])
        let keys = words.keysBeside(letters[0])
        if let key = keys.randomElement(using: &random), Bool.random(using: &random) {
            letters[0] = key
        } else {
            letters.removeFirst()
        }
        said[index] = String(letters)
        return said.joined(separator: " ")
    }

    private mutating func joined(_ tokens: [String]) -> String? {
        let places = tokens.indices.dropLast().filter {
            tokens[$0].allSatisfy(\.isLetter) && tokens[$0 + 1].allSatisfy(\.isLetter)
        }
        guard let index = places.randomElement(using: &random) else { return nil }
        var said = tokens
        said[index] += said.remove(at: index + 1)
        return said.joined(separator: " ")
    }

    private mutating func split(_ tokens: [String]) -> String? {
        guard let index = wordIndex(in: tokens, ofLength: 6) else { return nil }
        var said = tokens
        let end = Int.random(in: 2...tokens[index].count - 2, using: &random)
        said[index] = tokens[index].prefix(end) + " " + tokens[index].dropFirst(end)
        return said.joined(separator: " ")
    }

    private mutating func repeated(_ tokens: [String]) -> String? {
        guard let index = wordIndex(in: tokens, ofLength: 2) else { return nil }
        var said = tokens
        said.insert(tokens[index], at: index)
        return said.joined(separator: " ")
    }

    /// The index of a word of letters; nil if all are shorter.
    private mutating func wordIndex(in tokens: [String], ofLength length: Int) -> Int? {
        guard words.hasBlanks else { return nil }
        return tokens.indices.filter { tokens[$0].count >= length && tokens[$0].allSatisfy(\.isLetter) }
            .randomElement(using: &random)
    }

    private mutating func cut(_ tokens: [String]) -> String? {
        guard let last = tokens.last, last.count >= 5, last.allSatisfy(\.isLetter) else { return nil }
        let kept = Int.random(in: 3..<last.count, using: &random)
        return (tokens.dropLast() + [String(last.prefix(kept))]).joined(separator: " ")
    }
}

extension String {
    fileprivate func ranges(of part: String) -> [Range<Index>] {
        var ranges: [Range<Index>] = []
        var start = startIndex
        while let range = self[start...].firstRange(of: part) {
            ranges.append(range)
            start = range.upperBound
        }
        return ranges
    }

    fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + self[range.upperBound...]
    }
}
