import Parlance
import Testing

@testable import ParlanceHandlers

@Suite("Programs that handle intents")
struct HandlerProgramTests {
    private let request = IntentRequest(intent: "Brew", language: "en")

    /// A program that answers each call with the same members, after its identifier.
    private func program(answering members: String, timeLimit: Duration = .seconds(60)) -> HandlerProgram {
        let script =
            #"while read -r line; do id=${line#*\"id\":}; id=${id%%[!0-9]*}; echo "{\"id\":$id,"'\#(members)'"}"; done"#
        return HandlerProgram(script, timeLimit: timeLimit)
    }

    @Test(.timeLimit(.minutes(20)))
    func `a program answers for its handler in each phase`() async throws {
        let program = program(
            answering: #""supports":true,"results":[{"outcome":"accepted"}],"code":"success""#
        )
        defer { program.end() }
        let handler = try #require(try await program.handler(for: request, in: .resolve))
        #expect(try await handler.resolve("drink", of: request) == [.accepted])
        #expect(try await handler.confirm(request) == IntentResponse(.success))
        #expect(try await handler.handle(request) == IntentResponse(.success))
    }

    @Test(.timeLimit(.minutes(20)))
    func `a program may support no intent`() async throws {
        let program = program(answering: #""supports":false"#)
        defer { program.end() }
        #expect(try await program.handler(for: request, in: .resolve) == nil)
    }

    @Test(.timeLimit(.minutes(20)))
    func `after a fault the next call starts the program again`() async throws {
        let program = HandlerProgram(#"read -r line; echo "{\"id\": 2, \"supports\": true}""#, timeLimit: .seconds(60))
        defer { program.end() }
        await #expect(throws: HandlerFault.wrongIdentifier(expected: 1, found: "2")) {
            try await program.handler(for: request, in: .resolve)
        }
        #expect(try await program.handler(for: request, in: .resolve) != nil)
    }

    @Test(.timeLimit(.minutes(20)))
    func `a program that does not answer in time is a fault`() async throws {
        let program = HandlerProgram("cat > /dev/null", timeLimit: .milliseconds(100))
        defer { program.end() }
        await #expect(throws: HandlerFault.tooSlow(seconds: 0.1)) {
            try await program.ask(.confirm, request, phase: nil, parameter: nil)
        }
    }

    @Test(.timeLimit(.minutes(20)))
    func `cancelling the task ends the program`() async throws {
        let program = HandlerProgram("cat > /dev/null", timeLimit: .seconds(3_000))
        let task = Task {
            let request = IntentRequest(intent: "Brew", language: "en")
            return try await program.ask(.confirm, request, phase: nil, parameter: nil)
        }
        task.cancel()
        await #expect(throws: HandlerFault.cancelled) { try await task.value }
        program.end()
    }
}
