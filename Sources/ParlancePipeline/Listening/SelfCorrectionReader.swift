import ParlanceGrammar
import ParlanceMatching

/// Leaves out what people take back while they speak: "call mom, no wait, dad" is "call dad".
///
/// The words that a speaker takes back, and those that replace them, are values of the same parameter, or the request
/// begins anew. Words that would be a text to take down are never replaced, because the text may contain them.
struct SelfCorrectionReader {
    /// An utterance at words that take something back.
    private struct Break {
        let before: [String]
        let after: [String]
    }

    /// The maximum number of words of an utterance; in a longer one nothing is taken back.
    private static let mostWords = 40
    /// The maximum number of words that are taken back, or that replace them.
    private static let mostReplaced = 6

    private let tokens: [Substring]
    private let words: [String]
    private let fillers: Set<String>
    private let functionWords: Set<String>
    private let phrases: [[String]]
    private let catalog: IntentCatalog
    /// The request that a text matches word for word.
    private let read: (String) -> Reading?

    init(_ utterance: String, for replies: ReplyReader) {
        let profile = replies.profile
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        self.tokens = tokens.count <= Self.mostWords ? tokens : []
        words = self.tokens.map { Self.bare(String($0)).lowercased() }
        fillers = Set(profile.fillers.split(separator: " ").map(String.init))
        functionWords = Set(profile.functionWords.split(separator: " ").map(String.init))
        phrases = profile.selfCorrections.map { $0.split(separator: " ").map { $0.lowercased() } }
            .sorted { $0.count > $1.count }
        catalog = replies.catalog
        read = { replies.exactRequest(in: $0) ?? replies.exactFragment(in: $0) }
    }

    /// The utterance without what its speaker takes back; nil if nothing is taken back.
    var corrected: String? {
        phrases.isEmpty ? nil : breaks.lazy.compactMap(corrected).first
    }

    private func corrected(_ found: Break) -> String? {
        if found.after.count > 1, beginsRequest(found) { return found.after.joined(separator: " ") }
        return replacingEnd(found) ?? replacingValue(found)
    }

    /// Whether the words behind a break are a request, and those before it are not a text that goes on.
    private func beginsRequest(_ found: Break) -> Bool {
        guard read(found.after.joined(separator: " ")) != nil else { return false }
        guard let before = read(found.before.joined(separator: " ")) else { return true }
        return !before.slots.contains { isText($0, of: before) }
    }

    /// The words behind a break replace the last words before it: "for ten, sorry, fifteen minutes".
    private func replacingEnd(_ found: Break) -> String? {
        for count in 1...Self.mostReplaced where count < found.before.count {
            let kept = Array(found.before.dropLast(count))
            let taken = Array(found.before.suffix(count))
            // "At six, no, at seven" takes back "at six".
            if kept.last?.lowercased() == found.after.first?.lowercased() { continue }
            let text = (kept + found.after).joined(separator: " ")
            guard let reading = read(text), isFresh(reading, from: kept.joined(separator: " ").count, in: text) else {
                continue
            }
            let originals = (1...min(Self.mostReplaced, found.after.count)).lazy.map { skipped in
                (kept + taken + found.after.dropFirst(skipped)).joined(separator: " ")
            }
            if originals.contains(where: { fits(reading, insteadOf: read($0)) }) { return text }
        }
        return nil
    }

    /// The words behind a break replace a value in the middle of a whole request: German "ruf Mama an, nein, Papa".
    private func replacingValue(_ found: Break) -> String? {
        let before = found.before.joined(separator: " ")
        guard let original = read(before) else { return nil }
        let after = found.after.joined(separator: " ")
        for slot in original.slots.reversed() where !isText(slot, of: original) {
            guard let spoken = slot.spoken else { continue }
            let head = before[..<spoken.range.lowerBound].split(separator: " ")
            let tail = before[spoken.range.upperBound...]
            for skipped in 0...min(2, head.count) {
                let text = (head.dropLast(skipped).map(String.init) + [after + tail]).joined(separator: " ")
                if let reading = read(text), fits(reading, insteadOf: original) { return text }
            }
        }
        return nil
    }

    /// Whether no value goes on from before a position to behind it: "15 euros, no, 18" is not 15.18.
    private func isFresh(_ reading: Reading, from count: Int, in text: String) -> Bool {
        let position = text.index(text.startIndex, offsetBy: count)
        return reading.slots.allSatisfy { slot in
            guard let range = slot.spoken?.range, range.lowerBound < position, range.upperBound > position else {
                return true
            }
            // A preposition may belong to the value: "for six, no, eight".
            let head = text[range.lowerBound..<position].split(separator: " ").map { $0.lowercased() }
            return slot.kind != .wildcard && head.allSatisfy(functionWords.contains)
        }
    }

    /// Whether a request has the same kinds of values as the request that its speaker has taken back.
    private func fits(_ reading: Reading, insteadOf original: Reading?) -> Bool {
        guard let original, original.intent == reading.intent else { return false }
        guard spokenNames(of: reading) == spokenNames(of: original) else { return false }
        return reading.slots.allSatisfy { slot in
            guard slot.kind == .wildcard, let other = original[slot.name] else { return true }
            return other.kind == .wildcard && (!isText(slot, of: reading) || slot.spoken?.text == other.spoken?.text)
        }
    }

    private func spokenNames(of reading: Reading) -> [String] {
        reading.slots.filter { $0.spoken != nil }.map(\.name).sorted()
    }

    private func isText(_ slot: Slot, of reading: Reading) -> Bool {
        slot.kind == .wildcard && catalog[reading.intent]?[slot.name]?.type == .text
    }
}

// MARK: - Breaks

extension SelfCorrectionReader {
    /// The places where the speaker may take something back, the first one first.
    private var breaks: [Break] {
        words.indices.dropFirst().compactMap { index in
            guard let end = phraseEnd(at: index), end < words.count else { return nil }
            let before = tokens[..<index].map(String.init)
            return Break(
                before: before.dropLast() + [Self.bare(before[index - 1])],
                after: tokens[end...].map(String.init)
            )
        }
    }

    /// The end of the words that take something back, which punctuation or a hesitation sets off.
    private func phraseEnd(at index: Int) -> Int? {
        guard isSetOff(index), !fillers.contains(words[index - 1]) else { return nil }
        var end = index
        while end < words.count, let next = step(at: end) { end = next }
        return end > index && (words[index..<end].contains { !fillers.contains($0) } || isSetOff(end)) ? end : nil
    }

    private func step(at index: Int) -> Int? {
        if fillers.contains(words[index]) { return index + 1 }
        let phrase = phrases.first { words[index...].starts(with: $0) }
        return phrase.map { index + $0.count }
    }

    private func isSetOff(_ index: Int) -> Bool {
        guard let last = tokens[index - 1].last else { return false }
        return !(last.isLetter || last.isNumber) || index < words.count && fillers.contains(words[index])
    }

    /// A word without the punctuation behind it.
    private static func bare(_ word: String) -> String {
        String(word[...].trimming { !$0.isLetter && !$0.isNumber && $0 != "$" && $0 != "€" && $0 != "%" })
    }
}
