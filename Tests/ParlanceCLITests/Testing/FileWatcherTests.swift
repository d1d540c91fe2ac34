import Foundation
import Testing

@Suite("parlance test --watch")
struct FileWatcherTests {
    @Test("--watch runs again when a file changes, and ends quietly when it is interrupted")
    func watches() async throws {
        let house = try House()
        try house.folder.write(House.failingCorpus, to: "wrong.yaml")
        let process = house.command("test", "-g", "house.yaml", "--watch", "wrong.yaml").process()
        let output = try house.folder.write("", to: "output")
        process.standardOutput = FileHandle(forWritingAtPath: output)
        let errors = try house.folder.write("", to: "errors")
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        let text = { try String(contentsOfFile: output, encoding: .utf8) }
        defer { process.terminate() }
        try await wait { try text().contains("0 passed, 1 failed\n") }
        try house.folder.write(House.failingCorpus.replacing("light", with: "lamp"), to: "wrong.yaml")
        try await wait { try text().contains("1 passed, 0 failed\n") }
        try house.folder.write("language: [", to: "house.yaml")
        try await wait { try String(contentsOfFile: errors, encoding: .utf8).contains("house.yaml:1:") }
        try house.folder.write(House.text, to: "house.yaml")
        try await wait { try text().components(separatedBy: "1 passed, 0 failed\n").count == 3 }
        process.interrupt()
        try await wait { !process.isRunning }
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    /// Waits until a condition holds, at most for half a minute.
    private func wait(until holds: () throws -> Bool) async throws {
        for _ in 0..<600 {
            if try holds() { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("it did not come")
    }
}
