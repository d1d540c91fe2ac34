import ParlanceEntities
import ParlanceGrammar

/// Finds what may be a modifier in an utterance that is no request as it stands.
struct ModifierReader {
    /// An utterance without some words, and what these words say.
    struct Division {
        let rest: String
        let modifiers: [RequestModifier]
    }

    /// The maximum number of words of an utterance; a longer one has no modifiers.
    private static let mostWords = 40
    fileprivate static let kinds: Set<Entity.Kind> = [.date, .dateTime, .dateTimeRange, .recurrence, .duration]

    private let utterance: String
    private let words: [Substring]
    private let profile: LanguageProfile
    private let times: [(range: Range<String.Index>, modifier: RequestModifier)]
    /// The last words of other times, which are times of their own: "20 | tomorrow".
    private let endings: [(range: Range<String.Index>, modifier: RequestModifier)]

    /// - Parameter now: Nil: times are not read.
    init(_ utterance: String, _ profile: LanguageProfile, language: String, now: ReferenceTime?) {
        self.utterance = utterance
        self.profile = profile
        let words = utterance.split(whereSeparator: \.isWhitespace)
        self.words = words.count <= Self.mostWords ? words : []
        guard !self.words.isEmpty, let now, let context = TimeContext(reference: now) else {
            (times, endings) = ([], [])
            return
        }
        let finder = EntityFinder(EntityLanguages.shipped.language(language))
        let lasting = profile.lasting
        let entities = finder.entities(in: utterance, kinds: Self.kinds, context: context)
        times = entities.flatMap { [$0] + finder.shorter($0, in: utterance, context) }
            .compactMap { Self.modifier($0, in: utterance, after: context.now, lasting: lasting) }
        endings = entities.flatMap { finder.later($0, in: utterance, context) }
            .compactMap { Self.modifier($0, in: utterance, after: context.now, lasting: lasting) }
    }

    /// The ways to take modifiers out of the utterance, the likeliest first.
    var divisions: [Division] {
        let pairs = times.indices.flatMap { first in
            times[(first + 1)...].filter { $0.range.lowerBound >= times[first].range.upperBound }.map {
                [times[first], $0]
            }
        }
        let timed = (pairs + times.map { [$0] } + endings.map { [$0] }).map { taken in
            Division(rest: utterance.removing(taken.map(\.range)), modifiers: taken.map(\.modifier))
        }
        return timed + behind + ahead
    }

    /// A condition at the end: "… when I get home".
    private var behind: [Division] {
        words.indices.dropFirst().compactMap { start in
            conjunction(at: start).flatMap { division(rest: words[..<start], words[start...], after: $0) }
        }
    }

    /// A condition at the beginning: "when I get home, …". The shortest comes first.
    private var ahead: [Division] {
        guard let conjunction = conjunction(at: 0) else { return [] }
        return words.indices.dropFirst(conjunction + 1).compactMap { end in
            division(rest: words[end...], words[..<end], after: conjunction)
        }
    }

    private func division(rest: ArraySlice<Substring>, _ clause: ArraySlice<Substring>, after conjunction: Int)
        -> Division?
    {
        let condition = clause.dropFirst(conjunction)
        guard !rest.isEmpty, let first = condition.first, let last = condition.last, !joins(first), !joins(last),
            !isArticle(last), !opensSentence(last, of: condition)
        else { return nil }
        let modifier = RequestModifier(
            .condition,
            .string(condition.phrase),
            spoken: clause.phrase
        )
        return Division(rest: rest.phrase, modifiers: [modifier])
    }

    /// Whether a word joins requests: "and".
    private func joins(_ word: Substring) -> Bool { profile.joiners.contains(word.lowercased()) }

    /// Whether a word begins another sentence than that of a condition: "if it's | under 20", "if I were rich I'd | …", or
    /// follows its verb in a question: "when did I | …".
    private func opensSentence(_ word: Substring, of condition: ArraySlice<Substring>) -> Bool {
        profile.subjects?.contains(word.lowercased()) == true && (word.contains("'") || condition.count == 2)
    }

    /// Whether a word needs another one behind it: "once the".
    private func isArticle(_ word: Substring) -> Bool {
        profile.articles.split(separator: " ").contains { $0 == word.lowercased() }
    }

    /// The number of words of the conjunction that begins at a word; nil: none does.
    private func conjunction(at start: Int) -> Int? {
        profile.conditions.map { $0.split(separator: " ") }
            .filter { words[start...].lazy.map { $0.lowercased() }.starts(with: $0.map { $0.lowercased() }) }
            .map(\.count).max()
    }
}

extension ModifierReader {
    /// Whether a single word for a part of the day stands between others, and may say which thing is meant: "my usual
    /// morning run".
    private static func qualifies(_ range: Range<String.Index>, in text: String) -> Bool {
        let isWord = !text[range].contains(where: \.isWhitespace)
        return isWord && text[..<range.lowerBound].contains(where: \.isLetter)
            && text[range.upperBound...].contains(where: \.isLetter)
    }

    /// The modifier of an entity; nil for a time in the past, and for a duration that is none of the effect.
    ///
    /// - Parameter lasting: The words before a duration: "for".
    private static func modifier(
        _ entity: Entity,
        in text: String,
        after now: LocalTime,
        lasting: [String]
    ) -> (range: Range<String.Index>, modifier: RequestModifier)? {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: entity.range.lowerBound)
        var range = start..<utf8.index(utf8.startIndex, offsetBy: entity.range.upperBound)
        let kind: RequestModifier.Kind
        switch entity.kind {
        case .recurrence: kind = .recurrence
        case .duration:
            guard let word = text[..<start].ending(withOneOf: lasting) else { return nil }
            range = word..<range.upperBound
            kind = .duration
        default:
            if entity.kind == .dateTimeRange, qualifies(range, in: text) { return nil }
            kind = .time
        }
        guard let value = entity.values.first(where: { $0.isAhead(of: now) }) else { return nil }
        let spoken = text[range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (range, RequestModifier(kind, value.json, spoken: spoken))
    }
}

extension EntityFinder {
    /// The entity in the last words of another one, which may have taken a number before them: "send 20 | tomorrow".
    fileprivate func later(_ entity: Entity, in text: String, _ context: TimeContext) -> [Entity] {
        let utf8 = Array(text.utf8)
        guard let blank = entity.range.first(where: { utf8[$0] == UInt8(ascii: " ") }) else { return [] }
        let start = blank + 1
        let rest = String(decoding: utf8[start...], as: UTF8.self)
        return entities(in: rest, kinds: ModifierReader.kinds, context: context)
            .filter { $0.range.lowerBound == 0 && start + $0.range.upperBound == entity.range.upperBound }
            .map { entity in
                var moved = entity
                moved.range = start..<start + entity.range.count
                return moved
            }
    }

    /// The entities in the first words of another one: it may have taken words that follow it, "in ten minutes start",
    /// "tomorrow, start".
    fileprivate func shorter(_ entity: Entity, in text: String, _ context: TimeContext) -> [Entity] {
        let utf8 = Array(text.utf8)
        let blanks = entity.range.filter { utf8[$0] == UInt8(ascii: " ") }
        return blanks.suffix(2).reversed().flatMap { end in
            entities(in: String(decoding: utf8[..<end], as: UTF8.self), kinds: ModifierReader.kinds, context: context)
                .filter { shorter in
                    shorter.range.lowerBound == entity.range.lowerBound
                        && utf8[shorter.range.upperBound..<end].allSatisfy(",;:".utf8.contains)
                }
        }
    }
}

extension EntityValue {
    /// Whether a time is not over yet.
    fileprivate func isAhead(of now: LocalTime) -> Bool {
        switch self {
        case .dateTime(let time): time >= now
        case .date(let date): date >= now.date
        case .dateTimes(let from, let to): (to ?? from).map { $0 >= now } ?? false
        default: true
        }
    }
}

extension ArraySlice<Substring> {
    /// The words without the comma behind the last.
    fileprivate var phrase: String {
        let text = joined(separator: " ")
        return String(text.last == "," ? text.dropLast() : text[...])
    }
}

extension String {
    /// The text without some parts, which are in their order.
    fileprivate func removing(_ parts: [Range<Index>]) -> String {
        var text = ""
        var start = startIndex
        for part in parts {
            text += self[start..<part.lowerBound] + " "
            start = part.upperBound
        }
        return text + self[start...]
    }
}

extension Substring {
    /// The start of the longest phrase that the text ends with, apart from blanks.
    fileprivate func ending(withOneOf phrases: [String]) -> Index? {
        let text = self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)]
        let found = phrases.filter { phrase in
            text.lowercased().hasSuffix(phrase.lowercased())
                && (text.count == phrase.count || text.dropLast(phrase.count).last?.isWhitespace == true)
        }
        return found.map(\.count).max().map { text.index(text.endIndex, offsetBy: -$0) }
    }
}
