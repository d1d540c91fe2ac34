import CParlance
import Parlance

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The functions of `parlance.h` that concern the library and its errors; the header documents them.

@_cdecl("parlance_abi_version")
public func parlanceABIVersion() -> Int32 { PARLANCE_ABI_VERSION }

/// The version as a C string, which lives as long as the process.
private nonisolated(unsafe) let version = UnsafePointer(Results.string(ParlanceVersion.current))

@_cdecl("parlance_version")
public func parlanceVersion() -> UnsafePointer<CChar> { version }

@_cdecl("parlance_string_free")
public func parlanceStringFree(_ string: UnsafeMutablePointer<CChar>?) { free(string) }

// MARK: - Errors

/// The error of a pointer; nil for NULL and other handles.
private func errorHandle(_ error: OpaquePointer?) -> ErrorHandle? { try? ErrorHandle.borrowed(error, "error") }

private nonisolated(unsafe) let noMessage = UnsafePointer(Results.string(""))
private nonisolated(unsafe) let noDiagnostics = UnsafePointer(Results.string("[]"))

@_cdecl("parlance_error_status")
public func parlanceErrorStatus(_ error: OpaquePointer?) -> parlance_status {
    errorHandle(error)?.status ?? PARLANCE_OK
}

@_cdecl("parlance_error_message")
public func parlanceErrorMessage(_ error: OpaquePointer?) -> UnsafePointer<CChar> {
    errorHandle(error).map { UnsafePointer($0.message) } ?? noMessage
}

@_cdecl("parlance_error_json")
public func parlanceErrorJSON(_ error: OpaquePointer?) -> UnsafePointer<CChar> {
    errorHandle(error).map { UnsafePointer($0.json) } ?? noDiagnostics
}

@_cdecl("parlance_error_free")
public func parlanceErrorFree(_ error: OpaquePointer?) { ErrorHandle.release(error) }
