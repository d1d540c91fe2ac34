import Foundation
import Testing

@Suite("parlance test --format json")
struct TestReportJSONTests {
    @Test("--format json has counts, failures with reasons, and missing coverage")
    func writesJSON() throws {
        let house = try House()
        try house.folder.write(House.passingCorpus, to: "good.yaml")
        try house.folder.write(
            House.failingCorpus + "  - {sentences: [turn on moon], intent: {name: A}}\n",
            to: "wrong.yaml"
        )
        let command = house.command(
            "test",
            "-g",
            "house.yaml",
            "--format",
            "json",
            "--coverage",
            "good.yaml",
            "wrong.yaml"
        )
        let outcome = try command.run()
        #expect(outcome.code == 1)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(json?["passed"] as? Int == 3)
        #expect(json?["failed"] as? Int == 2)
        let failures = try #require(json?["failures"] as? [[String: Any]])
        #expect(failures.map { $0["source"] as? String } == ["wrong.yaml:4:18", "wrong.yaml:6:18"])
        let differences = failures[0]["differences"] as? [[String: String]]
        #expect(differences == [["what": "name", "expected": "light", "actual": "lamp"]])
        #expect((failures[1]["nearest"] as? [[String: Any]])?.first?["source"] as? String == "house.yaml:5:22")
        let coverage = (json?["coverage"] as? [[String: Any]])?.first
        #expect((coverage?["unusedTemplates"] as? [[String: Any]])?.count == 4)
        #expect(coverage?["branches"] as? Int == 4)
        #expect((coverage?["unusedBranches"] as? [[String: Any]])?.count == 0)
        let languages = json?["languages"] as? [[String: Any]]
        #expect(languages?.map { $0["language"] as? String } == ["en"])
    }
}
