import CParlance

/// An object that the caller holds through an opaque pointer.
class Handle {
    /// The pointer for the caller, who owns a reference until `release`.
    func retained() -> OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

    /// The object of a pointer.
    ///
    /// - Throws: `Failure` for NULL and for a handle of another kind.
    static func borrowed(_ pointer: OpaquePointer?, _ name: String) throws(Failure) -> Self {
        guard let pointer, let handle = object(pointer) as? Self else {
            throw .missing(name, "a handle of its kind, not NULL or another one")
        }
        return handle
    }

    /// Ends the caller's reference. NULL, and a handle of another kind, are ignored.
    static func release(_ pointer: OpaquePointer?) {
        guard let pointer, object(pointer) is Self else { return }
        Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).release()
    }

    private static func object(_ pointer: OpaquePointer) -> Handle {
        Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
