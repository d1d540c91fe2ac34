import ParlanceTestSupport
import Testing

@Suite("parlance check --subset")
struct CheckSubsetTests {
    private static let tea = "language: en\nintents: {Brew: {data: [{sentences: ['brew tea']}]}}\n"
    private static let drinks = "language: en\nintents: {Brew: {data: [{sentences: ['brew (tea|milk)']}]}}\n"

    private static func run(_ arguments: String...) throws -> Command.Outcome {
        let folder = try TemporaryFolder(["tea.yaml": tea, "drinks.yaml": drinks])
        var command = Command()
        command.arguments = ["check", "--subset"] + arguments
        command.folder = folder.path
        command.keeper = folder
        return try command.run()
    }

    @Test("A grammar that says less is a subset, with exit code 0")
    func findsSubset() throws {
        let outcome = try Self.run("tea.yaml", "drinks.yaml")
        #expect(outcome == Command.Outcome(output: "the template is understood\n", error: "", code: 0))
    }

    @Test("A sentence that only the first grammar says is shown, with exit code 1")
    func findsDifference() throws {
        let outcome = try Self.run("drinks.yaml", "tea.yaml")
        let output = """
            drinks.yaml:2:39: 'brew milk' is not understood
              Brew: brew (tea|milk)
            1 of 1 templates have sentences that are not understood

            """
        #expect(outcome == Command.Outcome(output: output, error: "", code: 1))
    }

    @Test("In JSON, differences have their sentence and place")
    func writesJSON() throws {
        let outcome = try Self.run("--format", "json", "drinks.yaml", "tea.yaml")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains(#""sentence" : "brew milk""#))
        #expect(outcome.output.contains(#""template" : "brew (tea|milk)""#))
    }

    @Test("One grammar is not enough, with exit code 2")
    func needsTwo() throws {
        let outcome = try Self.run("tea.yaml")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("--subset takes two grammars"))
    }
}
