#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system's reason for an error, by its `errno`.
struct SystemReason: Error {
    let code: Int32

    var text: String { String(cString: strerror(code)) }
}
