import CParlance
import Parlance
import ParlanceEntities
import ParlanceHandlers

/// The failure of a function: its status, and the facts for the error that the caller receives.
struct Failure: Error {
    let status: parlance_status
    /// The problem and its remedy.
    let message: String
    /// The errors and warnings of a grammar; empty for other failures.
    var diagnostics: [Diagnostic] = []

    init(_ status: parlance_status, _ message: String) {
        self.status = status
        self.message = message
    }

    /// - Parameter name: The parameter that is NULL, or a handle of another kind.
    static func missing(_ name: String, _ expected: String) -> Failure {
        Failure(PARLANCE_INVALID_ARGUMENT, "'\(name)' must be \(expected)")
    }
}

extension Failure {
    /// The failure for an error of the library.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as GrammarError:
            self.init(PARLANCE_INVALID_GRAMMAR, error.description)
            diagnostics = error.diagnostics
        case let error as CompiledGrammarError: self.init(PARLANCE_UNUSABLE, error.message)
        case .textTooLong(let bytes, let limit) as ParseError:
            self.init(PARLANCE_INVALID_TEXT, ParseError.textTooLong(bytes: bytes, limit: limit).message)
        case .unknownIntent(let intent, let suggestion) as ParseError:
            let error = ParseError.unknownIntent(intent, suggestion: suggestion)
            self.init(PARLANCE_INVALID_REQUEST, error.message)
        case let error as ParseError: self.init(PARLANCE_TOO_COMPLEX, error.message)
        case let error as BatchError: self.init(PARLANCE_INVALID_REQUEST, error.message)
        case let error as EntityQueryError: self.init(PARLANCE_INVALID_REQUEST, error.message)
        default: self.init(PARLANCE_INVALID_REQUEST, "\(error)")
        }
    }
}
