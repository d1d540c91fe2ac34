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
        var after: [String]
        /// Whether the speaker only hesitates there: "milk, eggs, uh, butter" takes nothing back.
        let isHesitation: Bool
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
    /// The words that may say which value follows: "to".
    private let links: Set<String>
    private let joiners: Set<String>
    private let pronouns: [String]
    private let catalog: IntentCatalog
    /// The request that a text matches word for word.
    private let read: (String) -> Reading?
    /// The kind of a text that is a number, a time of day or a day as a whole; nil if it is none.
    private let kind: (String) -> String?

    init(_ utterance: String, for replies: ReplyReader) {
        let profile = replies.profile
        let tokens = utterance.split(whereSeparator: \.isWhitespace)
        self.tokens = tokens.count <= Self.mostWords ? tokens : []
        words = self.tokens.map { Self.bare(String($0)).lowercased() }
        fillers = Set(profile.fillers.split(separator: " ").map(String.init))
        functionWords = Set(profile.functionWords.split(separator: " ").map(String.init))
        phrases = profile.selfCorrections.map { $0.split(separator: " ").map { $0.lowercased() } }
            .sorted { $0.count > $1.count }
        joiners = Set(profile.joiners)
        pronouns = profile.followUps.persons
        links = profile.prepositions
        catalog = replies.catalog
        read = { replies.exactRequest(in: $0) ?? replies.exactFragment(in: $0) }
        kind = { replies.kind(of: $0) }
    }

    /// The utterance without what its speaker takes back; nil if nothing is taken back.
    var corrected: String? {
        guard !phrases.isEmpty else { return nil }
        return breaks.lazy.compactMap(corrected).first ?? correctedWithoutSigns
    }

    /// The utterance without a value that its speaker takes back where no sign sets that off, as speech recognizers leave it:
    /// "start a swim no sorry a run". An utterance that is a request as it is takes nothing back.
    private var correctedWithoutSigns: String? {
        let breaks = breaksWithoutSigns
        guard !breaks.isEmpty, read(tokens.joined(separator: " ")) == nil else { return nil }
        return breaks.lazy.compactMap(replacing).first
    }

    /// The request in which the words behind a break replace some before it.
    private func replacing(_ found: Break) -> String? {
        replacingInClause(found) ?? replacingPart(found) ?? replacingEnd(found) ?? replacingValue(found)
    }

    private func corrected(_ found: Break) -> String? {
        if found.isHesitation, joiners.contains(found.before.last ?? "") || isList(found.before) {
            return withoutHesitation(found)
        }
        if let text = replacing(found) { return text }
        guard found.after.count > 1 else { return nil }
        return beginningAgain(found) ?? (beginsRequest(found) ? found.after.joined(separator: " ") : nil)
    }

    /// The request behind a break with the person of the one before it, whom a pronoun stands for: "call Ruth, no wait, text
    /// her" is "text Ruth".
    private func beginningAgain(_ found: Break) -> String? {
        let after = WordSequence(found.after.joined(separator: " "))
        guard let pronoun = after.places(of: pronouns).first, let before = read(found.before.joined(separator: " ")),
            let person = before.slots.first(where: { catalog[before.intent]?[$0.name]?.recall == .person })?.spoken
        else { return nil }
        let text = after.text[..<pronoun.lowerBound] + person.text + after.text[pronoun.upperBound...]
        return read(String(text)) == nil ? nil : String(text)
    }

    /// The request without a hesitation.
    private func withoutHesitation(_ found: Break) -> String? {
        let comma = joiners.contains(found.before.last ?? "") ? " " : ", "
        let text = found.before.joined(separator: " ") + comma + found.after.joined(separator: " ")
        return read(text) == nil ? nil : text
    }

    /// Whether words are a request that lists things.
    private func isList(_ words: [String]) -> Bool {
        guard let reading = read(words.joined(separator: " ")) else { return false }
        return reading.slots.contains { catalog[reading.intent]?[$0.name]?.isArray == true }
    }

    /// The first clause behind a break replaces something, and the others go on: "20 to Ben, I mean 30, for lunch".
    private func replacingInClause(_ found: Break) -> String? {
        guard let end = found.after.firstIndex(where: { $0.last.map { ",;".contains($0) } == true }),
            end + 1 < found.after.count
        else { return nil }
        var clause = found
        clause.after = Array(found.after[...end])
        clause.after[end] = Self.bare(clause.after[end])
        guard let text = replacingPart(clause) ?? replacingEnd(clause) ?? replacingValue(clause) else { return nil }
        let whole = text + " " + found.after[(end + 1)...].joined(separator: " ")
        return read(whole) == nil ? nil : whole
    }

    /// The words behind a break replace a part of a value that is a number, a time or a day as they are: "tomorrow at nine, no,
    /// ten" is still tomorrow.
    private func replacingPart(_ found: Break) -> String? {
        let before = found.before.joined(separator: " ")
        let after = found.after.joined(separator: " ")
        guard let kind = kind(after), let original = read(before) else { return nil }
        for slot in original.slots.reversed() where slot.kind != .wildcard {
            guard let spoken = slot.spoken?.range else { continue }
            let said = before[spoken].split(separator: " ")
            guard (2...Self.mostReplaced).contains(said.count) else { continue }
            for part in Self.parts(of: said) where self.kind(String(before[part])) == kind {
                let text = before[..<part.lowerBound] + after + before[part.upperBound...]
                if let reading = read(String(text)), fits(reading, insteadOf: original) { return String(text) }
            }
        }
        return nil
    }

    /// The places of some of the words in a row, the shortest first.
    private static func parts(of words: [Substring]) -> [Range<String.Index>] {
        (1..<words.count).flatMap { count in
            (0...words.count - count).map { words[$0].startIndex..<words[$0 + count - 1].endIndex }
        }
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
            if isName(found.after, in: reading) { continue }
            // "For pizza, no, for popcorn" takes back a text.
            let repeats = taken.first?.lowercased() == found.after.first?.lowercased()
            if originals.contains(where: { fits(reading, insteadOf: read($0), withTexts: repeats) }) { return text }
        }
        return nil
    }

    /// Whether a number or a time would be taken for a name or a text: "20 to Ben, I mean 30" is not for somebody called 30.
    private func isName(_ words: [String], in reading: Reading) -> Bool {
        let text = words.joined(separator: " ")
        return kind(text) != nil && reading.slots.contains { $0.kind == .wildcard && $0.spoken?.text == text }
    }

    /// The words behind a break replace a value in the middle of a whole request: German "ruf Mama an, nein, Papa".
    private func replacingValue(_ found: Break) -> String? {
        let before = found.before.joined(separator: " ")
        guard let original = read(before) else { return nil }
        let after = found.after.joined(separator: " ")
        // "Send Mia 15 dollars, no, to Ben" is "send Ben 15 dollars".
        let bare = links.contains(found.after[0].lowercased()) ? found.after.dropFirst().joined(separator: " ") : ""
        return [(0, after), (1, after), (2, after), (0, bare)].filter { !$0.1.isEmpty }.firstResult { skipped, words in
            original.slots.reversed().firstResult { slot in
                guard !isText(slot, of: original), let spoken = slot.spoken?.range else { return nil }
                let head = before[..<spoken.lowerBound].split(separator: " ").map(String.init)
                guard skipped <= head.count else { return nil }
                let text = (head.dropLast(skipped) + [words + before[spoken.upperBound...]]).joined(separator: " ")
                guard let reading = read(text), !isName(found.after, in: reading), fits(reading, insteadOf: original)
                else { return nil }
                return text
            }
        }
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
    ///
    /// - Parameter withTexts: Whether texts may differ that a request need not have, such as the note of a payment.
    private func fits(_ reading: Reading, insteadOf original: Reading?, withTexts: Bool = false) -> Bool {
        guard let original, original.intent == reading.intent else { return false }
        guard spokenNames(of: reading) == spokenNames(of: original) else { return false }
        return reading.slots.allSatisfy { slot in
            guard slot.kind == .wildcard, let other = original[slot.name] else { return true }
            return other.kind == .wildcard
                && (!isText(slot, of: reading) || slot.spoken?.text == other.spoken?.text
                    || withTexts && catalog[reading.intent]?[slot.name]?.isRequired == false)
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
                after: tokens[end...].map(String.init),
                isHesitation: words[index..<end].allSatisfy(fillers.contains)
            )
        }
    }

    /// The places of words that take something back where neither punctuation nor a hesitation stands before them.
    private var breaksWithoutSigns: [Break] {
        words.indices.dropFirst().compactMap { index in
            guard !isSetOff(index), !fillers.contains(words[index - 1]), !fillers.contains(words[index]),
                let end = lastStep(from: index), end < words.count
            else { return nil }
            return Break(
                before: tokens[..<index].map(String.init),
                after: tokens[end...].map(String.init),
                isHesitation: false
            )
        }
    }

    /// The end of the words that take something back, which punctuation or a hesitation sets off.
    private func phraseEnd(at index: Int) -> Int? {
        guard isSetOff(index), !fillers.contains(words[index - 1]), let end = lastStep(from: index) else { return nil }
        return words[index..<end].contains { !fillers.contains($0) } || isSetOff(end) ? end : nil
    }

    /// The end of all words in a row that take something back or hesitate; nil if there are none.
    private func lastStep(from index: Int) -> Int? {
        var end = index
        while end < words.count, let next = step(at: end) { end = next }
        return end > index ? end : nil
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
