import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlancePipeline

/// A stored dialog may have been changed before it is restored.
@Suite("Dialogs that are not as they were stored")
struct HostileDialogTests {
    private static let changes = 800
    private static let replies = ["yes", "no", "the last one", "John", "2", "never mind", "refund 7 euros", "purple"]
    private static let odd: [Value] = [
        .integer(.max), .integer(.min), .integer(-1), .integer(0), .number(1e300), .string(""), .string("yes"),
        .string(String(repeating: "John ", count: 300)), .bool(true), .null, .array([]), .object([:]),
    ]

    /// Dialogs with an open question, of each kind, as JSON.
    private func stored() async throws -> [Value] {
        let handler = ScriptedHandler(resolvers: [
            "recipient": { [$0["recipient"]?.term == nil ? .disambiguation(Courier.people) : .accepted] },
            "guest": { request in request.values(of: "guest").map { _ in .confirmationRequired(nil) } },
        ])
        var dialogs: [Value] = []
        for start in [["send a parcel to John"], ["invite Zoe and John", "yes"], ["refund"], ["refund 9 euros"]] {
            var talk = Conversation(try Courier.pipeline(handler: handler))
            let turn = try #require(await talk.say(all: start))
            #expect(turn.question != nil)
            dialogs.append(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(turn.dialog)))
        }
        return dialogs
    }

    /// Returns the value with a random change.
    private func changed(_ value: Value, _ random: inout SplitMix) -> Value {
        let goesOn = Int.random(in: 0..<9, using: &random) > 0
        switch value {
        case .object(let members) where goesOn:
            guard let key = members.keys.sorted().randomElement(using: &random), let member = members[key] else {
                break
            }
            return .object(members.merging([key: changed(member, &random)]) { $1 })
        case .array(let items) where goesOn:
            guard let index = items.indices.randomElement(using: &random) else { break }
            if Int.random(in: 0..<5, using: &random) == 0 { return .array(items + items) }
            var copy = items
            copy[index] = changed(items[index], &random)
            return .array(copy)
        default: break
        }
        return odd(like: value, &random)
    }

    /// Mostly of the same kind, so that it can be decoded.
    private func odd(like value: Value, _ random: inout SplitMix) -> Value {
        let isAny = Int.random(in: 0..<9, using: &random) == 0
        let alike = Self.odd.filter { odd in
            switch (odd, value) {
            case (.integer, .integer), (.string, .string), (.bool, .bool), (.array, .array): true
            default: isAny
            }
        }
        return alike.randomElement(using: &random) ?? value
    }

    @Test func `are refused, or go on without a trap`() async throws {
        let pipeline = try Courier.pipeline(handler: ScriptedHandler.lookingUp("recipient"))
        let stored = try await stored()
        var random = SplitMix(seed: 11)
        var (read, asked, ended) = (0, 0, 0)
        for _ in 0..<Self.changes {
            guard let original = stored.randomElement(using: &random) else { continue }
            let data = try JSONEncoder().encode(changed(changed(original, &random), &random))
            guard var dialog = try? JSONDecoder().decode(Dialog.self, from: data) else { continue }
            read += 1
            for _ in 0..<3 {
                let turn = await pipeline.respond(to: Self.replies.randomElement(using: &random) ?? "", in: dialog)
                dialog = turn.dialog
                if turn.question != nil { asked += 1 }
                if turn.interaction != nil { ended += 1 }
            }
        }
        #expect(read > Self.changes / 4 && asked > 200 && ended > 200, "\(read) \(asked) \(ended)")
    }
}
