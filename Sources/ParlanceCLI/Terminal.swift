import Foundation

/// What the terminal can show.
enum Terminal {
    /// Colour is for terminals only, and for people who did not ask to do without (no-color.org).
    static func allowsColor(on descriptor: Int32) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
}
