import Testing

@testable import ParlanceMatching

@Suite("First states of the lazy automaton")
struct FirstStatesTests {
    /// The sets of an automaton in its first two states, and after each byte and slot from there.
    private static func description(of automaton: consuming LazyDFA) -> [[Int32]] {
        var automaton = automaton
        let opened = automaton.opened(automaton.start)
        var sets = [automaton.members(of: automaton.start), automaton.members(of: opened)]
        for byte in UInt8.min...UInt8.max {
            sets.append(automaton.members(of: automaton.next(automaton.start, over: byte)))
            sets.append(automaton.members(of: automaton.next(opened, over: byte)))
        }
        let state = automaton.state(opened)
        for slot in state.firstSlot..<state.firstSlot + state.slotCount {
            let edge = automaton.slot(slot)
            sets.append([edge.symbol.raw, edge.list] + automaton.members(of: automaton.target(ofSlot: slot)))
        }
        return sets + [automaton.templates(acceptedBy: opened).map { Int32($0) }]
    }

    @Test("Of a trusted file they are those that would be built", arguments: ["en", "de", "ja"])
    func agree(language: String) throws {
        let parser = try EverythingGrammar.parser(language: language)
        let built = Self.description(of: LazyDFA(of: parser))
        let bytes = CompiledFile.bytes(of: parser)
        for trust in [CompiledFileTrust.origin, .content] {
            let loaded = try CompiledFile(bytes, trust: trust).parser
            #expect(loaded.compiled.nfa.firstStates != nil)
            #expect(Self.description(of: LazyDFA(of: loaded)) == built)
            for text in EverythingGrammar.utterances {
                #expect(try loaded.everything(about: text) == parser.everything(about: text))
            }
        }
    }

    @Test func `of a file that anybody may have written, they are built anew`() throws {
        let parser = try EverythingGrammar.parser().reloaded()
        #expect(parser.compiled.nfa.firstStates == nil)
    }

    @Test func `they are the same after states were forgotten`() throws {
        let bytes = CompiledFile.bytes(of: try EverythingGrammar.parser())
        var automaton = LazyDFA(of: try CompiledFile(bytes, trust: .origin).parser)
        let opened = automaton.members(of: automaton.opened(automaton.start))
        var used = [automaton.start]
        automaton.forget(keeping: &used)
        #expect(used == [automaton.start])
        #expect(automaton.members(of: automaton.opened(automaton.start)) == opened)
    }
}
