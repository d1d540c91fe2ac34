import ArgumentParser
import Foundation
import Parlance
import ParlanceEntities
import ParlanceGrammar
import ParlanceText

/// Finds entities in texts and writes them.
struct EntitySession: LineSession {
    private let finder: EntityFinder
    private let query: EntityQuery

    init(_ finder: EntityFinder, _ query: EntityQuery) {
        self.finder = finder
        self.query = query
    }

    func answer(_ text: String, asJSON isJSON: Bool) throws {
        let answer = try finder.answer(to: query, in: text)
        if isJSON {
            return try StandardOutput.print(
                String(decoding: AnswerEncoder(isSpread: true).encode(answer), as: UTF8.self)
            )
        }
        guard case .array(let found)? = answer["entities"], !found.isEmpty else { return try ExitStatus.noMatch.end() }
        for entity in found { try StandardOutput.print(Self.line(for: entity.object ?? [:])) }
    }

    /// The words, the kind and the values of an entity.
    private static func line(for entity: [String: Value]) -> String {
        var values = [entity["value"] ?? .null]
        if case .array(let others)? = entity["alternatives"] { values += others }
        let shown = values.map(\.description).joined(separator: " or ")
        return "\(entity["text"]?.string ?? "")  \(entity["kind"]?.string ?? "")  \(shown)"
    }

    // MARK: Lines

    private(set) var status = ExitStatus.success

    mutating func answer(_ line: LineReader.Line) -> Data {
        do {
            switch line {
            case .complete(let bytes): return encode(try answer(try JSONDecoder().decode(Value.self, from: bytes)))
            case .tooLong(let limit): throw ValidationError("the line has more than \(limit) bytes")
            }
        } catch {
            status = .invalid
            return encode(.object(["error": .string("\(error)")]))
        }
    }

    /// Encoding a value cannot fail.
    private func encode(_ answer: Value) -> Data { (try? AnswerEncoder().encode(answer)) ?? Data("{}".utf8) }

    private func answer(_ request: Value) throws -> Value {
        guard let members = request.object, let text = members["text"]?.string else {
            throw ValidationError("a request is an object with 'text'")
        }
        var query = query
        try query.take(members)
        var answer = try finder.answer(to: query, in: text)
        answer["text"] = nil
        answer["id"] = members["id"]
        return .object(answer)
    }
}

/// The entities of a language for several threads, each with a finder of its own. No line changes the answers to others.
struct EntityServer: LineServer {
    let language: EntityLanguage
    let query: EntityQuery

    func session() -> EntitySession { EntitySession(EntityFinder(language), query) }

    func mayBeChanged(by bytes: Data) -> Bool { false }

    func answer(_ line: LineReader.Line) -> LineAnswers {
        var session = session()
        return LineAnswers(line, in: &session)
    }
}
