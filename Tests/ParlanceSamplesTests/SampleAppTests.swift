import Parlance
import ParlanceSamples
import Testing

@Suite("Sample apps")
struct SampleAppTests {
    @Test func `have names`() throws {
        #expect(SampleApp.names == ["bnrun", "messages", "payments", "rides"])
        #expect(throws: SampleAppError.unknownApp("chess", known: SampleApp.names)) { try SampleApp(named: "chess") }
    }

    @Test func `speak some languages, and no others`() throws {
        #expect(SampleApp.languages == ["en", "de"])
        let wrong = SampleAppError.unknownLanguage("tlh", known: SampleApp.languages)
        #expect(throws: wrong) { try SampleApp(named: "bnrun", language: "tlh") }
        #expect("\(wrong)" == "the sample apps do not speak 'tlh'; they speak en, de")
    }

    @Test func `know what may be wrong in their world, and nothing else`() throws {
        #expect(SampleApp.circumstances(of: "rides").contains("location off"))
        #expect(SampleApp.circumstances(of: "chess") == [])
        let wrong = SampleAppError.unknownCircumstance("storm", app: "bnrun", known: ["app crashing"])
        #expect(throws: wrong) { try SampleApp(named: "bnrun", circumstances: ["storm"]) }
        #expect("\(wrong)" == "'storm' is no circumstance of the sample app 'bnrun'; it has app crashing")
    }

    @Test(arguments: SampleApp.names, SampleApp.languages)
    func `support what apps.yaml says of them, as far as there are grammars`(
        name: String,
        language: String
    ) async throws {
        let app = try SampleApp(named: name, language: language)
        let pipeline = try app.pipeline(grammars: Package.grammars)
        let supported = try #require(pipeline.options.manifest?.supported)
        for intent in pipeline.catalog.intents.map(\.name) {
            let request = IntentRequest(intent: intent, language: language)
            let handler = try await app.handlers.handler(for: request, in: .resolve)
            #expect((handler != nil) == supported.contains(intent), "\(intent)")
        }
    }

    @Test(arguments: SampleApp.names, SampleApp.languages)
    func `hand over names that are heard`(name: String, language: String) throws {
        let app = try SampleApp(named: name, language: language)
        let pipeline = try app.pipeline(grammars: Package.grammars)
        #expect(pipeline.parser.vocabularyReport.entries.isEmpty, "\(pipeline.parser.vocabularyReport)")
    }

    @Test func `have worlds of their own`() async throws {
        let app = try SampleApp(named: "bnrun")
        let other = try SampleApp(named: "bnrun")
        let pipeline = try app.pipeline(grammars: Package.grammars)
        _ = await pipeline.respond(to: "start a run", in: Dialog())
        #expect(app.log.take() == ["continueInApp bnrun.start", "started Run, open, anywhere"])
        #expect(app.log.entries == [] && other.log.entries == [])
    }

    @Test func `say where grammars are missing`() throws {
        let app = try SampleApp(named: "rides")
        #expect(throws: GrammarError.self) { try app.pipeline(grammars: "/nowhere") }
    }
}
