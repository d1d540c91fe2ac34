import Testing

@testable import ParlanceMatching

@Suite("Automata of rules, stored once")
struct FragmentTests {
    /// The kind of a state, with the numbers of the states that it leads to.
    private struct Description: Equatable {
        let kind: NFA.State.Kind
        let byte: UInt8
        let targets: [Int32]

        init(_ number: Int32, of nfa: NFA) {
            let state = nfa.state(number)
            kind = state.kind
            byte = state.kind == .byte ? state.byte : 0
            switch state.kind {
            case .split: targets = nfa.targets(of: state).map { $0 }
            case .slot, .item: targets = [nfa.edge(of: state).symbol.raw, nfa.edge(of: state).next]
            case .accept: targets = [Int32(nfa.template(of: number))]
            case .byte, .boundary, .again, .leave: targets = [state.next]
            }
        }
    }

    private static let place = "((in|inside|within) [the] {area}|upstairs|downstairs|somewhere else)"
    private static let polite = "[please|kindly|if you would be so good] (turn|switch|put)"

    /// A grammar with rules, one of them within the other, and the same without rules.
    private static func automata() throws -> (rules: NFA, plain: NFA) {
        let command = "\(polite) on the lamp [\(place)]"
        let rules = """
            expansion_rules:
              place: "\(place)"
              polite: "\(polite)"
              command: "<polite> on the lamp [<place>]"
            """
        let withRules = try Fixture.parser(
            "<command>",
            "<command> and the fan <place>",
            "<polite> off {name} [<place>] [<place>]",
            "hello",
            top: rules
        )
        let plain = try Fixture.parser(
            command,
            "\(command) and the fan \(place)",
            "\(polite) off {name} [\(place)] [\(place)]",
            "hello"
        )
        return (withRules.compiled.nfa, plain.compiled.nfa)
    }

    @Test func `states are those of a grammar in which rules are written out`() throws {
        let (rules, plain) = try Self.automata()
        #expect(rules.stateCount == plain.stateCount)
        #expect(Array(rules.starts.elements) == Array(plain.starts.elements))
        #expect(Array(rules.ends.elements) == Array(plain.ends.elements))
        for number in 0..<Int32(min(rules.stateCount, plain.stateCount)) {
            #expect(Description(number, of: rules) == Description(number, of: plain), "state \(number)")
        }
    }

    @Test func `uses of a rule share cells`() throws {
        let (rules, plain) = try Self.automata()
        #expect(rules.uses.count >= 4)
        #expect(rules.cells.count < plain.cells.count / 2)
        #expect(plain.uses.count == 0)
    }

    @Test func `a state is found in any order, with any run`() throws {
        let nfa = try Self.automata().rules
        var run = NFA.Run()
        var recent = NFA.RecentRuns()
        let last = Int32(nfa.stateCount) - 1
        for number in (0...last).reversed() + (0...last).map({ $0 &* 7 % (last + 1) }) {
            let alone = nfa.state(number)
            for found in [nfa.state(number, in: &run), nfa.state(number, in: &recent)] {
                #expect(found.kind == alone.kind && found.byte == alone.byte && found.next == alone.next)
            }
        }
    }
}
