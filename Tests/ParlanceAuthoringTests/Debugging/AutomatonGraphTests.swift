import ParlanceMatching
import Testing

@testable import ParlanceAuthoring

@Suite("Graphs of automata")
struct AutomatonGraphTests {
    private static func automaton(_ template: String, _ utterance: String? = nil) throws -> AutomatonGraph {
        let parser = try Lamps.parser(template)
        let trace = try utterance.map { try parser.trace($0) }
        return AutomatonGraph(parser.automaton(ofTemplate: 0, limit: 1_000), following: trace)
    }

    @Test("Words are one step each, edges of words and slots another")
    func steps() throws {
        let automaton = try Self.automaton("turn (on|off) {name}")
        #expect(
            automaton.steps.map(\.label) == ["\"turn\"", "␣", "", "", "\"on\"", "\"off\"", "␣", "{name}"]
        )
        #expect(automaton.graph.isWellFormed)
        #expect(!automaton.isCut)
    }

    @Test("The steps that an utterance took are marked")
    func visited() throws {
        let automaton = try Self.automaton("turn (on|off) {name}", "turn off fan")
        #expect(automaton.steps.filter { !$0.isVisited }.map(\.label) == ["\"on\""])
        #expect(automaton.graph.nodes.last?.isEmphasized ?? false)
        #expect(try Self.automaton("turn on {name}", "x").steps.allSatisfy { !$0.isVisited })
    }

    @Test("A large automaton is cut")
    func cut() throws {
        let parser = try Lamps.parser("turn on the lamp now")
        let automaton = AutomatonGraph(parser.automaton(ofTemplate: 0, limit: 5))
        #expect(automaton.isCut)
        #expect(automaton.graph.isWellFormed)
    }

    @Test("A trace has the live states, and the possible next ones")
    func trace() throws {
        let trace = try Lamps.parser("turn on {name}", "turn {level}").trace("please turn 5")
        #expect(trace.text == "turn 5")
        let fork = try #require(trace.positions.first { $0.offset == 5 })
        #expect(fork.states[0].templates == 2)
        #expect(fork.states[0].slots == ["level"])
        #expect(trace.positions.last?.states.map(\.accepted) == [1])
        #expect(trace.graph(limit: 100).isWellFormed)
    }
}
