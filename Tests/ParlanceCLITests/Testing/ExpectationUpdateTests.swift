import Foundation
import Testing

@Suite("parlance test --update")
struct ExpectationUpdateTests {
    @Test("--update shows the changes; without --yes and a terminal, nothing is written")
    func asksBeforeUpdate() throws {
        let house = try House()
        let path = try house.folder.write(House.failingCorpus, to: "wrong.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "--update", "wrong.yaml").run()
        let difference = """

            wrong.yaml:
            @@ -3,3 +3,3 @@
               # Lamps
               - sentences: ["turn on the lamp"]  # all of them
            -    intent: {name: TurnOn, slots: {name: light, power: true}}
            +    intent: {name: TurnOn, slots: {name: lamp, power: true}}

            """
        #expect(outcome.output.hasSuffix(difference))
        #expect(outcome.error == "note: no file is written; review the changes, then add --yes\n")
        #expect(outcome.code == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == House.failingCorpus)
    }

    @Test("A lost match is listed, and accepted only by --accept-lost")
    func listsLostMatches() throws {
        let house = try House()
        let corpus = House.failingCorpus.replacing("turn on the lamp", with: "turn on the moon")
        let path = try house.folder.write(corpus, to: "wrong.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "--update", "--yes", "wrong.yaml").run()
        #expect(
            outcome.error == """
                note: wrong.yaml:4:18: no longer matches: turn on the moon
                note: lost matches are left as they are; to write 'match: none', add --accept-lost

                """
        )
        #expect(outcome.code == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == corpus)
        let accepting = house.command("test", "-g", "house.yaml", "--update", "--yes", "--accept-lost", "wrong.yaml")
        #expect(try accepting.run().code == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("    match: none\n"))
    }

    @Test("--update --yes writes the shown changes, and the new tests pass")
    func updates() throws {
        let house = try House()
        let path = try house.folder.write("\u{FEFF}" + House.failingCorpus, to: "wrong.yaml")
        #expect(try house.command("test", "-g", "house.yaml", "--update", "--yes", "wrong.yaml").run().code == 0)
        let written = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(written == Data(("\u{FEFF}" + House.failingCorpus.replacing("light", with: "lamp")).utf8))
        #expect(try house.command("test", "-g", "house.yaml", "wrong.yaml").run().code == 0)
    }
}
