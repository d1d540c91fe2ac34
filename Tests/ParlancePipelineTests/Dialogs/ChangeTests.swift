import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Changes before a confirmation")
struct ChangeTests {
    private static let grammar = """
        language: en
        intents:
          Ship:
            data:
              - sentences:
                  - "ship <load> [from {depot:start}] [to {depot:end}] [by {service}] [within {days} days]"
                  - "ship <load> to {anywhere:end}"
        lists:
          depot: {values: [Hull, Cork, Bergen]}
          service: {values: [boat, plane]}
          crates: {range: {from: 1, to: 99}}
          days: {range: {from: 1, to: 99}}
          anywhere: {wildcard: true}
        expansion_rules: {load: "{crates:load} crates [with {service:backup} as backup]"}
        """

    private func confirming(
        _ utterance: String = "ship 5 crates from Hull to Cork by boat",
        _ handler: ScriptedHandler = ScriptedHandler()
    ) async throws -> Conversation {
        let loaded = try GrammarLoader().load([
            SourceText(name: "ship.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: "Ship: {confirmation: always}"),
        ])
        var handlers = HandlerTable()
        handlers.add(["Ship"]) { handler }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
        #expect(await talk.say(utterance).messages.map(\.key) == [.confirmIntent])
        return talk
    }

    @Test(arguments: [
        ("no, to Bergen", "end", "Bergen"), ("from Bergen instead", "start", "Bergen"),
        ("make it to Bergen please", "end", "Bergen"), ("no, with plane", "backup", "plane"),
        ("no, by plane", "service", "plane"),
    ])
    func `a parameter takes another value, and the whole is confirmed anew`(
        reply: String,
        parameter: String,
        value: String
    ) async throws {
        var talk = try await confirming()
        let turn = await talk.say(reply)
        #expect(turn.messages.map(\.key) == [.confirmIntent])
        #expect(turn.dialog.request?[parameter]?.name == value)
        let unchanged = ["start": "Hull", "end": "Cork", "service": "boat", "load": "5"].filter { $0.key != parameter }
        for (name, value) in unchanged { #expect(turn.dialog.request?[name]?.name == value) }
        #expect(await talk.say("yes").handled(parameter) == [value])
    }

    @Test(arguments: ["no, Bergen", "make it 7", "no, plane", "to Atlantis", "no, at Bergen"])
    func `a value that may be several parameters', or any words, changes nothing`(reply: String) async throws {
        var talk = try await confirming()
        let before = talk.dialog.request
        let turn = await talk.say(reply)
        #expect(turn.messages.map(\.key) == [.notUnderstood, .confirmIntent])
        #expect(turn.dialog.request == before)
    }

    @Test func `what was agreed to before does not count for what is said now`() async throws {
        let plane = ParameterValue(.string("plane"))
        let handler = ScriptedHandler(resolvers: [
            "service": { [$0["service"]?.value == .string("boat") ? .confirmationRequired(plane) : .accepted] }
        ])
        var talk = try await confirming("ship 5 crates by plane", handler)
        #expect(await talk.say("no, by boat").toConfirm == "plane")
        #expect(await talk.say("yes").messages.map(\.key) == [.confirmIntent])
        #expect(await talk.say("no, by boat").toConfirm == "plane")
    }

    @Test func `a number is enough where only one parameter has any`() async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("refund 20 euros")
        let turn = await talk.say("no, make it 30")
        #expect(turn.messages.map(\.key) == [.confirmIntent] && turn.messages[0].arguments["amount"] == .integer(30))
        #expect(await talk.say("no").messages.map(\.key) == [.cancelled])
    }

    private static let deliveries = """
        language: en
        intents:
          Deliver:
            data:
              - sentences:
                  - "deliver [it] [from {place:start}] [to {place:end}] [<later>] [for {n:boxes} boxes] [to {customer:guests} [[and] {customer:guests}]]"
                  - "deliver [it] home"
              - sentences: ["deliver to {anybody:courier}"]
        expansion_rules: {later: "in (({n:delay}|{one:delay}) {unit:delay_unit}|(a|an) {unit:delay_unit} {half:delay})"}
        lists:
          place: {values: [{in: "[my] home", out: home}, {in: "[my] work", out: work}, {in: "[the] harbour", out: harbour}]}
          customer: {values: [Mary, Zoe, John]}
          n: {range: {from: 1, to: 99}}
          one: {values: [{in: "(a|an)", out: 1}, {in: "half an", out: 0.5}]}
          half: {values: [{in: "and a half", out: 1.5}]}
          unit: {values: [{in: "hour[s]", out: hour}, {in: "day[s]", out: day}]}
          anybody: {wildcard: true}
        """

    private func delivering(_ utterance: String, _ handler: ScriptedHandler = ScriptedHandler()) async throws
        -> Conversation
    {
        let declarations = """
            Deliver:
              confirmation: always
              slots: {end: {type: term}, guests: {type: term, array: true}, courier: {type: term}}
            """
        let loaded = try GrammarLoader().load([
            SourceText(name: "deliver.yaml", text: Self.deliveries),
            SourceText(name: "intents.yaml", text: declarations),
        ])
        var handlers = HandlerTable()
        handlers.add(["Deliver"]) { handler }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
        await talk.say(utterance)
        return talk
    }

    @Test(arguments: [
        ("in an hour", "1 hour"), ("no, in 3 days", "3 day"), ("an hour", "1 hour"),
        ("make it half an hour", "0.5 hour"),
        ("5 hours please", "5 hour"), ("an hour and a half", "1.5 hour"), ("no, a day and a half", "1.5 day"),
        ("days", "2 day"), ("make it days", "2 day"),
    ])
    func `a number and its unit are changed together`(reply: String, delay: String) async throws {
        var talk = try await delivering("deliver it to work in 2 hours")
        let request = try #require(await talk.say(reply).dialog.request)
        let (number, unit) = (request["delay"]?.value.description ?? "", request["delay_unit"]?.value.description ?? "")
        #expect("\(number) \(unit)" == delay)
        #expect(request["end"]?.value == .string("work") && request["start"] == nil)
    }

    @Test(arguments: [
        ("from home in 3 days", ["start": "home", "delay": "3", "delay_unit": "day"]),
        ("no, in an hour from the harbour please", ["start": "harbour", "delay": "1", "delay_unit": "hour"]),
        ("for 3 boxes in 5 days", ["boxes": "3", "delay": "5"]), ("for 3 boxes", ["boxes": "3", "delay": "2"]),
        ("from work to home", ["start": "work", "end": "home"]),
    ])
    func `parts are changed as the templates say them, also two at once`(reply: String, changed: [String: String])
        async throws
    {
        var talk = try await delivering("deliver it to work in 2 hours")
        let request = try #require(await talk.say(reply).dialog.request)
        for (name, value) in changed { #expect(request[name]?.value.description == value, "\(name)") }
    }

    @Test(arguments: [
        ("from home", "home", "work"), ("no, from the harbour", "harbour", "work"), ("to my home", "work", "home"),
        ("make it to the harbour", "work", "harbour"),
    ])
    func `the word before a value says which parameter it is for`(
        reply: String,
        start: String,
        end: String
    ) async throws {
        var talk = try await delivering(start == "work" ? "deliver it from work to work" : "deliver it to work")
        let request = try #require(await talk.say(reply).dialog.request)
        #expect(request["start"]?.value == .string(start) && request["end"]?.value == .string(end))
    }

    @Test func `so it does while another parameter with such values is asked for`() async throws {
        let handler = ScriptedHandler(resolvers: ["end": { [$0["end"] == nil ? .needsValue : .accepted] }])
        var talk = try await delivering("deliver it", handler)
        let turn = await talk.say("from work")
        #expect(turn.asksForValue && turn.dialog.request?["start"]?.value == .string("work"))
        let next = await talk.say("the harbour")
        #expect(next.messages.map(\.key) == [.confirmIntent])
        #expect(next.dialog.request?["end"]?.value == .string("harbour"))
    }

    @Test(arguments: [
        (["add Zoe"], ["Mary", "Zoe"]), (["and Zoe"], ["Mary", "Zoe"]), (["Zoe too"], ["Mary", "Zoe"]),
        (["add Zoe", "add Zoe"], ["Mary", "Zoe"]), (["also Zoe and John please"], ["Mary", "Zoe", "John"]),
        (["add Mary"], ["Mary"]), (["no, Zoe"], ["Zoe"]), (["Zoe and John"], ["Zoe", "John"]),
    ])
    func `values are added to those of an array, each once, or take their place`(
        replies: [String],
        guests: [String]
    ) async throws {
        var talk = try await delivering("deliver it to work to Mary")
        let turn = try #require(await talk.say(all: replies))
        #expect(turn.messages.map(\.key) == [.confirmIntent])
        #expect(turn.dialog.request?.values(of: "guests").map(\.name) == guests)
    }

    @Test(arguments: [
        ("without Zoe", ["Mary"]), ("not to Mary", ["Zoe"]), ("no, without Mary please", ["Zoe"]),
        ("remove Mary and Zoe", []), ("only Zoe", ["Zoe"]), ("yes but add John", ["Mary", "Zoe", "John"]),
        ("without John", ["Mary", "Zoe"]),
    ])
    func `values are left out of an array`(reply: String, guests: [String]) async throws {
        var talk = try await delivering("deliver it to work to Mary and Zoe")
        let turn = await talk.say(reply)
        #expect(turn.question?.confirmsIntent == true)
        #expect(turn.dialog.request?.values(of: "guests").map(\.name) == guests)
    }

    @Test func `a value that was looked up is left out by the words that it was said with`() async throws {
        let found = ["Mary": "Mia Torres", "Zoe": "Zoe Hill"]
        let handler = ScriptedHandler(resolvers: [
            "guests": { request in
                request.values(of: "guests").map { value in
                    found[value.name].map {
                        .success(ParameterValue(Term(identifier: "id \($0)", phrase: TermPhrase($0))))
                    }
                        ?? .accepted
                }
            }
        ])
        var talk = try await delivering("deliver it to work to Mary and Zoe", handler)
        #expect(talk.dialog.request?.values(of: "guests").map(\.name) == ["Mia Torres", "Zoe Hill"])
        #expect(await talk.say("without Mary").dialog.request?.values(of: "guests").map(\.name) == ["Zoe Hill"])
    }

    private static let errands = """
        language: en
        intents:
          Fetch:
            data:
              - sentences: ["fetch {item} [from {place:start}] [to {place:end}] [saying {anything:note}]"]
        lists:
          item: {values: [milk, bread]}
          place: {values: [home, work, harbour]}
          anything: {wildcard: true}
        messages:
          Fetch:
            start.called: [start, pick-up]
            end.called: [destination, goal]
            note.called: note
        """

    private func fetching(_ utterance: String) async throws -> Conversation {
        let declarations = """
            Fetch:
              confirmation: always
              slots:
                item: {type: term}
                start: {type: term}
                end: {type: term}
                note: {type: text}
            """
        let loaded = try GrammarLoader().load([
            SourceText(name: "fetch.yaml", text: Self.errands), SourceText(name: "intents.yaml", text: declarations),
        ])
        var handlers = HandlerTable()
        handlers.add(["Fetch"]) { ScriptedHandler() }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
        #expect(await talk.say(utterance).question?.confirmsIntent == true)
        return talk
    }

    @Test(arguments: [
        ("no, home", ["end": "home"]), ("not work but the harbour", ["end": "harbour"]),
        ("yes but from home", ["start": "home", "end": "work"]), ("change the destination to home", ["end": "home"]),
        ("the pick-up is home", ["start": "home", "end": "work"]), ("no wait, make it bread", ["item": "bread"]),
        ("yes, bread to the harbour", ["item": "bread", "end": "harbour"]),
        ("add a note saying Ring twice!", [:]), ("the note is Ring twice!", ["note": "Ring twice!"]),
    ])
    func `a change names what it changes, or is for what was said`(reply: String, changed: [String: String])
        async throws
    {
        var talk = try await fetching("fetch milk to work")
        let request = try #require(await talk.say(reply).dialog.request)
        for (name, value) in changed { #expect(request[name]?.name == value, "\(name)") }
        #expect(request["start"] == nil || changed["start"] != nil)
    }

    @Test func `a value that fits two parameters that were said changes neither`() async throws {
        var talk = try await fetching("fetch milk from home to work")
        let before = talk.dialog.request
        let turn = await talk.say("no, the harbour")
        #expect(turn.messages.map(\.key) == [.notUnderstood, .confirmIntent] && turn.dialog.request == before)
    }

    @Test func `a part is asked for, or taken away, by its name`() async throws {
        var talk = try await fetching("fetch milk from home to work")
        #expect(await talk.say("no, a different destination").question?.parameter == "end")
        #expect(await talk.say("the harbour").dialog.request?["end"]?.name == "harbour")
        let turn = await talk.say("without the pick-up")
        #expect(turn.question?.confirmsIntent == true && turn.dialog.request?.names == ["end", "item"])
    }

    @Test func `one that is looked up twice is there once`() async throws {
        let mary = ParameterValue(Term(identifier: "m", phrase: "Mary Jones"))
        let handler = ScriptedHandler(resolvers: [
            "guests": { request in request.values(of: "guests").map { _ in .success(mary) } }
        ])
        var talk = try await delivering("deliver it to work to Mary", handler)
        #expect(await talk.say("add Zoe").dialog.request?.values(of: "guests").map(\.name) == ["Mary Jones"])
    }

    @Test(arguments: [("no, Miller", "Miller"), ("nope Miller", "Miller"), ("Miller", "Miller"), ("no Mo", "Mo")])
    func `whoever denies before saying who is meant is not called so`(reply: String, courier: String) async throws {
        let miller = ParameterValue(Term(identifier: "b", phrase: "Bob Hill"))
        let handler = ScriptedHandler(resolvers: [
            "courier": { $0["courier"]?.name == "Bob" ? [.confirmationRequired(miller)] : [.accepted] }
        ])
        var talk = try await delivering("deliver to Bob", handler)
        #expect(await talk.say(reply).dialog.request?["courier"]?.name == courier)
    }
}
