import ParlanceText

/// Finds entities in texts of one language. Uses its memory again, so a value serves one caller at a time.
package final class EntityFinder {
    /// The maximum length of a text in UTF-8. Reading takes about a kilobyte of memory for each byte.
    package static let textLimit = 1 << 16

    private let reader: PartReader
    /// The types that are searched for `searchedKinds`, the kinds of the last search.
    private var searched: [Searched] = []
    private var searchedKinds: Set<Entity.Kind> = []

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

    private struct Found {
        let start: Int
        let end: Int
        /// Nil for words that are no entity and hide others.
        var entity: Entity?
        /// The number of guesses, then the rank of the type.
        let rank: Int
        let isWanted: Bool

        /// Whether it has a unit, and so needs its number.
        var isAmount: Bool {
            switch entity?.kind {
            case .percent, .currency, .temperature, .dimension, .age, .duration: true
            default: false
            }
        }

        var isTime: Bool {
            switch entity?.kind {
            case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange: true
            default: false
            }
        }

        /// Whether it begins within another entity and ends after it.
        func cuts(_ other: Found) -> Bool {
            other.isTime && start > other.start && start < other.end && end > other.end
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
        var found: [Found] = []
        for position in 0..<reader.bytes.count where mayBegin(at: position) {
            addAll(from: position, kinds, in: context, to: &found)
        }
        return chosen(from: found).filter { kinds.contains($0.kind) }
    }

    private func addAll(
        from position: Int,
        _ kinds: Set<Entity.Kind>,
        in context: TimeContext?,
        to found: inout [Found]
    ) {
        let isWithinDigits = isWithinDigits(position)
        let first = found.count
        for type in searched where type.isWithinDigits || !isWithinDigits {
            for part in reader.parts(type.number, at: position) where mayEnd(at: Int(part.end)) {
                add(part, of: type, from: position, kinds, in: context, to: &found, first)
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

    private func add(
        _ part: PartReader.Part,
        of type: Searched,
        from start: Int,
        _ kinds: Set<Entity.Kind>,
        in context: TimeContext?,
        to found: inout [Found],
        _ first: Int
    ) {
        let range = Int(reader.text.origins[start])..<Int(reader.text.ends[Int(part.end)])
        if case .word = part.value {
            found.append(Found(start: start, end: Int(part.end), entity: nil, rank: -1, isWanted: true))
            return
        }
        if type.type == .number, isArticle(range) { return }
        for (kind, values) in EntityReading(
            context: context,
            kinds: kinds,
            text: type.textKind
        ).readings(of: part.value) where !values.isEmpty {
            let end = Int(part.end)
            if let same = found[first...].firstIndex(where: { $0.end == end && $0.entity?.kind == kind }) {
                for value in values where found[same].entity?.values.contains(value) == false {
                    found[same].entity?.values.append(value)
                }
            } else {
                let texts = kind == .phone || kind == .email || kind == .url
                let value = texts ? [.text(reader.text.source(range))] : values
                found.append(
                    Found(
                        start: start,
                        end: end,
                        entity: Entity(kind: kind, range: range, values: value),
                        rank: part.value.guesses * 100 + (kind == .phone && isWholeNumber(start..<end) ? 50 : 0)
                            + type.rank,
                        isWanted: kinds.contains(kind)
                    )
                )
            }
        }
    }

    /// The longest entities first come first; of equally long ones, the more specific type.
    private func chosen(from found: [Found]) -> [Entity] {
        let ordered = found.sorted { a, b in
            if a.end - a.start != b.end - b.start { return a.end - a.start > b.end - b.start }
            if a.start != b.start { return a.start < b.start }
            return a.isWanted != b.isWanted ? a.isWanted : a.rank < b.rank
        }
        let amounts = found.filter(\.isAmount)
        var taken: [Found] = []
        var isTaken = [Bool](repeating: false, count: reader.text.count)
        // An entity that overlaps a longer one has one of its own ends within it.
        for one in ordered where !isTaken[one.start] && !isTaken[one.end - 1] && !Self.isCut(one, by: amounts) {
            for position in one.start..<one.end { isTaken[position] = true }
            taken.append(one)
        }
        return taken.sorted { $0.start < $1.start }.compactMap(\.entity)
    }

    /// - Parameter amounts: in the order of their starts.
    private static func isCut(_ one: Found, by amounts: [Found]) -> Bool {
        guard one.isTime else { return false }
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

extension PartValue {
    /// The number of parts of a time that were too little to be certain.
    fileprivate var guesses: Int {
        switch self {
        case .moment(let moment): moment.guesses
        case .span(let span): (span.from?.guesses ?? 0) + (span.to?.guesses ?? 0)
        default: 0
        }
    }
}
