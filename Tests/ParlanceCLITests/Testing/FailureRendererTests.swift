import Testing

@Suite("Failures of parlance test")
struct FailureRendererTests {
    @Test("What does not is shown with its place, what was expected and what came")
    func fails() throws {
        let house = try House()
        try house.folder.write(House.passingCorpus, to: "good.yaml")
        try house.folder.write(
            """
            language: en
            tests:
              - sentences: ["turn on the lamp", "turn on the pantry"]
                intent: {name: TurnOn, slots: {name: light}}
              - sentences: ["play on"]
                match: none
              - sentences: ["play on"]
                intent: {name: Play, slots: {title: "on"}}
                response: loud
            """,
            to: "bad.yaml"
        )
        let outcome = try house.command("test", "-g", "house.yaml", "good.yaml", "bad.yaml").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
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

                        bad.yaml:5:18: play on
                                  expected  actual
                        ≠ intent  no match  Play
                        ≠ title   –         on
                          play {title}  house.yaml:16:22
                            title: “on”, wildcard 'title', which takes any words

                        bad.yaml:7:18: play on
                                    expected  actual
                          intent    Play      Play
                          title     on        on
                        ≠ response  loud      default
                          play {title}  house.yaml:16:22

                        en            3 passed, 4 failed
                          Play        0 passed, 1 failed
                          TurnOn      2 passed, 2 failed
                          (no match)  1 passed, 1 failed
                        3 passed, 4 failed

                        """,
                    error: "",
                    code: 1
                )
        )
    }

    @Test("If something else won, the reason says why, and what became of the intent that should have")
    func explainsFailures() throws {
        let house = try House()
        try house.folder.write(
            """
            language: en
            tests:
              - {sentences: [play blue moon], intent: {name: Play, slots: {title: blue moon}}}
              - {sentences: [play kitchn light], intent: {name: SetLevel}}
              - {sentences: [set kitchn light to 5 percent], intent: {name: SetLevel}}
              - {sentences: [play lights on], intent: {name: LightsHere}}
              - {sentences: [lights on], intent: {name: LightsHere}}
              - {sentences: [turn on laamp], intent: {name: TurnOnn}}

            """,
            to: "bad.yaml"
        )
        let outcome = try house.command("test", "-g", "house.yaml", "bad.yaml").run()
        #expect(
            outcome.output.hasPrefix(
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

                bad.yaml:4:18: play kitchn light
                          expected  actual
                ≠ intent  SetLevel  Play
                ≠ title   –         kitchn light
                  play {title}  house.yaml:16:22
                  no template of SetLevel can read even its first word

                bad.yaml:5:18: set kitchn light to 5 percent
                          expected  actual
                ≠ intent  SetLevel  no match
                  set [the] {name} to {level} percent  house.yaml:13:22
                    stopped at “kitchn”: expected “the”, a value for {name}; \
                no name is called “kitchn light”; the nearest is “kitchen light”

                bad.yaml:6:18: play lights on
                          expected    actual
                ≠ intent  LightsHere  Play
                ≠ title   –           lights on
                  play {title}  house.yaml:16:22
                  no template of LightsHere can read even its first word

                bad.yaml:7:18: lights on
                          expected    actual
                ≠ intent  LightsHere  no match
                  lights on  house.yaml:9:22
                    reads all of it, but wants to know 'area' from the context

                bad.yaml:8:18: turn on laamp
                          expected  actual
                ≠ intent  TurnOnn   no match
                  the grammar has no intent 'TurnOnn'; did you mean 'TurnOn'?
                  (turn|switch) on [the] {name}  house.yaml:5:22
                    stopped at “laamp”: expected “the”, a value for {name}; \
                no name is called “laamp”; the nearest is “lamp”
                """
            ),
            "\(outcome.output)"
        )
    }
}
