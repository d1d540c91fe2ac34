import ArgumentParser
import Testing

@testable import ParlanceCLI

struct ArgumentLimitTests {
    @Test func `as many arguments as there may be are taken, and one more is refused with what to do`() throws {
        let arguments = Array(repeating: "a", count: ArgumentLimit.count)
        try ArgumentLimit.check(arguments)
        let error = #expect(throws: ValidationError.self) { try ArgumentLimit.check(arguments + ["a"]) }
        #expect(error?.message.contains("standard input") ?? false)
    }
}
