import ParlanceText

/// Finds entities in texts of one language. Uses its memory again, so a value serves one caller at a time.
package final class EntityFinder {
    /// The maximum length of a text in UTF-8. Reading takes about a kilobyte of memory for each byte.
    package static let textLimit = 1 << 16

    private let reader: PartReader
    /// The types that are searched for `searchedKinds`, the kinds of the last search.
    private var searched: [Searched] = []
    private var searchedKinds: Set<Entity.Kind> = []
    /// The parts of the text that may be entities.
    private var candidates: [Candidate] = []

    /// A type of parts that may be entities.
    private struct Searched {
        let type: PartType
        let number: Int32
        let rank: Int
        /// The kind of entities whose value is their text.
        let textKind: Entity.Kind
        /// Whether its parts may begin within digits.
        let isWithinDigits: Bool

        init(_ type: PartType, rank: Int) {
            self.type = type
            self.rank = rank
            number = type.number32
            textKind = Entity.Kind(rawValue: type.rawValue) ?? .url
            isWithinDigits = type == .number || type == .phone
        }
    }

    package init(_ language: EntityLanguage) {
        reader = PartReader(language)
    }

    /// A part that may be an entity.
    private struct Candidate {
        let start: Int
        let end: Int
        /// The index of the part in the reader's parts.
        let part: Int
        /// The index of its type in `searched`.
        let type: Int
        /// Its place in the order of finding.
        let number: Int

        /// The longest candidates first come first; of equally long ones, the first found.
        static func isBefore(_ a: Candidate, _ b: Candidate) -> Bool {
            if a.end - a.start != b.end - b.start { return a.end - a.start > b.end - b.start }
            return a.start != b.start ? a.start < b.start : a.number < b.number
        }

        /// Whether it begins within another candidate and ends after it.
        func cuts(_ other: Candidate) -> Bool { start > other.start && start < other.end && end > other.end }
    }

    /// An entity in one place, with the values of all parts that have this extent and kind.
    private struct Found {
        /// Nil for words that are no entity and hide others.
        var entity: Entity?
        /// The number of guesses, then the rank of the type; the lowest of all parts.
        var rank: Int
        let isWanted: Bool

        var isTime: Bool {
            switch entity?.kind {
            case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange: true
            default: false
            }
        }
    }

    /// The entities of some kinds, from left to right, without overlaps.
    ///
    /// - Parameters:
    ///   - text: at most `textLimit` bytes; a longer text has no entities.
    ///   - context: nil: relative times are not read.
    package func entities(in text: String, kinds: Set<Entity.Kind>, context: TimeContext?) -> [Entity] {
        guard text.utf8.count <= Self.textLimit else { return [] }
        reader.begin(text, in: context)
        if searchedKinds != kinds {
            searched = Self.types(for: kinds).enumerated().map { Searched($1, rank: $0) }
            searchedKinds = kinds
        }
        candidates.removeAll(keepingCapacity: true)
        for position in 0..<reader.bytes.count where mayBegin(at: position) { addCandidates(from: position) }
        return chosen(EntityReading(context: context, kinds: kinds)).filter { kinds.contains($0.kind) }
    }

    private func addCandidates(from position: Int) {
        let isWithinDigits = isWithinDigits(position)
        for (index, type) in searched.enumerated() where type.isWithinDigits || !isWithinDigits {
            for part in reader.partIndices(type.number, at: position) {
                let end = Int(reader.part(part).end)
                guard mayEnd(at: end) else { continue }
                let number = candidates.count
                candidates.append(Candidate(start: position, end: end, part: part, type: index, number: number))
            }
        }
    }

    /// Whether a part of the text is an article, which is a number only with a unit.
    private func isArticle(_ range: Range<Int>) -> Bool {
        !reader.language.articles.isEmpty && range.count < reader.text.sourceCount
            && reader.language.articles.contains(reader.text.source(range).lowercased())
    }

    /// Whether a range is a few digits in a row, which are rather a number than a phone number.
    private func isWholeNumber(_ range: Range<Int>) -> Bool {
        let digits = reader.bytes[range]
        return digits.count < 10 && digits.first != UInt8(ascii: "0") && digits.allSatisfy { $0 &- 0x30 < 10 }
    }

    private func mayBegin(at position: Int) -> Bool {
        mayEnd(at: position) && reader.bytes[position] != 0x20
    }

    /// Whether digits begin here that follow other digits and a sign: "37.1".
    private func isWithinDigits(_ position: Int) -> Bool {
        let bytes = reader.bytes
        guard position > 1, bytes[position] &- 0x30 < 10, bytes[position - 2] &- 0x30 < 10 else { return false }
        return bytes[position - 1] == UInt8(ascii: ".") || bytes[position - 1] == UInt8(ascii: ",")
    }

    private func mayEnd(at position: Int) -> Bool { reader.marks(at: position) & PartText.Marks.edge != 0 }

    /// The entities among the candidates: the longest first, so that a part that a longer entity hides is never
    /// resolved.
    private func chosen(_ reading: EntityReading) -> [Entity] {
        let amounts = candidates.filter { reader.part($0.part).value.isAmount }
        candidates.sort(by: Candidate.isBefore)
        var chosen: [(start: Int, entity: Entity)] = []
        var isTaken = [Bool](repeating: false, count: reader.text.count)
        var next = 0
        while next < candidates.count {
            let first = candidates[next]
            let same = candidates[next...].prefix { $0.start == first.start && $0.end == first.end }
            next = same.endIndex
            // An entity that overlaps a longer one has one of its own ends within it.
            guard !isTaken[first.start], !isTaken[first.end - 1] else { continue }
            let isCut = Self.isCut(first, by: amounts)
            guard let best = found(in: same, reading).filter({ !(isCut && $0.isTime) }).min(by: isBetter) else {
                continue
            }
            for position in first.start..<first.end { isTaken[position] = true }
            if let entity = best.entity { chosen.append((first.start, entity)) }
        }
        return chosen.sorted { $0.start < $1.start }.map(\.entity)
    }

    /// The more specific type precedes.
    private func isBetter(_ a: Found, _ b: Found) -> Bool {
        a.isWanted != b.isWanted ? a.isWanted : a.rank < b.rank
    }

    /// The entities that candidates with the same extent may be, one for each kind.
    private func found(in candidates: ArraySlice<Candidate>, _ reading: EntityReading) -> [Found] {
        var found: [Found] = []
        for candidate in candidates {
            let (part, type) = (reader.part(candidate.part), searched[candidate.type])
            if case .word = part.value { return [Found(entity: nil, rank: -1, isWanted: true)] }
            let range = Int(reader.text.origins[candidate.start])..<Int(reader.text.ends[candidate.end])
            if type.type == .number, isArticle(range) { continue }
            for (kind, values) in reading.readings(of: part.value, as: type.textKind) where !values.isEmpty {
                let isWhole = kind == .phone && isWholeNumber(candidate.start..<candidate.end)
                let rank = part.value.guesses * 100 + (isWhole ? 50 : 0) + type.rank
                if let same = found.firstIndex(where: { $0.entity?.kind == kind }) {
                    found[same].entity?.add(values)
                    found[same].rank = min(found[same].rank, rank)
                } else {
                    let entity = Entity(
                        kind: kind,
                        range: range,
                        values: isText(kind) ? [.text(reader.text.source(range))] : values
                    )
                    found.append(Found(entity: entity, rank: rank, isWanted: reading.kinds.contains(kind)))
                }
            }
        }
        return found
    }

    /// Whether the value of entities of a kind is their text.
    private func isText(_ kind: Entity.Kind) -> Bool { kind == .phone || kind == .email || kind == .url }

    /// - Parameter amounts: in the order of their starts.
    private static func isCut(_ one: Candidate, by amounts: [Candidate]) -> Bool {
        var (first, end) = (0, amounts.count)
        while first < end {
            let middle = (first + end) / 2
            if amounts[middle].start <= one.start { first = middle + 1 } else { end = middle }
        }
        return amounts[first...].prefix { $0.start < one.end }.contains { $0.cuts(one) }
    }

    /// The types whose parts may be entities of the kinds, or hide them, the more specific first.
    private static func types(for kinds: Set<Entity.Kind>) -> [PartType] {
        let times: Set<Entity.Kind> = [
            .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .duration, .recurrence,
        ]
        var types: [PartType] = [.none]
        types += [.email, .url]
        if !kinds.isDisjoint(with: times) { types += [.recurrence, .when, .range, .duration, .percent, .currency] }
        if kinds.contains(.phone) { types.append(.phone) }
        if kinds.contains(.age) { types.append(.age) }
        if kinds.contains(.currency), !types.contains(.currency) { types.append(.currency) }
        if kinds.contains(.temperature) { types.append(.temperature) }
        if kinds.contains(.dimension) { types.append(.dimension) }
        if kinds.contains(.percent), !types.contains(.percent) { types.append(.percent) }
        if kinds.contains(.boolean) { types.append(.boolean) }
        if kinds.contains(.number) { types += [.number] }
        if kinds.contains(.ordinal) { types.append(.ordinal) }
        return types
    }
}

extension Entity {
    /// Adds values that it does not have yet.
    fileprivate mutating func add(_ others: [EntityValue]) {
        for value in others where !values.contains(value) { values.append(value) }
    }
}

extension PartValue {
    /// Whether it has a unit, and so needs its number.
    fileprivate var isAmount: Bool {
        switch self {
        case .percent, .measure, .duration: true
        default: false
        }
    }

    /// The number of parts of a time that were too little to be certain.
    fileprivate var guesses: Int {
        switch self {
        case .moment(let moment): moment.guesses
        case .span(let span): (span.from?.guesses ?? 0) + (span.to?.guesses ?? 0)
        case .recurrence(let recurrence): recurrence.isUnsure ? 1 : 0
        default: 0
        }
    }
}
