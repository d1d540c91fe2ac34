import Foundation

/// The system's reason for an error, without Foundation's sentences around it.
enum SystemReason {
    /// - Parameter error: an error of Foundation.
    static func of(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        guard underlying.domain == NSPOSIXErrorDomain else { return (error as NSError).localizedDescription }
        return of(code: Int32(underlying.code))
    }

    /// - Parameter code: the system's `errno`.
    static func of(code: Int32) -> String { String(cString: strerror(code)) }
}
