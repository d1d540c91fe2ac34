import ParlanceGrammar
import ParlanceMeasuring
import Testing

@Suite("Built-in slot types at work")
struct EntityRunTests {
    @Test("All entities of a text are counted")
    func counts() throws {
        let now = try #require(ReferenceTime(iso: "2026-11-20T09:00"))
        let run = EntityRun(["pay twenty dollars tomorrow at nine", "nothing here"], language: "en", now: now)
        #expect(run.indices.map(run.find) == [2, 0])
    }
}
