import ParlanceGrammar
import ParlanceMatching
import ParlancePipeline

/// Apps and a grammar with their names, for tests.
enum Apps {
    static let catalog = """
        run: {display_name: BNRun, supported_intents: [Run, Stop], intents_restricted_while_locked: [Stop]}
        walk: {display_name: Walker, alternative_names: [Runner], supported_intents: [Run]}
        jog: {display_name: Jogger, alternative_names: [Runner, Talker], supported_intents: [Run, Stop]}
        talk: {display_name: Talker, supported_intents: [Talk], localizations: {de: {display_name: Sprecher}}}
        """

    static let grammar = """
        language: en
        intents:
          Run: {data: [{sentences: ["run [in {app}]"]}, {sentences: ["walk"], slots: {app: walk}}]}
          Stop: {data: [{sentences: ["stop [in {app}]"]}]}
          Talk: {data: [{sentences: ["talk [in {app}]"]}]}
          Sing: {data: [{sentences: ["sing"]}]}
        """

    /// A parser with the apps.
    static func parser() throws -> Parser {
        let texts = [SourceText(name: "g.yaml", text: grammar), SourceText(name: "apps.yaml", text: catalog)]
        return Parser(try GrammarLoader().load(texts).grammar)
    }

    /// A reading of an utterance that matches.
    static func reading(_ text: String) throws -> Reading {
        guard let reading = try parser().parse(text).best else { throw NoReading(text: text) }
        return reading
    }

    private struct NoReading: Error {
        let text: String
    }
}
