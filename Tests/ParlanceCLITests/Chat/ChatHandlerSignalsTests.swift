import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

/// A program that is not ended could continue to act after its conversation.
@Suite("The end of handlers")
struct ChatHandlerSignalsTests {
    /// Starts another program, reports both process identifiers at once, and does not answer for a long time.
    private static let script = """
        TRAP
        sleep 300 &
        echo "$$ $!" > pids.new && mv pids.new pids
        sleep 301

        """

    private func chat(_ script: String, in folder: TemporaryFolder, _ arguments: String...) throws -> Process {
        try folder.write(script, to: "handler.sh")
        try folder.write("language: en\nintents: {Go: {data: [{sentences: [go]}]}}\n", to: "go.yaml")
        var command = Command()
        // The parent of the tests may ignore signals, as a shell does for background processes.
        command.arguments = ["--default-signal", command.executable.path, "chat", "-g", "go.yaml"]
        command.arguments += ["--handler", "exec sh handler.sh"] + arguments
        command.executable = URL(filePath: "/usr/bin/env")
        command.folder = folder.path
        return command.process()
    }

    /// The processes that the handler has reported.
    private func processes(in folder: TemporaryFolder) throws -> [pid_t] {
        for _ in 0..<1_000 {
            if let text = try? String(contentsOfFile: folder.path(of: "pids"), encoding: .utf8) {
                return text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
            }
            usleep(10_000)
        }
        return []
    }

    /// Whether a process runs; a process that has ended and was not waited for does not.
    private func isRunning(_ process: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return !status.contains(") Z ")
    }

    /// Whether processes end; the system may take a while to end those that were killed.
    private func haveEnded(_ processes: [pid_t]) -> Bool {
        for _ in 1...1000 {
            if !processes.contains(where: isRunning) { return true }
            usleep(10_000)
        }
        return false
    }

    @Test(
        "A signal ends them with all that they have started",
        .timeLimit(.minutes(20)),
        arguments: [SIGINT, SIGTERM, SIGHUP],
        ["", "trap '' TERM INT HUP"]
    )
    func endsBySignal(number: Int32, trap: String) throws {
        let folder = try TemporaryFolder()
        let process = try chat(Self.script.replacing("TRAP", with: trap), in: folder)
        let input = Pipe()
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
        let started = try processes(in: folder)
        #expect(started.count == 2)
        #expect(started.allSatisfy(isRunning))
        #expect(kill(process.processIdentifier, number) == 0)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(haveEnded(started))
    }

    @Test(
        "The end of the conversation, too, ends all that they have started",
        .timeLimit(.minutes(20)),
        arguments: ["", "trap '' TERM"]
    )
    func endsWithConversation(trap: String) throws {
        let folder = try TemporaryFolder()
        let process = try chat(Self.script.replacing("TRAP", with: trap), in: folder, "--time-limit", "2")
        process.standardInput = FileHandle(forReadingAtPath: try folder.write("go\n", to: "input"))
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let started = try processes(in: folder)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(started.count == 2)
        #expect(haveEnded(started))
    }
}
