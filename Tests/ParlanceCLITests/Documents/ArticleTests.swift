import Foundation
import ParlanceTestSupport
import Testing

/// Runs the articles, because readers repeat their examples.
@Suite("Articles")
struct ArticleTests {
    @Test("Every snippet has the result that the article shows", arguments: Article.names)
    func snippets(name: String) throws {
        var runner = try ArticleRunner()
        for snippet in try Article(name).document.snippets { try runner.run(snippet) }
        runner.end()
    }

    @Test("Links lead to articles and their sections", arguments: Article.names + ["Architecture"])
    func links(name: String) throws {
        for link in try Article(name).links {
            let target = try Article(link.article)
            if let section = link.section { #expect(target.anchors.contains(section), "\(link)") }
        }
    }

    @Test("The front page leads to every article")
    func frontPage() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Article.catalogue.path)
        let articles = Set(files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) })
        #expect(articles.isSuperset(of: Article.names))
        #expect(Set(try Article("Parlance").links.map(\.article)) == articles.subtracting(["Parlance"]))
    }
}
