import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Resolving")
struct ResolvingTests {
    private func conversation(_ handler: ScriptedHandler = ScriptedHandler()) throws -> Conversation {
        Conversation(try Courier.pipeline(handler: handler))
    }

    // MARK: - Without a resolver

    @Test func `what was said is taken, and what is optional may be missing`() async throws {
        var talk = try conversation()
        let turn = await talk.say("send a parcel to Mary by plane")
        #expect(turn.code == .success)
        #expect(turn.handled("recipient") == ["Mary"])
        #expect(turn.handled("service") == ["plane"])
        #expect(turn.handled("weight") == [])
    }

    @Test func `what is required and was not said is asked for`() async throws {
        var talk = try conversation()
        let question = await talk.say("send a parcel")
        #expect(question.asksForValue && question.question?.parameter == "recipient")
        #expect(question.messages.map(\.key) == [.value])
        let turn = await talk.say("to my office, please")
        #expect(turn.code == .success)
        #expect(turn.interaction?.request["recipient"]?.value == .string("office"))
    }

    // MARK: - Outcomes

    @Test func `success may be another value than was said`() async throws {
        let plane = ParameterValue(.string("train"), spoken: "night train")
        var talk = try conversation(.resolving("service", [.success(plane)]))
        #expect(await talk.say("send a parcel to Mary by plane").handled("service") == ["night train"])
    }

    @Test func `success may be several values where there may be several`() async throws {
        var talk = try conversation(.resolving("guest", [.success(Courier.people)]))
        #expect(await talk.say("invite Zoe").handled("guest") == Courier.people.map(\.name))
        talk = try conversation(.resolving("recipient", [.success(Courier.people)]))
        #expect(await talk.say("send a parcel to Zoe").handled("recipient") == ["Mary Jones"])
    }

    @Test(arguments: [("yes", 0), ("the other one", 1), ("no, the other one", 1)])
    func `of several, the likely one is confirmed first`(answer: String, chosen: Int) async throws {
        let people = Array(Courier.people.prefix(2))
        var talk = try conversation(.resolving("recipient", [.disambiguation(people, likely: people[0])]))
        #expect(await talk.say("send a parcel to Mary").toConfirm == people[0].name)
        #expect(await talk.say(answer).handled("recipient") == [people[chosen].name])
    }

    @Test func `if the likely one is not meant, the others are to be chosen from`() async throws {
        let people = Courier.people + [ParameterValue(.string("m3"), spoken: "Mary Moore")]
        var talk = try conversation(.resolving("recipient", [.disambiguation(people, likely: people[0])]))
        await talk.say("send a parcel to Mary")
        #expect(await talk.say("the other one").choices == people.dropFirst().map(\.name))
    }

    @Test func `what is not required is dropped`() async throws {
        var talk = try conversation(.resolving("service", [.notRequired]))
        let turn = await talk.say("send a parcel to Mary by plane")
        #expect(turn.code == .success && turn.handled("service") == [])
    }

    @Test func `a needed value is asked for until it is there`() async throws {
        let handler = ScriptedHandler(resolvers: ["weight": { [$0["weight"] == nil ? .needsValue : .accepted] }])
        var talk = try conversation(handler)
        #expect(await talk.say("send a parcel to Mary").question?.parameter == "weight")
        let turn = await talk.say("make it twenty-five")
        #expect(turn.interaction?.request["weight"]?.value == .integer(25))
    }

    @Test func `of several candidates one is chosen, and its identifier is kept`() async throws {
        let log = Log<IntentRequest>()
        var talk = try conversation(.lookingUp("recipient", log))
        #expect(await talk.say("send a parcel to John").choices == ["John Smith", "John Miller"])
        let turn = await talk.say("Miller")
        #expect(turn.code == .success)
        #expect(turn.interaction?.request["recipient"]?.term?.identifier == "p2")
        #expect(log.entries.map { $0["recipient"]?.term?.identifier } == [nil, "p2"])
    }

    @Test(arguments: [("yes", ["Mary Jones"]), ("that's right", ["Mary Jones"]), ("Mary Jones", ["Mary Jones"])])
    func `a value that is confirmed is taken`(reply: String, taken: [String]) async throws {
        var talk = try conversation(.resolving("recipient", [.confirmationRequired(Courier.people[2])]))
        let question = await talk.say("send a parcel to Mary")
        #expect(question.toConfirm == "Mary Jones")
        #expect(question.messages[0].arguments["value"] == .string("Mary Jones"))
        #expect(await talk.say(reply).handled("recipient") == taken)
    }

    @Test func `a value that is denied is asked for, and not offered again`() async throws {
        var talk = try conversation(.resolving("recipient", [.confirmationRequired(Courier.people[2])]))
        await talk.say("send a parcel to Mary")
        let question = await talk.say("no, that's wrong")
        #expect(question.asksForValue && question.question?.parameter == "recipient")
    }

    @Test func `instead of yes or no there may be another value`() async throws {
        let handler = ScriptedHandler(resolvers: [
            "recipient": { $0["recipient"]?.name == "Mary" ? [.confirmationRequired(nil)] : [.accepted] }
        ])
        var talk = try conversation(handler)
        #expect(await talk.say("send a parcel to Mary").toConfirm == "Mary")
        #expect(await talk.say("no, to Zoe").handled("recipient") == ["Zoe"])
    }

    @Test func `what is not supported is told with the reason, and asked for`() async throws {
        let handler = ScriptedHandler(resolvers: [
            "service": { $0["service"]?.value == .string("bike") ? [.unsupported(reason: "tooFar")] : [.accepted] }
        ])
        var talk = try conversation(handler)
        let question = await talk.say("send a parcel to Mary by bike")
        #expect(question.question?.isUnsupported == true && question.question?.reason == "tooFar")
        #expect(question.messages[0].keys.first == "SendParcel.service.unsupported.tooFar")
        #expect(question.messages[0].arguments["value"] == .string("bike"))
        #expect(await talk.say("then by plane").handled("service") == ["plane"])
    }

    @Test func `a single candidate is confirmed, and none is asked for`() async throws {
        var talk = try conversation(.resolving("recipient", [.disambiguation([Courier.people[0]])]))
        #expect(await talk.say("send a parcel to John").toConfirm == "John Smith")
        talk = try conversation(.resolving("recipient", [.disambiguation([])]))
        #expect(await talk.say("send a parcel to John").asksForValue)
    }

    // MARK: - Repeating

    @Test func `what has been decided is not asked again, though the handler forgets`() async throws {
        var talk = try conversation(.resolving("recipient", [.disambiguation(Courier.people)]))
        await talk.say("send a parcel to John")
        #expect(await talk.say("the last one").handled("recipient") == ["Mary Jones"])
    }

    @Test func `all parameters are looked at again after an answer`() async throws {
        let handler = ScriptedHandler(resolvers: [
            "service": { request in
                request["weight"].map { $0.value == .integer(300) ? [.unsupported(reason: "tooHeavy")] : [.accepted] }
                    ?? [
                        .accepted
                    ]
            },
            "weight": { [$0["weight"] == nil ? .needsValue : .accepted] },
        ])
        var talk = try conversation(handler)
        #expect(await talk.say("send a parcel to Mary by bike").question?.parameter == "weight")
        #expect(await talk.say("300").question?.parameter == "service")
    }

    @Test func `a handler that never settles is stopped`() async throws {
        var options = Courier.options
        options.limits = PipelineLimits(questions: 3)
        var talk = Conversation(
            try Courier.pipeline(handler: ScriptedHandler.resolving("weight", [.needsValue]), options: options)
        )
        await talk.say("send a parcel to Mary")
        await talk.say("1")
        #expect(await talk.say("2").asksForValue)
        let turn = await talk.say("3")
        #expect(turn.code == .failure)
        #expect(turn.problems == [.neverSettles(parameter: "weight", questions: 3)])
    }

    // MARK: - Arrays

    @Test func `the values of an array are resolved one by one`() async throws {
        let people = Courier.people
        let handler = ScriptedHandler(resolvers: [
            "guest": { request in
                request.values(of: "guest").map { guest in
                    if guest.term != nil { return .accepted }
                    switch guest.name {
                    case "John": return .disambiguation(Array(people.prefix(2)))
                    case "Mary": return .confirmationRequired(people[2])
                    default: return .unsupported
                    }
                }
            }
        ])
        var talk = try conversation(handler)
        let first = await talk.say("invite John and Mary and Zoe")
        #expect(first.choices == ["John Smith", "John Miller"] && first.question?.element == 0)
        let second = await talk.say("Johnny")
        #expect(second.toConfirm == "Mary Jones" && second.question?.element == 1)
        let third = await talk.say("yes")
        #expect(third.asksForValue && third.question?.element == 2 && third.question?.isUnsupported == true)
        #expect(third.messages[0].arguments["value"] == .string("Zoe"))
        let fourth = await talk.say("John")
        #expect(fourth.choices == ["John Smith", "John Miller"])
        let last = await talk.say("the second")
        #expect(last.handled("guest") == ["John Smith", "Mary Jones", "John Miller"])
    }

    @Test func `a value of an array that is denied is asked for`() async throws {
        let handler = ScriptedHandler(resolvers: [
            "guest": { request in
                request.values(of: "guest").map {
                    $0.name == "Mary" ? .confirmationRequired(Courier.people[2]) : .accepted
                }
            }
        ])
        var talk = try conversation(handler)
        #expect(await talk.say("invite Zoe and Mary").toConfirm == "Mary Jones")
        let question = await talk.say("no")
        #expect(question.asksForValue && question.question?.element == 1)
        #expect(await talk.say("John").handled("guest") == ["Zoe", "John"])
    }

    @Test func `of an array some values may be dropped, and some become several`() async throws {
        let people = Courier.people
        var talk = try conversation(.resolving("guest", [.notRequired, .success(people), .accepted]))
        #expect(await talk.say("invite John, Mary and Zoe").handled("guest") == people.map(\.name) + ["Zoe"])
    }

    @Test func `an array that is missing is asked for as a whole, and answered with several values`() async throws {
        var talk = try conversation()
        let question = await talk.say("invite somebody")
        #expect(question.asksForValue && question.question?.element == nil)
        #expect(await talk.say("Zoe, Mary and John").handled("guest") == ["Zoe", "Mary", "John"])
    }

    // MARK: - Mistakes of handlers

    @Test func `results that fit no values fail the intent`() async throws {
        var talk = try conversation(.resolving("guest", [.accepted, .accepted]))
        let turn = await talk.say("invite John, Mary and Zoe")
        #expect(turn.code == .failure)
        #expect(turn.problems == [.resolutionCount(parameter: "guest", results: 2, values: 3)])
    }

    @Test(
        arguments: [
            ("service", .success(ParameterValue(.string("rocket"))), "rocket"),
            ("service", .confirmationRequired(ParameterValue(.string("rocket"))), "rocket"),
            ("service", .disambiguation([ParameterValue(.string("bike")), ParameterValue(.integer(3))]), "3"),
            ("weight", .success(ParameterValue(.string("heavy"))), "heavy"),
            ("insured", .success(ParameterValue(.integer(1))), "1"),
        ] as [(String, Resolution, String)]
    )
    func `a value that the declaration does not allow fails the intent`(
        parameter: String,
        result: Resolution,
        wrong: String
    ) async throws {
        var talk = try conversation(.resolving(parameter, [result]))
        let turn = await talk.say("send a parcel to Mary by bike")
        guard case .invalidValue(let value, let name, _)? = turn.problems.first else {
            Issue.record("no problem in \(turn.outcome)")
            return
        }
        #expect(turn.code == .failure && value == wrong && name == parameter)
    }

    @Test func `a reason that is not the parameter's fails the intent`() async throws {
        var talk = try conversation(.resolving("service", [.unsupported(reason: "tooLate")]))
        let turn = await talk.say("send a parcel to Mary by bike")
        #expect(turn.problems == [.unknownReason("tooLate", parameter: "service", known: ["tooFar", "tooHeavy"])])
        #expect(turn.code == .failure)
    }
}
