import Foundation
import Testing

@testable import ParlanceCLI

@Suite("LineReader")
struct LineReaderTests {
    @Test("Lines come whole, the last one with or without a newline")
    func readsLines() throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("one\n\nthree".utf8))
        try pipe.fileHandleForWriting.close()
        var reader = LineReader(pipe.fileHandleForReading)
        var lines: [String] = []
        while let next = reader.nextLines() {
            for case .complete(let bytes) in next { lines.append(String(decoding: bytes, as: UTF8.self)) }
        }
        #expect(lines == ["one", "", "three"])
    }
}
