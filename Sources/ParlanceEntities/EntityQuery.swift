import ParlanceGrammar
import ParlanceText

/// The options of a search for entities, in the JSON of `parlance entities --jsonl`.
package struct EntityQuery: Sendable {
    /// The time that relative times refer to; nil: they are not read.
    package var now: LocalTime?
    /// The kinds of entities to find.
    package var kinds: Set<Entity.Kind>
    /// The time zone of found times, which then have their instants.
    package var zone: TimeZoneRules?

    package init(
        now: LocalTime? = nil,
        kinds: Set<Entity.Kind> = Set(Entity.Kind.allCases),
        zone: TimeZoneRules? = nil
    ) {
        self.now = now
        self.kinds = kinds
        self.zone = zone
    }

    /// Takes the members `now`, `kinds` and `time_zone`; others are ignored.
    ///
    /// - Throws: `EntityQueryError` for the first invalid one.
    package mutating func take(_ members: [String: Value]) throws(EntityQueryError) {
        if let names = members["kinds"], names != .null {
            guard case .array(let names) = names else { throw EntityQueryError("'kinds' is a list of kinds") }
            kinds = []
            for name in names { kinds.insert(try Self.kind(name.string ?? name.description)) }
        }
        if let text = members["now"], text != .null {
            now = try Self.time(text.string ?? text.description, option: "'now'")
        }
        if let name = members["time_zone"], name != .null {
            zone = try Self.zone(name.string ?? name.description)
        }
    }

    /// The kind of a name.
    package static func kind(_ name: String) throws(EntityQueryError) -> Entity.Kind {
        if let kind = Entity.Kind(rawValue: name) { return kind }
        let all = Entity.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw EntityQueryError("there is no kind '\(name)'; the kinds are \(all)")
    }

    /// The time zone of a name.
    package static func zone(_ name: String) throws(EntityQueryError) -> TimeZoneRules {
        if let zone = TimeZoneRules(name) { return zone }
        throw EntityQueryError(
            "there is no time zone '\(name)'; write its name in the IANA database, as Europe/Berlin"
        )
    }

    private static func time(_ text: String, option: String) throws(EntityQueryError) -> LocalTime {
        if let time = ReferenceTime(iso: text).flatMap({ TimeContext(reference: $0)?.now }) { return time }
        throw EntityQueryError("\(option) is a local time such as 2026-11-20T09:00, not '\(text)'")
    }
}

/// An invalid option of a search for entities.
package struct EntityQueryError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem and its remedy, in one sentence without a full stop.
    package let message: String

    init(_ message: String) { self.message = message }

    package var description: String { message }
}

extension EntityFinder {
    /// The answer to a search: `{"text", "entities"}`.
    ///
    /// - Throws: `EntityQueryError` if the text is longer than `textLimit`.
    package func answer(to query: EntityQuery, in text: String) throws(EntityQueryError) -> [String: Value] {
        guard text.utf8.count <= Self.textLimit else {
            throw EntityQueryError("the text has more than \(Self.textLimit) bytes")
        }
        let found = entities(in: text, kinds: query.kinds, context: query.now.map { TimeContext(now: $0) })
        return ["text": .string(text), "entities": .array(found.map { $0.json(in: text, query.zone) })]
    }
}
