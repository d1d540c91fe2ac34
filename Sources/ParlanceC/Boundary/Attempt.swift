import CParlance

typealias ErrorResult = UnsafeMutablePointer<OpaquePointer?>

/// Runs the body of a function and translates its error: the status, and a handle that the caller frees.
func attempt(_ error: ErrorResult?, _ body: () throws -> Void) -> parlance_status {
    error?.pointee = nil
    do {
        try body()
        return PARLANCE_OK
    } catch let thrown {
        let failure = Failure(thrown)
        error?.pointee = ErrorHandle(failure).retained()
        return failure.status
    }
}

/// A place for a result that the caller passed.
///
/// - Throws: `Failure` if it is NULL.
func place<Result>(
    _ pointer: UnsafeMutablePointer<Result>?,
    _ name: String
) throws(Failure) -> UnsafeMutablePointer<Result> {
    guard let pointer else { throw .missing(name, "a place for the result, not NULL") }
    return pointer
}

/// A place for a handle or a string, set to NULL.
///
/// - Throws: `Failure` if it is NULL.
func place<Result>(
    _ pointer: UnsafeMutablePointer<Result?>?,
    _ name: String
) throws(Failure) -> UnsafeMutablePointer<Result?> {
    guard let pointer else { throw .missing(name, "a place for the result, not NULL") }
    pointer.pointee = nil
    return pointer
}
