import Foundation
import Parlance
import Testing

@testable import ParlanceGrammar

/// The texts of the grammars that come with Parlance.
@Suite("Texts for the codes and reasons of the shipped intents")
struct ResponseTextTests {
    private static func loaded(_ language: String) throws -> GrammarLoader.Loaded {
        let paths = ["\(Package.grammars)/\(language)", "\(Package.grammars)/intents.yaml"]
        return try GrammarLoader().load(paths: paths)
    }

    @Test(arguments: ["en", "de"])
    func `every code and every reason has a text of its own`(language: String) throws {
        let loaded = try Self.loaded(language)
        let table = MessageTable(loaded.grammar)
        let arguments = ["value": Value.string("X")]
        for intent in loaded.catalog.intents {
            for code in intent.responseCodes ?? [] {
                let message = Message(.response, intent: intent.name, detail: code)
                let general = Message(.response, intent: intent.name, detail: "failure")
                let text = try #require(table.text(of: message, language: language))
                let isOwn = text != table.text(of: general, language: language)
                #expect(isOwn && text.last == ".", "\(intent.name) \(code): \(text)")
            }
            for parameter in intent.parameters {
                for reason in parameter.unsupportedReasons ?? [] {
                    var message = Message(.unsupported, intent: intent.name, parameter: parameter.name, detail: reason)
                    message.arguments = arguments
                    let text = try #require(table.text(of: message, language: language))
                    message.detail = nil
                    let isOwn = text != table.text(of: message, language: language)
                    #expect(isOwn && text.last == "?", "\(intent.name) \(parameter.name) \(reason): \(text)")
                }
            }
        }
    }
}
