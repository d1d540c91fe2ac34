import Foundation
import Testing

@testable import ParlanceGrammar

/// Grammars of other projects, if they are beside the package.
struct CollectionTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../shared/home-assistant").standardized.path

    static let files: [String] = {
        let languages = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = languages.sorted().map { "\(folder)/\($0)/grammar.json" }.filter(FileManager.default.fileExists)
        if files.isEmpty { print("No grammars in \(folder): the tests on the collection are skipped.") }
        return files
    }()

    @Test(.enabled(if: !files.isEmpty, "the collection is not there"), arguments: files)
    func `every grammar loads, and each of its templates is printed as what it was read from`(file: String) throws {
        let loader = GrammarLoader(undefinedLists: .givenLater([]))
        let grammar = try loader.load(paths: [file]).grammar
        #expect(grammar.templates.count > 10)
        let blocks = grammar.intents.flatMap(\.blocks)
        let sentences = blocks.flatMap(\.sentences).map(\.template)
        for template in sentences + (grammar.rules.values + blocks.flatMap(\.rules.values)).map(\.template) {
            let printed = Template(printing: template.expression).text
            #expect(try Template(printed).expression == template.expression, "\(template.text)")
        }
    }
}
