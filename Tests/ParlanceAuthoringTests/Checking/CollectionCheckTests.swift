import Foundation
import ParlanceAuthoring
import ParlanceGrammar
import Testing

/// Grammars of other projects, if they are beside the package.
struct CollectionCheckTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/home-assistant").standardized.path

    private static let files: [String] = {
        let files = ["en", "fr", "th"].map { "\(folder)/\($0)/grammar.json" }.filter(FileManager.default.fileExists)
        if files.isEmpty { print("No grammars in \(folder): the tests on the collection are skipped.") }
        return files
    }()

    @Test(.enabled(if: !files.isEmpty, "the collection is not there"), .timeLimit(.minutes(2)), arguments: files)
    func `large grammars are checked to the end, and have no errors`(file: String) {
        let report = GrammarChecker().check(paths: [file])
        #expect(report.templates > 100)
        #expect(report.errors == 0)
        #expect(!report.diagnostics.contains { $0.code == "ambiguity-search-limited" })
    }
}
