import Testing

@Suite("Completions for shells")
struct CompletionScriptTests {
    @Test("A script is made that completes verbs and options", arguments: ["bash", "zsh", "fish"])
    func makesScripts(shell: String) throws {
        let outcome = try Command("--generate-completion-script", shell).run()
        #expect(outcome.code == 0)
        #expect(outcome.error == "")
        for word in ["parse", "test", "compile", "bench", "schema", "coverage", "junit", "grammar"] {
            #expect(outcome.output.contains(word), "\(word)")
        }
    }

    @Test("A shell that is not known is refused")
    func refusesOthers() throws {
        #expect(try Command("--generate-completion-script", "shell").run().code == 2)
    }
}
