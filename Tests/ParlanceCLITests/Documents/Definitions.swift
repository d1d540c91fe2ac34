import Foundation
import Parlance
import ParlanceGrammar

/// The lists, rules and skip words that examples of templates use.
struct Definitions {
    let text: String

    /// A grammar of these templates, each with its intent, in their order.
    ///
    /// - Throws: `GrammarError`
    func load(_ templates: [(intent: String, template: String)]) throws -> GrammarLoader.Loaded {
        var intents: [(name: String, templates: [String])] = []
        for (intent, template) in templates {
            if let index = intents.firstIndex(where: { $0.name == intent }) {
                intents[index].templates.append(template)
            } else {
                intents.append((intent, [template]))
            }
        }
        let lines = try intents.map { "  \($0.name): {data: [{sentences: \(try Self.json($0.templates))}]}" }
        let grammar = (["language: \(language)", "intents:"] + lines).joined(separator: "\n")
        return try GrammarLoader().load([
            SourceText(name: "definitions", text: text), SourceText(name: "templates", text: grammar),
        ])
    }

    private var language: String {
        text.firstMatch(of: #/(?m)^language: (\S+)$/#).map { String($0.output.1) } ?? "en"
    }

    /// A list of texts as JSON, which is also YAML.
    private static func json(_ texts: [String]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(texts), as: UTF8.self)
    }
}

extension Reading {
    /// The slots in the notation of examples: in order, and of several with one name the last.
    var shownSlots: String {
        slots.filter { self[$0.name] == $0 }.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    }
}
