import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlancePipeline

@Suite("Laws of dialogs")
struct DialogLawTests {
    private static let dialogs = 1_000
    private static let utterances = [
        "send a parcel", "send a parcel to John", "send a parcel to Zoe by bike", "invite John, Mary and Zoe",
        "invite somebody",
        "take a note", "take a note saying hello", "refund", "refund 30 euros", "where is my parcel", "yes", "no",
        "never mind",
        "the second one", "the last", "number 9", "John", "Mary Jones", "Smith", "two", "17", "plane",
        "by the night train",
        "purple monkey", "", "no, to Mary", "Zoe and John", "none of them", "…", "refund 0 euros",
        "send 499 kilos to my office",
    ]

    /// A handler that answers by the number of its question: the same question gets the same answer.
    private struct Whimsical: IntentHandler {
        let seed: UInt64

        func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? {
            var random = generator(for: request, parameter)
            let values = request.values(of: parameter)
            let isEach = request.intent == "Invite" && Bool.random(using: &random)
            return try (0..<(isEach ? values.count : 1)).map { _ in try resolution(values, &random) }
        }

        private func resolution(_ values: [ParameterValue], _ random: inout SplitMix) throws -> Resolution {
            switch Int.random(in: 0..<14, using: &random) {
            case 0: return .needsValue
            case 1: return .disambiguation(Array(Courier.people.prefix(Int.random(in: 0...3, using: &random))))
            case 2: return .confirmationRequired(Bool.random(using: &random) ? Courier.people[1] : nil)
            case 3: return .unsupported
            case 4: return .notRequired
            case 5: return .success(Courier.people)
            case 6: throw Whim()
            default: return .accepted
            }
        }

        func confirm(_ request: IntentRequest) async throws -> IntentResponse {
            var random = generator(for: request, "confirm")
            return IntentResponse(
                [.ready, .userConfirmationRequired, .failure].randomElement(using: &random) ?? .ready
            )
        }

        func handle(_ request: IntentRequest) async throws -> IntentResponse {
            var random = generator(for: request, "handle")
            let codes: [ResponseCode] = [.success, .failure, .continueInApp, .userConfirmationRequired, "nonsense"]
            return IntentResponse(codes.randomElement(using: &random) ?? .success)
        }

        private func generator(for request: IntentRequest, _ purpose: String) -> SplitMix {
            let told = request.names.map { "\($0)=\(request.values(of: $0).map(\.name))" }.joined()
            let sum = (told + purpose + request.intent).utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            return SplitMix(seed: sum)
        }

        struct Whim: Error {}
    }

    private func utterances(seed: UInt64) -> [String] {
        var random = SplitMix(seed: seed)
        return (0..<Int.random(in: 2...9, using: &random)).compactMap { _ in
            Self.utterances.randomElement(using: &random)
        }
    }

    /// The number of events, by kind.
    private func kind(of turn: Turn) -> String {
        switch turn.outcome {
        case .question(let question):
            switch question.kind {
            case .value: "value"
            case .choose: "choose"
            case .confirm: "confirm"
            case .confirmIntent: "confirm intent"
            }
        case .answer: "answer"
        case .done(let interaction): interaction.response == nil ? "cancelled" : "done"
        }
    }

    @Test func `random dialogs come to an end, and go on in another process as they would in this one`() async throws {
        let parser = try Courier.pipeline(handler: ScriptedHandler()).parser
        let catalog = try Courier.loaded().catalog
        var kinds: [String: Int] = [:]
        for seed in 0..<UInt64(Self.dialogs) {
            func talk() -> Conversation {
                var handlers = HandlerTable()
                handlers.add(catalog.intents.map(\.name)) { Whimsical(seed: seed) }
                return Conversation(
                    Pipeline(
                        parser: parser,
                        language: "en",
                        catalog: catalog,
                        handlers: handlers,
                        options: Courier.options
                    )
                )
            }
            var one = talk()
            var other = talk()
            for utterance in utterances(seed: seed) {
                let turn = await one.say(utterance)
                try other.restore()
                #expect(await other.say(utterance) == turn, "seed \(seed)")
                #expect(turn.question == turn.dialog.question || turn.question == nil)
                kinds[kind(of: turn), default: 0] += 1
            }
        }
        for kind in ["value", "choose", "confirm", "confirm intent", "answer", "cancelled", "done"] {
            #expect(kinds[kind, default: 0] > 50, "\(kind): \(kinds)")
        }
    }

    @Test func `a user who always answers comes to an end with any handler`() async throws {
        for seed in 0..<UInt64(100) {
            var talk = Conversation(try Courier.pipeline(handler: Whimsical(seed: seed)))
            var turn = await talk.say("invite John, Mary and Zoe")
            var count = 0
            while let question = turn.question {
                count += 1
                try #require(count < 60, "seed \(seed)")
                switch question.kind {
                case .value: turn = await talk.say("Zoe")
                case .choose: turn = await talk.say("the first one")
                case .confirm, .confirmIntent: turn = await talk.say("yes")
                }
            }
            #expect(turn.interaction != nil)
        }
    }
}
