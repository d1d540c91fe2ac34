import Foundation
import ParlanceTestSupport
import ParlanceVocabulary
import Testing

@Suite("README")
struct ReadmeTests {
    private let readme: Document

    init() throws {
        readme = try Document(contentsOf: Command.package.appending(path: "README.md"))
    }

    @Test("The examples print the output that is shown")
    func consoleExamples() throws {
        let folder = try TemporaryFolder()
        let grammar = try #require(readme.texts(in: "yaml").first)
        try folder.write(grammar, to: "kitchen.yaml")
        let examples = readme.texts(in: "console").flatMap(ConsoleExample.examples)
        #expect(examples.count == 3)
        for example in examples {
            let usesKitchen = example.command.contains("kitchen.yaml")
            let path = usesKitchen ? folder.path : Command.package.path
            #expect(try Command(shell: example.command, in: path).run().output == example.output, "\(example.command)")
        }
    }

    @Test("It is short enough to be read at once")
    func length() {
        #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 161)
    }

    @Test("Its links to files lead somewhere")
    func links() {
        for match in readme.text.matches(of: #/\]\(([A-Z][^):]*)\)/#) {
            let path = Command.package.appending(path: String(match.output.1)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(path)")
        }
    }

    @Test("The two commands install their requirements and run")
    func commands() throws {
        let commands = readme.texts(in: "sh")
        #expect(commands.count == 2)
        #expect(commands.allSatisfy { $0.contains("apt-get install -y libicu-dev libsqlite3-dev") })
        #expect(commands[0].contains("swift run parlance parse"))
        #expect(commands[1].hasSuffix("swift test -c release -Xswiftc -enable-testing\n"))
    }
}
