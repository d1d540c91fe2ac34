import Foundation

/// Answers the lines of standard input on standard output, in order.
///
/// Memory does not depend on the length of the input: with several threads, a few blocks of lines are in progress, and
/// reading waits while the answers are not taken.
enum LineRun {
    /// Answers all lines.
    static func run(_ server: some LineServer, threads: Int) throws {
        let status = threads == 1 ? try runAlone(server) : try run(server, on: threads)
        try status.end()
    }

    private static func runAlone(_ server: some LineServer) throws(StreamError) -> ExitStatus {
        var session = server.session()
        var input = LineReader(.standardInput)
        while let block = try input.nextBlock() {
            let answers = try LineAnswers(block, in: &session) { answers throws(StreamError) in try write(answers) }
            try write(answers)
        }
        return session.status
    }

    private static func write(_ answers: LineAnswers) throws(StreamError) {
        if !answers.output.isEmpty { try StandardOutput.write(answers.output) }
    }

    // MARK: Several threads

    /// This thread writes, so that it ends the command if that fails.
    private static func run<Server: LineServer>(_ server: Server, on threads: Int) throws(StreamError) -> ExitStatus {
        let work = LineWork<Server>(threads: threads) { item, emit in
            var session = item.server.session()
            return .success(LineAnswers(item.block, in: &session) { emit(.success($0)) })
        }
        Thread.detachNewThread {
            do throws(StreamError) {
                try add(server, to: work)
            } catch {
                work.add(result: .failure(error))
            }
            work.end()
        }
        var status = ExitStatus.success
        while let result = work.next() {
            let answers = try result.get()
            status = max(status, answers.status)
            try write(answers)
        }
        return status
    }

    private typealias LineWork<Server: LineServer> = OrderedWork<
        (server: Server, block: LineBlock), Result<LineAnswers, StreamError>
    >

    /// Adds all lines. This thread answers lines that may change the answers to later ones, in order, and other threads
    /// answer the rest.
    private static func add<Server: LineServer>(_ server: Server, to work: LineWork<Server>) throws(StreamError) {
        var server = server
        var input = LineReader(.standardInput)
        while let block = try input.nextBlock() {
            guard block.beginsWithDroppedLine || server.mayBeChanged(by: block.bytes) else {
                if !block.isEmpty { work.add((server, block)) }
                continue
            }
            var unchanging = LineBlock(limit: block.limit)
            for line in block.lines {
                if case .complete(let bytes) = line, !server.mayBeChanged(by: bytes) {
                    unchanging.append(bytes)
                    continue
                }
                if !unchanging.isEmpty { work.add((server, unchanging)) }
                unchanging = LineBlock(limit: block.limit)
                work.add(result: .success(server.answer(line)))
            }
            if !unchanging.isEmpty { work.add((server, unchanging)) }
        }
    }
}
