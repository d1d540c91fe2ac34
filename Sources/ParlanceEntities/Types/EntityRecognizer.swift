import ParlanceGrammar
import ParlanceText
import Synchronization

/// Reads the values of a built-in slot type in a language.
final class EntityRecognizer: SlotRecognizer {
    private let type: EntityType
    private let language: EntityLanguage
    private let kinds: Set<Entity.Kind>
    /// The types of parts that may be values, and the kind of a value that is the text of such a part.
    private let partTypes: [(number: Int32, kind: Entity.Kind)]

    init(_ type: EntityType, _ language: EntityLanguage) {
        self.type = type
        self.language = language
        kinds = type.definition.kinds
        partTypes = PartType.ofEntities(kinds).map { ($0.number32, Entity.Kind(rawValue: $0.rawValue) ?? .url) }
    }

    var firstBytes: Set<UInt8> { Set(0x21...0xFF) }

    var vocabulary: [String] { language.vocabulary }

    var numberWords: [String] { language.numbers?.singleWords.sorted() ?? [] }

    func recognitions(in text: SlotText, from start: Int) -> [SlotRecognition] {
        let session = session(for: text)
        guard let position = session.position(of: start, text) else { return [] }
        let context = text.now.flatMap { TimeContext(reference: $0, direction: type.direction ?? .future) }
        return candidates(session.reader, at: position, context).compactMap { end, values in
            session.end(of: end, text).map { SlotRecognition(end: $0, value: Self.value(values)) }
        }
    }

    /// The ends of values at a position, the longest first, each with its values.
    private func candidates(
        _ reader: PartReader,
        at position: Int,
        _ context: TimeContext?
    ) -> [(end: Int, values: [EntityValue])] {
        var found: [Int: [EntityValue]] = [:]
        let reading = EntityReading(context: context, kinds: kinds)
        for (partType, textKind) in partTypes {
            for part in reader.parts(partType, at: position) {
                let end = Int(part.end)
                guard reader.text.marks[end] & (PartText.Marks.edge | PartText.Marks.seam) != 0 else { continue }
                for (kind, values) in reading.readings(of: part.value, as: textKind)
                where kinds.contains(kind) {
                    let text = reader.text.source(Int(reader.text.origins[position])..<Int(reader.text.ends[end]))
                    let values = part.value == .text ? [.text(text)] : values
                    found[end, default: []] += values.filter { found[end]?.contains($0) != true }
                }
            }
        }
        if found.isEmpty { return [] }
        return found.mapValues(type.accepted).filter { !$0.value.isEmpty }
            .sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }

    /// The best value, with the others as `alternatives`. Numbers, texts and yes and no are plain values.
    static func value(_ values: [EntityValue]) -> Value {
        switch values[0] {
        case .number(let number, nil): return Value(number: number)
        case .text(let text): return .string(text)
        case .flag(let flag): return .bool(flag)
        default: break
        }
        guard case .object(var members) = values[0].json else { return values[0].json }
        if values.count > 1 { members["alternatives"] = .array(values.dropFirst().map(\.json)) }
        return .object(members)
    }

    // MARK: Sessions

    private func session(for text: SlotText) -> Session {
        guard let source = text.source else {
            return Session(language, text.string(in: 0..<text.count), text.now)
        }
        let key = ObjectIdentifier(language)
        if let known = source.memory.sessions[key] as? Session { return known }
        let session = Session(language, source.utterance, source.now)
        source.memory.sessions[key] = session
        return session
    }
}

/// The parts of one utterance, shared by all slots of built-in types.
private final class Session {
    let reader: PartReader
    private let language: EntityLanguage

    init(_ language: EntityLanguage, _ text: String, _ now: ReferenceTime?) {
        self.language = language
        reader = language.readers.take() ?? PartReader(language)
        reader.begin(text, in: now.flatMap { TimeContext(reference: $0) })
    }

    deinit {
        language.readers.give(reader)
    }

    /// The position in the reader's text of a position in the normalized text; nil if no part may begin there.
    func position(of start: Int, _ text: SlotText) -> Int? {
        let offset = text.source.map { Int($0.offsets[start]) } ?? start
        let position = reader.text.origins.partitioningIndex { Int($0) >= offset }
        return position < reader.text.count && reader.text.bytes[position] != 0x20 ? position : nil
    }

    /// The position in the normalized text of an end in the reader's text.
    func end(of end: Int, _ text: SlotText) -> Int? {
        let offset = Int(reader.text.ends[end])
        var position = text.source?.position(before: offset) ?? offset
        while position > 0, text[position - 1] == 0x20 { position -= 1 }
        return position
    }
}

extension [Int32] {
    /// The first index whose element fulfils a condition that holds for all after it.
    fileprivate func partitioningIndex(where isBehind: (Int32) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Readers that wait for the next utterance: their automata are built already.
final class PartReaderPool: Sendable {
    /// A reader is used by one thread at a time: it is in the pool, or with one caller.
    private struct Lent: @unchecked Sendable {
        let reader: PartReader
    }

    private static let limit = 16
    private let waiting = Mutex<[Lent]>([])

    func take() -> PartReader? { waiting.withLock { $0.popLast() }?.reader }

    func give(_ reader: PartReader) {
        let lent = Lent(reader: reader)
        waiting.withLock { if $0.count < Self.limit { $0.append(lent) } }
    }
}

extension TimeContext {
    /// The context of a caller's reference time; nil if there is no such time.
    package init?(reference time: ReferenceTime, direction: Direction = .future) {
        guard let date = CivilDate(year: time.year, month: time.month, day: time.day), 0..<24 ~= time.hour,
            0..<60 ~= time.minute, 0..<60 ~= time.second
        else { return nil }
        let second = time.hour * 3_600 + time.minute * 60 + time.second
        self.init(
            now: LocalTime(date, second: second),
            firstWeekday: 1...7 ~= time.firstWeekday ? time.firstWeekday : 1,
            direction: direction
        )
    }
}
