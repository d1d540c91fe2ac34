import Foundation

/// The capabilities of the terminal.
enum Terminal {
    /// Whether to use colour: only on terminals, and only if NO_COLOR is not set (no-color.org).
    static func allowsColor(on descriptor: Int32) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// The columns of a line; nil without a terminal.
    static func width(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
