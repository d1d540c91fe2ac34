import Foundation

/// Why the system refused something, without the sentences that Foundation puts around it.
enum SystemReason {
    /// - Parameter error: one of Foundation's.
    static func of(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        guard underlying.domain == NSPOSIXErrorDomain else { return (error as NSError).localizedDescription }
        return of(code: Int32(underlying.code))
    }

    /// - Parameter code: the system's `errno`.
    static func of(code: Int32) -> String { String(cString: strerror(code)) }
}
