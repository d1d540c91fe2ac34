import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Reading lines")
struct LineReaderTests {
    @Test(
        "Lines are complete, the last one with or without a newline",
        arguments: [
            ("one\n\nthree", ["one", "", "three"]), ("one\n", ["one"]), ("", []), ("\n", [""]),
            ("one\r\ntwo", ["one\r", "two"]), ("a\u{2028}b", ["a\u{2028}b"]),
            ("12345\n123456\n12345", ["12345", "(more than 5)", "12345"]), ("1234567890", ["(more than 5)"]),
        ]
    )
    func readsLines(text: String, lines: [String]) throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try Self.lines(of: pipe.fileHandleForReading) == lines)
    }

    @Test("Available input is returned before more arrives")
    func doesNotWait() throws {
        let pipe = Pipe()
        var reader = LineReader(pipe.fileHandleForReading)
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
        #expect(try reader.nextLines()?.count == 1)
        try pipe.fileHandleForWriting.write(contentsOf: Data("o\n".utf8))
        guard case .complete(let bytes)? = try reader.nextLines()?.first else {
            Issue.record("the second line did not come")
            return
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "two")
    }

    @Test("A line longer than the buffer is complete")
    func readsLongLines() throws {
        let file = try TemporaryFolder()
        let line = String(repeating: "0123456789", count: 30_000)
        let path = try file.write("\(line)\n\(line)", to: "long.txt")
        let handle = try #require(FileHandle(forReadingAtPath: path))
        #expect(try Self.lines(of: handle, limit: 1 << 20) == [line, line])
    }

    @Test("A read error has its reason")
    func failsOnFolders() throws {
        let folder = try TemporaryFolder()
        let descriptor = open(folder.path, O_RDONLY)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let error = #expect(throws: StreamError.self) { try Self.lines(of: handle) }
        #expect(error?.description == "standard input can't be read: Is a directory")
    }

    private static func lines(of handle: FileHandle, limit: Int = 5) throws -> [String] {
        var reader = LineReader(handle, limit: limit)
        var lines: [String] = []
        while let next = try reader.nextLines() {
            for line in next {
                switch line {
                case .complete(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
                case .tooLong(let limit): lines.append("(more than \(limit))")
                }
            }
        }
        return lines
    }
}
