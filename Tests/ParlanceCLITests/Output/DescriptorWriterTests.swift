import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Writing to streams")
struct DescriptorWriterTests {
    @Test("A stream that does not block gets all bytes, however slowly they are read", .timeLimit(.minutes(20)))
    func waitsForReader() throws {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting.fileDescriptor
        #expect(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
        let bytes = [UInt8](repeating: 7, count: 1 << 20)
        let code = ThreadWork {
            let code = bytes.withUnsafeBytes { DescriptorWriter.write($0, to: writer) }
            try pipe.fileHandleForWriting.close()
            return code
        }
        let read = try pipe.fileHandleForReading.readToEnd()
        #expect(try code.value() == 0)
        #expect(read == Data(bytes))
    }

    @Test("A failed write is an error", arguments: [("/dev/full", ENOSPC), ("/dev/null", 0)])
    func reportsErrors(path: String, code: Int32) {
        let descriptor = open(path, O_WRONLY)
        defer { close(descriptor) }
        #expect([UInt8](repeating: 7, count: 10).withUnsafeBytes { DescriptorWriter.write($0, to: descriptor) } == code)
    }

    @Test("Answers are complete in a non-blocking pipe", .timeLimit(.minutes(20)))
    func answersThroughSlowPipe() throws {
        let house = try House()
        let process = house.command(
            "sample",
            "-g",
            "house.yaml",
            "--wildcard",
            "title=\(String(repeating: "x", count: 2_000))"
        )
        .process()
        let pipe = Pipe()
        #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        process.arguments? += ["--count", "400"]
        process.standardOutput = pipe
        try process.run()
        try pipe.fileHandleForWriting.close()
        usleep(300_000)
        let read = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(read.last == UInt8(ascii: "\n"))
    }

    @Test("A reader that has gone away ends the program quietly", arguments: ["", "trap '' PIPE; "], [1, 2])
    func endsWithReader(before: String, threads: Int) throws {
        let house = try House()
        try house.folder.write(String(repeating: "turn on the lamp\n", count: 20_000), to: "input")
        var command = house.command()
        command.executable = URL(filePath: "/bin/bash")
        let batch = "\"\(Command.executable.path)\" parse -g house.yaml --jsonl --threads \(threads)"
        let line = "\(batch) < input | head -n 1 | wc -l"
        command.arguments = ["-c", "\(before)\(line); echo ${PIPESTATUS[0]}"]
        #expect(try command.run() == Command.Outcome(output: "1\n141\n", error: "", code: 0))
    }
}
