import ParlanceGrammar
import ParlanceMatching
import ParlancePipeline
import Testing

@Suite("The app of a reading")
struct ReadingAppTests {
    @Test("It has its identifier, its name, and the words of the utterance")
    func namesApp() throws {
        let app = try #require(try Apps.reading("run in b n run").app)
        #expect(app.identifiers == ["run"])
        #expect(app.name == "BNRun")
        #expect(app.spoken?.text == "b n run")
        #expect(app.spoken?.scalarRange == 7..<14)
    }

    @Test("A name of several apps refers to all of them")
    func sharedName() throws {
        #expect(try Apps.reading("run in Runner").app?.identifiers == ["walk", "jog"])
        #expect(try Apps.reading("run in Runner")["app"]?.value == .string("walk"))
    }

    @Test("The user's name for an app refers to it too")
    func userVocabulary() throws {
        let parser = try Apps.parser()
        var vocabulary = parser.vocabulary
        _ = vocabulary.set([Term(identifier: "run", phrase: "my old friend")], of: "app", tier: .user)
        let calling = parser.with(vocabulary: vocabulary)
        let reading = try #require(try calling.parse("run in my old friend").best)
        #expect(reading.app?.identifiers == ["run"])
        #expect(reading.app?.name == "my old friend")
        let selection = AppSelector(calling.apps, language: "en").select(for: reading)
        #expect(selection == .selected(try #require(parser.apps["run"]), because: .named))
    }

    @Test("A template may name an app; without a name there is none")
    func unspokenApp() throws {
        #expect(try Apps.reading("walk").app == NamedApp(identifiers: ["walk"], name: "walk", spoken: nil))
        #expect(try Apps.reading("run").app == nil)
    }
}
