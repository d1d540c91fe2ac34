import Testing

@Suite("parlance test --coverage")
struct CoverageRendererTests {
    @Test("--coverage lists the templates, branches and list values that no sentence used")
    func measuresCoverage() throws {
        let house = try House()
        try house.folder.write(House.passingCorpus, to: "good.yaml")
        let outcome = try house.command("test", "-g", "house.yaml", "--coverage", "good.yaml").run()
        #expect(
            outcome.output == """
                coverage of en: 1 of 5 templates, 3 of 4 branches, 1 of 5 list values
                templates that no sentence used:
                  lights on  house.yaml:9:22
                  set [the] {name} to {level} percent  house.yaml:13:22
                  play {title}  house.yaml:16:22
                  play {song}  house.yaml:19:22
                list values that no sentence used:
                  {name}  kitchen light, 東京ランプ, café
                  {song}  blue moon


                """ + House.passingSummary
        )
        #expect(outcome.code == 0)
    }

    @Test("Of many values, the first are shown and the others counted")
    func shortensValues() throws {
        let house = try House()
        let values = (1...200).map { "drink \($0)" }.joined(separator: ", ")
        let grammar =
            "language: en\nintents: {A: {data: [{sentences: [\"make {d}\"]}]}}\nlists: {d: {values: [\(values)]}}\n"
        try house.folder.write(grammar, to: "g.yaml")
        try house.folder.write("language: en\ntests: [{sentences: [a], match: none}]\n", to: "c.yaml")
        let outcome = try house.command("test", "-g", "g.yaml", "--coverage", "c.yaml").run()
        let shown = (1...10).map { "drink \($0)" }.joined(separator: ", ")
        #expect(outcome.output.contains("\n  {d}  \(shown), … (190 more)\n"))
    }

    @Test(
        "Branches are below their template or rule, a line for each choice; equal templates have their block"
    )
    func showsBranches() throws {
        let house = try House()
        try house.folder.write(
            """
            language: en
            intents:
              Rest:
                data:
                  - sentences: &naps ["(take|have|) [a] nap <when>"]
                    excludes_context: {area: den}
                  - sentences: *naps
                    requires_context: {area: den}
            expansion_rules: {when: "(now|later|[very] soon)"}

            """,
            to: "naps.yaml"
        )
        let corpus = "language: en\ntests: [{sentences: [take nap now], intent: {name: Rest}}]\n"
        try house.folder.write(corpus, to: "corpus.yaml")
        let outcome = try house.command("test", "-g", "naps.yaml", "--coverage", "corpus.yaml").run()
        #expect(
            outcome.output == """
                coverage of en: 1 of 2 templates, 2 of 12 branches, 0 of 0 list values
                templates that no sentence used:
                  (take|have|) [a] nap <when>  naps.yaml:5:28, in block 2 of Rest
                branches that no sentence took:
                  (take|have|) [a] nap <when>  naps.yaml:5:28
                    (take|have|): have, nothing
                    [a]
                  <when>  naps.yaml:9:26
                    (now|later|[very] soon): later, [very] soon

                en      1 passed
                  Rest  1 passed
                1 passed, 0 failed

                """
        )
    }
}
