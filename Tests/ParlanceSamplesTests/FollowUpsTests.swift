import Parlance
import ParlanceGrammar
import Testing

/// Utterances that refer to earlier ones, in dialogs over the grammars that come with Parlance.
@Suite("Follow-ups")
struct FollowUpsTests {
    @Test(arguments: ["en", "de"])
    func `are read as written down`(language: String) async throws {
        let pipeline = try await Accepting.pipeline(language)
        for written in try Package.written("dialogs", for: language, in: "followups.yaml") {
            let said = (written["said"]?.elements ?? []).compactMap(\.string)
            let turn = await Self.turn(after: said, pipeline)
            let problem = Self.problem(of: turn, expected: written)
            let isKnown = written["not_yet"] == .bool(true)
            let words = said.joined(separator: " / ")
            #expect((problem == nil) != isKnown, "\(words): \(problem ?? "is right now; remove 'not_yet'")")
        }
    }

    /// The turn after the last utterance; questions whether to carry out a request are affirmed.
    private static func turn(after said: [String], _ pipeline: Pipeline) async -> Turn {
        var dialog = Dialog()
        for utterance in said.dropLast() {
            var turn = await pipeline.respond(to: utterance, in: dialog)
            if case .confirmIntent? = turn.question?.kind { turn = await pipeline.respond(to: "ok", in: turn.dialog) }
            dialog = turn.dialog
        }
        return await pipeline.respond(to: said.last ?? "", in: dialog)
    }

    /// The problem of a turn; nil if there is none.
    private static func problem(of turn: Turn, expected: [String: Value]) -> String? {
        if let asked = expected["asks"]?.string {
            let found = turn.question?.parameter
            return found == asked ? nil : "asks \(found ?? "nothing"), \(turn.outcome)"
        }
        let request = Accepting.request(of: turn)
        guard let intent = expected["request"]?.string else { return request.map { "is read as \($0.intent)" } }
        guard let request, request.intent == intent else { return "is \(request?.intent ?? "not understood")" }
        if let earlier = expected["earlier"]?.string,
            !turn.turns.contains(where: { $0.interaction?.request.intent == earlier })
        {
            return "does not begin with \(earlier)"
        }
        for (name, value) in expected["slots"]?.object ?? [:] {
            guard let found = request[name] else { return "\(name) is missing" }
            let members = found.value.object ?? [:]
            let all = request.values(of: name).map(\.value.description).joined(separator: ", ")
            let forms = [
                found.value, members["number"] ?? .null, members["dateTime"] ?? .null, .string(found.spoken ?? ""),
                .string(all),
            ]
            if !forms.contains(where: { "\($0)" == "\(value)" }) { return "\(name) is \(found)" }
        }
        if let name = expected["has"]?.string, request[name] == nil { return "\(name) is missing" }
        if let name = expected["lacks"]?.string, request[name] != nil { return "\(name) is there" }
        return nil
    }
}
