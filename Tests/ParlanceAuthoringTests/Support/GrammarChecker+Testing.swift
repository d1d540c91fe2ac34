import ParlanceAuthoring
import ParlanceGrammar
import ParlanceTestSupport

extension GrammarChecker {
    /// Checks files by name and text.
    func check(files: [(name: String, text: String)]) throws -> CheckReport {
        let folder = try TemporaryFolder()
        for file in files { _ = try folder.write(file.text, to: file.name) }
        return check(paths: [folder.path])
    }

    /// Checks one file.
    func check(_ text: String) throws -> CheckReport { try check(files: [("tea.yaml", text)]) }

    /// The codes of the findings in one file.
    func codes(_ text: String) throws -> [String] { try check(text).diagnostics.map(\.code) }
}
