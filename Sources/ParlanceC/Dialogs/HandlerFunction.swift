import CParlance
import Parlance
import ParlanceHandlers
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The caller's function that handles calls, with its context.
struct HandlerFunction {
    private let function: parlance_handler
    private let context: UnsafeMutableRawPointer?

    init(_ function: parlance_handler, context: UnsafeMutableRawPointer?) {
        self.function = function
        self.context = context
    }

    /// Calls the function on this thread.
    ///
    /// - Parameter call: The call as JSON.
    /// - Returns: Nil if the function gives no answer.
    func answer(to call: Data) -> Data? {
        let answer = AnswerHandle()
        let pointer = answer.retained()
        defer { AnswerHandle.release(pointer) }
        let json = Results.string(call)
        defer { parlanceStringFree(json) }
        function(context, json, pointer)
        return answer.taken()
    }
}

/// `parlance_answer`: the place for the answer to one call. It exists as long as the call.
final class AnswerHandle: Handle {
    private let json = Mutex<Data?>(nil)

    func set(_ text: String) { json.withLock { $0 = Data(text.utf8) } }

    func taken() -> Data? { json.withLock { $0.take() } }
}
