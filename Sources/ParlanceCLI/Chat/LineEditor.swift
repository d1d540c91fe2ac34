import Foundation

/// Reads lines from a terminal, with editing and history.
///
/// Both come from libedit, which is loaded where it is installed (on Debian `libedit2`, which comes with Swift itself), so that
/// nothing but its library is needed, neither headers nor linking.
struct LineEditor {
    private typealias ReadLine = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
    private typealias AddHistory = @convention(c) (UnsafePointer<CChar>?) -> CInt

    private static let libraries = ["libedit.so.2", "libedit.so.0", "libedit.3.dylib"]

    private let readLine: ReadLine
    private let addHistory: AddHistory

    /// Nil where there is no libedit.
    init?() {
        let handle = Self.libraries.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
        guard let handle, let read = dlsym(handle, "readline"), let add = dlsym(handle, "add_history") else {
            return nil
        }
        readLine = unsafeBitCast(read, to: ReadLine.self)
        addHistory = unsafeBitCast(add, to: AddHistory.self)
        // The user's locale makes the input UTF-8.
        setlocale(LC_CTYPE, "")
    }

    /// The next line; nil at the end. What is no UTF-8 in it is replaced.
    func next(prompt: String) -> String? {
        guard let line = readLine(prompt) else { return nil }
        defer { free(line) }
        if line.pointee != 0 { _ = addHistory(line) }
        return String(cString: line)
    }
}
