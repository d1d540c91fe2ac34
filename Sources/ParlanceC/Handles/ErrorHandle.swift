import CParlance
import Parlance

/// `parlance_error`: a failure, with its texts in memory that lives as long.
final class ErrorHandle: Handle {
    let status: parlance_status
    let message: UnsafeMutablePointer<CChar>
    let json: UnsafeMutablePointer<CChar>

    init(_ failure: Failure) {
        status = failure.status
        message = Results.string(failure.message)
        json = (try? Results.json(Value.array(failure.diagnostics.map(\.json)))) ?? Results.string("[]")
    }

    deinit {
        parlanceStringFree(message)
        parlanceStringFree(json)
    }
}
