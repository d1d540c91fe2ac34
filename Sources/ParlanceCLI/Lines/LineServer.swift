import Foundation

/// Answers lines one after the other.
protocol LineSession {
    /// The answer to a line, without a newline.
    mutating func answer(_ line: LineReader.Line) -> Data

    /// The worst status so far.
    var status: ExitStatus { get }
}

/// What several threads need to answer the lines of a batch.
protocol LineServer: Sendable {
    associatedtype Session: LineSession

    /// A session for one thread.
    func session() -> Session

    /// Whether a part of the input may change the answers to later lines; true if in doubt.
    func mayBeChanged(by bytes: Data) -> Bool

    /// Answers a line that may change the answers to later ones.
    mutating func answer(_ line: LineReader.Line) -> LineAnswers
}

/// The answers to some lines.
struct LineAnswers: Sendable {
    /// The answers, each with a newline.
    var output = Data()
    var status = ExitStatus.success

    init() {}

    /// The answer to a line.
    init(_ line: LineReader.Line, in session: inout some LineSession) {
        add(session.answer(line))
        status = session.status
    }

    /// Answers the lines of a block.
    ///
    /// - Parameter emit: Called with the answers so far when they have reached `LineAnswers.limit`, which bounds memory.
    init<Failure: Error>(
        _ block: LineBlock,
        in session: inout some LineSession,
        emit: (LineAnswers) throws(Failure) -> Void
    ) throws(Failure) {
        for line in block.lines {
            add(session.answer(line))
            guard output.count > Self.limit else { continue }
            try emit(self)
            output = Data()
        }
        status = session.status
    }

    /// The number of bytes of answers that are written together.
    private static let limit = 1 << 20

    private mutating func add(_ answer: Data) {
        output += answer
        output.append(LineBlock.newline)
    }
}
