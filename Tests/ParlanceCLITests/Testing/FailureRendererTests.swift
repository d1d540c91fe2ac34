import Testing

@Suite("Failures of parlance test")
struct FailureRendererTests {
    @Test("Failures are in order, before the summary; the exit code is 1")
    func fails() throws {
        let house = try House()
        try house.folder.write(House.passingCorpus, to: "good.yaml")
        try house.folder.write(
            """
            language: en
            tests:
              - sentences: ["turn on the lamp", "turn on the pantry"]
                intent: {name: TurnOn, slots: {name: light}}

            """,
            to: "bad.yaml"
        )
        let outcome = try house.command("test", "-g", "house.yaml", "good.yaml", "bad.yaml").run()
        let expected = """
            bad.yaml:3:18: turn on the lamp
                      expected  actual
              intent  TurnOn    TurnOn
            ≠ name    light     lamp
            ≠ power   –         true
              (turn|switch) on [the] {name}  house.yaml:5:22
                name: “lamp”, value 2 of 4 in list 'name'
                power: by the template

            bad.yaml:3:38: turn on the pantry
                      expected  actual
            ≠ intent  TurnOn    no match
            ≠ name    light     –
              (turn|switch) on [the] {name}  house.yaml:5:22
                stopped at “pantry”: expected a value for {name}; no name is called “pantry”

            en            3 passed, 2 failed
              TurnOn      2 passed, 2 failed
              (no match)  1 passed
            3 passed, 2 failed

            """
        #expect(outcome == Command.Outcome(output: expected, error: "", code: 1))
    }

    /// The output for one failed test: expected and actual result, and the reason.
    private func said(about test: String) throws -> String {
        let house = try House()
        try house.folder.write("language: en\ntests:\n  - \(test)\n", to: "bad.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "bad.yaml").run()
        return outcome.output.split(separator: "\n\nen ").first.map(String.init) ?? ""
    }

    @Test("Something that is read, and should not be or not so, is shown with its template", arguments: misread)
    func showsReading(test: String, expected: String) throws {
        #expect(try said(about: test) == expected)
    }

    @Test(
        "If another reading won, the reason explains it, and the result of the expected intent",
        arguments: beaten
    )
    func explainsWinner(test: String, expected: String) throws {
        #expect(try said(about: test) == expected)
    }

    @Test("If nothing matched, the reason has the obstacles", arguments: unread)
    func explainsNoMatch(test: String, expected: String) throws {
        #expect(try said(about: test) == expected)
    }
}

extension FailureRendererTests {
    private static let misread = [
        (
            "{sentences: [play on], match: none}",
            """
            bad.yaml:3:18: play on
                      expected  actual
            ≠ intent  no match  Play
            ≠ title   –         on
              play {title}  house.yaml:16:22
                title: “on”, wildcard 'title', which matches any words
            """
        ),
        (
            "{sentences: [play on], intent: {name: Play, slots: {title: \"on\"}}, response: loud}",
            """
            bad.yaml:3:18: play on
                        expected  actual
              intent    Play      Play
              title     on        on
            ≠ response  loud      default
              play {title}  house.yaml:16:22
            """
        ),
    ]

    private static let beaten = [
        (
            "{sentences: [play blue moon], intent: {name: Play, slots: {title: blue moon}}}",
            """
            bad.yaml:3:18: play blue moon
                      expected   actual
            ≠ intent  Play       PlaySong
            ≠ song    –          blue moon
            ≠ title   blue moon  –
              play {song}  house.yaml:19:22
              reading 2 is Play: title = blue moon
                play {title}  house.yaml:16:22
                ranked lower: 1 wildcard, the best reading has none
            """
        ),
        (
            "{sentences: [play kitchn light], intent: {name: SetLevel}}",
            """
            bad.yaml:3:18: play kitchn light
                      expected  actual
            ≠ intent  SetLevel  Play
            ≠ title   –         kitchn light
              play {title}  house.yaml:16:22
              no template of SetLevel can read even its first word
            """
        ),
        (
            "{sentences: [play lights on], intent: {name: LightsHere}}",
            """
            bad.yaml:3:18: play lights on
                      expected    actual
            ≠ intent  LightsHere  Play
            ≠ title   –           lights on
              play {title}  house.yaml:16:22
              no template of LightsHere can read even its first word
            """
        ),
    ]

    private static let unread = [
        (
            "{sentences: [set kitchn light to 5 percent], intent: {name: SetLevel}}",
            """
            bad.yaml:3:18: set kitchn light to 5 percent
                      expected  actual
            ≠ intent  SetLevel  no match
              set [the] {name} to {level} percent  house.yaml:13:22
                stopped at “kitchn”: expected “the”, a value for {name}; \
            no name is called “kitchn light”; the nearest is “kitchen light”
            """
        ),
        (
            "{sentences: [lights on], intent: {name: LightsHere}}",
            """
            bad.yaml:3:18: lights on
                      expected    actual
            ≠ intent  LightsHere  no match
              lights on  house.yaml:9:22
                matches the whole utterance, but wants to know 'area' from the context
            """
        ),
        (
            "{sentences: [turn on laamp], intent: {name: TurnOnn}}",
            """
            bad.yaml:3:18: turn on laamp
                      expected  actual
            ≠ intent  TurnOnn   no match
              the grammar has no intent 'TurnOnn'; did you mean 'TurnOn'?
              (turn|switch) on [the] {name}  house.yaml:5:22
                stopped at “laamp”: expected “the”, a value for {name}; \
            no name is called “laamp”; the nearest is “lamp”
            """
        ),
    ]
}
