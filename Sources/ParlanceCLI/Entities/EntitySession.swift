import ArgumentParser
import Foundation
import Parlance
import ParlanceEntities
import ParlanceGrammar
import ParlanceText

/// Finds entities in texts and writes them.
struct EntitySession {
    private let finder: EntityFinder
    private let now: LocalTime
    private let kinds: Set<Entity.Kind>
    private let zone: TimeZoneRules?

    init(_ finder: EntityFinder, now: LocalTime, kinds: Set<Entity.Kind>, zone: TimeZoneRules? = nil) {
        self.zone = zone
        self.finder = finder
        self.now = now
        self.kinds = kinds
    }

    /// The kind of a name.
    static func kind(_ name: String) throws -> Entity.Kind {
        if let kind = Entity.Kind(rawValue: name) { return kind }
        let all = Entity.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no kind '\(name)'; the kinds are \(all)")
    }

    func answer(_ text: String, asJSON isJSON: Bool) throws {
        let found = try entities(in: text, kinds, now)
        if isJSON {
            let answer = Value.object([
                "text": .string(text), "entities": .array(found.map { $0.json(in: text, zone) }),
            ])
            return try StandardOutput.print(
                String(decoding: AnswerEncoder(isSpread: true).encode(answer), as: UTF8.self)
            )
        }
        for entity in found {
            let words = String(decoding: Array(text.utf8)[entity.range], as: UTF8.self)
            let values = entity.values.map { value in (zone.map { value.json(in: $0) } ?? value.json).description }
            try StandardOutput.print("\(words)  \(entity.kind.rawValue)  \(values.joined(separator: " or "))")
        }
        if found.isEmpty { try ExitStatus.noMatch.end() }
    }

    private func entities(in text: String, _ kinds: Set<Entity.Kind>, _ now: LocalTime) throws -> [Entity] {
        let limit = EntityFinder.textLimit
        guard text.utf8.count <= limit else { throw ValidationError("the text has more than \(limit) bytes") }
        return finder.entities(in: text, kinds: kinds, context: TimeContext(now: now))
    }

    // MARK: Lines

    func answerLines() throws {
        var input = LineReader(.standardInput)
        var hasFailed = false
        while let lines = try input.nextLines() {
            var output = Data()
            for line in lines {
                let answer = answer(line, &hasFailed)
                output += try AnswerEncoder().encode(answer)
                output.append(UInt8(ascii: "\n"))
            }
            if !output.isEmpty { try StandardOutput.write(output) }
        }
        if hasFailed { try ExitStatus.invalid.end() }
    }

    private func answer(_ line: LineReader.Line, _ hasFailed: inout Bool) -> Value {
        do {
            switch line {
            case .complete(let bytes): return try answer(try JSONDecoder().decode(Value.self, from: bytes))
            case .tooLong(let limit): throw ValidationError("the line has more than \(limit) bytes")
            }
        } catch {
            hasFailed = true
            return .object(["error": .string("\(error)")])
        }
    }

    private func answer(_ request: Value) throws -> Value {
        guard let members = request.object, let text = members["text"]?.string else {
            throw ValidationError("a request is an object with 'text'")
        }
        var answer: [String: Value] = [:]
        if let id = members["id"] { answer["id"] = id }
        var kinds = kinds
        if case .array(let names)? = members["kinds"] {
            kinds = Set(try names.map { try Self.kind($0.string ?? $0.description) })
        }
        var now = now
        if let text = members["now"]?.string {
            guard let time = ReferenceTime(iso: text)?.localTime else {
                throw ValidationError("'now' is a local time such as 2026-11-20T09:00, not '\(text)'")
            }
            now = time
        }
        let found = try entities(in: text, kinds, now)
        answer["entities"] = .array(found.map { $0.json(in: text, zone) })
        return .object(answer)
    }
}
