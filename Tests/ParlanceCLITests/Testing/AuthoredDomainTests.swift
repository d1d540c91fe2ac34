import Foundation
import Testing

/// Four small domains as an author would write them, each with its sentences: what must be understood, and what must not.
@Suite("Domains from scratch: a restaurant, a bank, a car in German and in Japanese")
struct AuthoredDomainTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Domains")

    @Test(arguments: ["restaurant", "bank", "auto", "kuruma"])
    func `every sentence has its meaning, and the grammar no problem`(domain: String) throws {
        let grammar = Self.folder.appending(path: "\(domain)/grammar.yaml").path
        let corpus = Self.folder.appending(path: "\(domain)/corpus.yaml").path
        let house = try House()
        let check = try house.command("check", "--strict", grammar).run()
        #expect(check.code == 0, "\(check.output)\(check.error)")
        let test = try house.command("test", "-g", grammar, corpus).run()
        #expect(test.code == 0, "\(test.output)\(test.error)")
    }
}
