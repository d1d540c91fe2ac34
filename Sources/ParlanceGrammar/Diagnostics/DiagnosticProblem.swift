/// A problem that diagnostics report. Each case of an implementation holds the facts, and `message` makes the text.
public protocol DiagnosticProblem: Sendable, Hashable {
    /// The stable name of the problem: lower-case words with hyphens. It does not change with the message.
    var code: String { get }

    /// The problem and its remedy, in one sentence without a full stop.
    var message: String { get }
}

/// A problem of any type, so that targets above the grammar report problems of their own.
public struct AnyDiagnosticProblem: DiagnosticProblem {
    /// The wrapped problem.
    public let base: any DiagnosticProblem

    /// Wraps a problem.
    public init(_ base: any DiagnosticProblem) {
        self.base = base
    }

    public var code: String { base.code }

    public var message: String { base.message }

    /// Equal problems have the same type and the same facts.
    public static func == (left: Self, right: Self) -> Bool { left.base.isEqual(to: right.base) }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension DiagnosticProblem {
    fileprivate func isEqual(to other: any DiagnosticProblem) -> Bool { other as? Self == self }
}
