import Foundation
import ParlanceEntities
import ParlanceGrammar

/// The languages of this checkout's files, and shortcuts for finding entities in tests.
enum Finding {
    /// The folder of the checkout.
    static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()

    static let folder = "\(root)/Sources/ParlanceEntities/Language/Files"

    static let languages: EntityLanguages = {
        do {
            return try EntityLanguages.load(paths: [folder])
        } catch {
            fatalError("\(error)")
        }
    }()

    /// Friday, 20 November 2026, 9 o'clock.
    static let now = LocalTime(iso: "2026-11-20T09:00:00")!

    /// Entities as `text = value or value`.
    static func entities(
        in text: String,
        _ kinds: Set<Entity.Kind> = Set(Entity.Kind.allCases),
        language: String = "en",
        now: LocalTime = now
    ) -> [Entity] {
        finder(language).entities(in: text, kinds: kinds, context: TimeContext(now: now))
    }

    static func finder(_ language: String) -> EntityFinder { EntityFinder(languages.language(language)) }

    /// The texts of the entities of a kind.
    static func texts(of kind: Entity.Kind, in text: String, language: String = "en") -> [String] {
        let bytes = Array(text.utf8)
        return entities(in: text, [kind], language: language).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    /// The values of the entities of a kind as JSON, the best first.
    static func values(of kind: Entity.Kind, in text: String, language: String = "en") -> [[String]] {
        entities(in: text, [kind], language: language).map { $0.values.map(\.json.description) }
    }

    /// The numbers of a text.
    static func numbers(in text: String, language: String = "en") -> [Double] {
        entities(in: text, [.number], language: language).compactMap { entity in
            if case .number(let number, _)? = entity.values.first { number } else { nil }
        }
    }
}
