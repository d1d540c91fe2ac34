import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import ParlanceVocabulary
import Testing

@Suite("README")
struct ReadmeTests {
    private let readme: Document

    init() throws {
        readme = try Document(contentsOf: Command.package.appending(path: "README.md"))
    }

    @Test("What the examples print is what they are said to print")
    func consoleExamples() throws {
        let folder = try TemporaryFolder()
        let files = ["kitchen.yaml", "my-kitchen.yaml", "apps.yaml", "kitchen-corpus.yaml"]
        let texts = readme.texts(in: "yaml")
        try #require(texts.count == files.count)
        for (file, text) in zip(files, texts) { try folder.write(text, to: file) }
        #expect(try AppCatalogLoader.load(paths: [folder.path(of: "apps.yaml")]).warnings == [])
        let examples = readme.texts(in: "console").flatMap(ConsoleExample.examples)
        #expect(examples.count == 13)
        for example in examples {
            let concernsKitchen = example.command.contains("kitchen.yaml")
            let path = concernsKitchen ? folder.path : Command.package.path
            #expect(try Command(shell: example.command, in: path).run().output == example.output, "\(example.command)")
        }
    }

    @Test("What is measured is told in the lines of the example; numbers are those of the machine")
    func measurements() throws {
        let example = try #require(readme.texts(in: "text").flatMap(ConsoleExample.examples).first)
        let command = example.command + " --repeat 1 --warm-up 0"
        let outcome = try Command(shell: command, in: Command.package.path).run()
        #expect(BenchCommandTests.shape(outcome.output) == BenchCommandTests.shape(example.output))
        #expect(outcome.code == 0)
    }

    @Test("The two commands install what they need and run")
    func commands() throws {
        let commands = readme.texts(in: "sh")
        #expect(commands.count == 2)
        #expect(commands.allSatisfy { $0.contains("apt-get install -y libicu-dev") })
        #expect(commands[0].contains("swift run parlance parse"))
        #expect(commands[1].hasSuffix("swift test\n"))
    }
}
