import ParlanceAuthoring
import ParlanceGrammar
import Testing

@Suite("Arguments of messages")
struct MessageCheckerTests {
    private func findings(_ messages: String) throws -> [Diagnostic] {
        try GrammarChecker().check(files: [
            (
                "intents.yaml",
                """
                Brew: {slots: {drink: {type: text}, cups: {type: integer}}}
                Toast: {response_details: {fee: {type: money}}}
                """
            ),
            (
                "en.yaml",
                """
                language: en
                intents:
                  Brew: {data: [{sentences: ["make [{cups}] {drink} [{when}]"]}]}
                  Stop: {data: [{sentences: ["stop {what}"]}]}
                lists:
                  drink: {values: [tea]}
                  cups: {range: {from: 1, to: 9}}
                  when: {values: [now]}
                  what: {values: [it]}
                messages:
                  \(messages)
                """
            ),
        ]).diagnostics.filter { $0.code == "message-argument" }
    }

    @Test(arguments: [
        "Brew.drink.value: \"{cups}, {cups_count}, {when}, {value}?\"", "Brew.drink.choose: \"{candidates} {count}?\"",
        "Brew.confirm_intent: \"{drink} for {price}?\"", "Brew.response.failureCold: \"{degrees} {detail}\"",
        "Brew.cancelled: \"No {drink}.\"", "Brew.drink.unsupported.gone: \"No {value}.\"",
        "value: \"{parameter} {what}?\"", "Toast.response: \"{fee} {fee_amount}\"",
        "ambiguous: \"{intents}\"", "Sip.value: \"{drink}?\"", "Brew.drink.confirm: \"'{'none'}' {value}?\"",
    ])
    func `what a message may be given is known`(message: String) throws {
        #expect(try findings(message) == [])
    }

    @Test(arguments: [
        ("Brew.drink.value: \"{dirnk}?\"", "dirnk", "Brew", "drink"),
        ("Brew.cups.value: \"{price}?\"", "price", "Brew", nil),
        ("Brew.confirm_intent: \"{dirnk}?\"", "dirnk", "Brew", "drink"),
        ("Brew.response: \"{cup_count, plural, other {#}}\"", "cup_count", "Brew", "cups_count"),
        ("Stop.what.value: \"{drink}?\"", "drink", "Stop", nil),
        ("Brew.drink.confirm: \"{candidates}\"", "candidates", "Brew", nil),
        ("not_supported: \"{value}?\"", "value", nil, nil), ("Brew.locked: \"{drink}?\"", "drink", "Brew", nil),
        ("Toast.response: \"{price}\"", "price", "Toast", nil), ("Toast.cancelled: \"{fee}\"", "fee", "Toast", nil),
        ("Brew.drink.choose: \"{candidate}?\"", "candidate", "Brew", "candidates"),
    ])
    func `an argument that there never is is told with the nearest that there is`(
        message: String,
        argument: String,
        intent: String?,
        suggestion: String?
    ) throws {
        let finding = CheckFinding.messageArgument(argument, intent: intent, suggestion: suggestion)
        #expect(try findings(message).map(\.problem) == [.finding(finding)])
    }

    @Test func `it is told in its place, in each text`() throws {
        let found = try findings("Brew: {confirm_intent: [\"{drink}?\", \"For {dink}?\"], drink.value: \"{what}?\"}")
        #expect(found.map { $0.place.map { "\($0.line):\($0.column)" } } == ["11:45", "11:70"])
    }
}
