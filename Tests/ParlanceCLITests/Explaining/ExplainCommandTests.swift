import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance explain")
struct ExplainCommandTests {
    @Test("A match is explained by its derivation, and the other readings by the reason why they lost")
    func match() throws {
        let outcome = try House().command("explain", "-g", "house.yaml", "Play", "blue moon!").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        PlaySong
                          Play blue moon!
                               ^^^^^^^^^
                          song = blue moon   “blue moon”
                          play {song}  house.yaml:19:22

                        how it was read
                          play     “Play”
                          {song}   “blue moon”  song = blue moon; value 1 of 1 in list 'song'

                        other readings
                          Play: title = blue moon
                            play {title}  house.yaml:16:22
                            ranked lower: 1 wildcard, the best reading has none

                        """,
                    error: "",
                    code: 0
                )
        )
    }

    @Test("A non-match is explained by where templates stopped, and by the value that was nearly meant")
    func noMatch() throws {
        let outcome = try House()
            .command("explain", "-g", "house.yaml", "--edits", "0", "set", "the kichen light to 50 percent").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        no match: set the kichen light to 50 percent

                          set [the] {name} to {level} percent  house.yaml:13:22
                            set the kichen light to 50 percent
                                    ^^^^^^
                            read 2 words, then stopped at “kichen”: expected a value for {name}
                            no name is called “kichen light”; the nearest is “kitchen light”

                        """,
                    error: "",
                    code: 1
                )
        )
    }

    @Test("An approximate match has its corrections, and the derivation of the corrected utterance")
    func approximate() throws {
        let outcome = try House().command("explain", "-g", "house.yaml", "set the kichen light to 50 percent").run()
        #expect(
            outcome
                == Command.Outcome(
                    output: """
                        SetLevel
                          set the kichen light to 50 percent
                                  ^^^^^^^^^^^^    ^^
                          name = kitchen light   “kichen light”
                          level = 50             “50”
                          approximately: “kichen” taken for “kitchen”
                          set [the] {name} to {level} percent  house.yaml:13:22

                        how “set the kitchen light to 50 percent” was read
                          set       “set”
                          [the]     “the”
                          {name}    “kitchen light”  name = kitchen light; value 1 of 4 in list 'name'
                          to        “to”
                          {level}   “50”  level = 50; list 'level', a range from 0 to 100
                          percent   “percent”

                        """,
                    error: "",
                    code: 0
                )
        )
    }

    @Test("A template whose context is missing is shown with it; with the context, it matches")
    func withheld() throws {
        let house = try House()
        let outcome = try house.command("explain", "-g", "house.yaml", "lights on").run()
        #expect(outcome.code == 1)
        #expect(
            outcome.output.contains(
                "matches the whole utterance, but wants to know 'area' from the context (--context area=…)"
            )
        )
        let known = try house.command("explain", "-g", "house.yaml", "--context", "area=hall", "lights on").run()
        #expect(known.code == 0)
    }

    @Test("JSON is the answer of parse, with further members")
    func json() throws {
        let house = try House()
        let match = try house.command("explain", "-g", "house.yaml", "--format", "json", "switch on the lamp").run()
        #expect(match.code == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(match.output.utf8)) as? [String: Any])
        let reading = try #require((object["readings"] as? [[String: Any]])?.first)
        #expect(reading["intent"] as? String == "TurnOn")
        let derivation = try #require(reading["derivation"] as? [[String: Any]])
        #expect(
            derivation.map { $0["kind"] as? String } == [
                "template", "alternatives", "text", "text", "optional", "text", "slot",
            ]
        )
        #expect(derivation[1]["branch"] as? Int == 2)
        #expect(derivation[6]["start"] as? Int == 14)
        let none = try house.command(
            "explain",
            "-g",
            "house.yaml",
            "--format",
            "json",
            "--edits",
            "0",
            "switch on the lump"
        )
        .run()
        #expect(none.code == 1)
        #expect(none.output.contains(#""said" : "lamp""#))
    }

    @Test("The picture is one that Graphviz draws, where it is there")
    func dot() throws {
        let outcome = try House().command("explain", "-g", "house.yaml", "--format", "dot", "turn on 東京ランプ").run()
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("digraph parlance {\n"))
        #expect(outcome.output.hasSuffix("\n}\n"))
    }

    @Test("Wrong arguments give exit code 2")
    func wrong() throws {
        let house = try House()
        #expect(try house.command("explain", "-g", "house.yaml").run().code == 2)
        #expect(try house.command("explain", "-g", "house.yaml", "--top", "0", "x").run().code == 2)
        let long = try house.command("explain", "-g", "house.yaml", String(repeating: "x", count: 5_000)).run()
        #expect(long.code == 2)
        #expect(long.error == "error: the text has 5000 bytes; an utterance may have 4096\n")
    }
}
