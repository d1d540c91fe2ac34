import Foundation
import ParlanceMeasuring
import Workloads

/// The protocol of a peer: commands in, measurements out.
struct Session {
    private let peer: any Peer
    private let clockCost = MonotonicClock.cost()

    init(_ peer: any Peer) {
        self.peer = peer
    }

    /// Answers until the input ends.
    func serve() throws {
        try Response.ready(version: peer.version).write()
        while let line = readLine() { try response(to: line).write() }
    }

    private func response(to line: String) -> Response {
        do {
            return try response(to: JSONDecoder().decode(Request.self, from: Data(line.utf8)))
        } catch let error as PeerError {
            return .error(error.description)
        } catch {
            return .error("the line is no command: \(error)")
        }
    }

    private func response(to request: Request) throws -> Response {
        switch request.command {
        case "run": run(request)
        case "each": each(request)
        case "answers": .answers(try peer.answers())
        case "memory": try memory()
        default: peer.respond(to: request) ?? .error("unknown command '\(request.command)'")
        }
    }

    private func run(_ request: Request) -> Response {
        let count = peer.count
        let start = MonotonicClock.now
        for _ in 0..<request.count {
            for number in 0..<count { peer.parse(number) }
        }
        return .total(nanoseconds: MonotonicClock.now - start)
    }

    private func each(_ request: Request) -> Response {
        let limit = request.limit.map { UInt64($0 * 1e9) } ?? .max
        return .each(nanoseconds: (0..<peer.count).map { fastest($0, rounds: request.count, limit: limit) })
    }

    /// The minimum time of an utterance, in nanoseconds without the time for reading the clock; nil if it exceeds
    /// `limit`.
    private func fastest(_ number: Int, rounds: Int, limit: UInt64) -> UInt64? {
        var fastest = UInt64.max
        for _ in 0..<rounds {
            let start = MonotonicClock.now
            peer.parse(number)
            let elapsed = MonotonicClock.now - start
            if elapsed > limit { return nil }
            fastest = min(fastest, elapsed)
        }
        return fastest - min(fastest, clockCost)
    }

    private func memory() throws(PeerError) -> Response {
        guard let bytes = PeakMemory.bytes() else { throw PeerError("this system does not tell the peak of memory") }
        return .memory(bytes: bytes)
    }
}
