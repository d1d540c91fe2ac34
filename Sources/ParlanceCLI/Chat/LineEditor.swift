import Foundation

/// Reads lines from a terminal, with editing and history.
///
/// It loads libedit at run time if it is installed (on Debian `libedit2`, a dependency of Swift itself), so the build
/// needs neither its headers nor linking.
struct LineEditor {
    private typealias ReadLine = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
    private typealias AddHistory = @convention(c) (UnsafePointer<CChar>?) -> CInt

    private static let libraries = ["libedit.so.2", "libedit.so.0", "libedit.3.dylib"]

    private let readLine: ReadLine
    private let addHistory: AddHistory

    /// Nil if libedit is not installed.
    init?() {
        let handle = Self.libraries.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
        guard let handle, let read = dlsym(handle, "readline"), let add = dlsym(handle, "add_history") else {
            return nil
        }
        readLine = unsafeBitCast(read, to: ReadLine.self)
        addHistory = unsafeBitCast(add, to: AddHistory.self)
        // libedit reads UTF-8 only in the user's locale.
        setlocale(LC_CTYPE, "")
    }

    /// The next line; nil at the end. Invalid UTF-8 is replaced.
    func next(prompt: String) -> String? {
        guard let line = readLine(prompt) else { return nil }
        defer { free(line) }
        if line.pointee != 0 { _ = addHistory(line) }
        return String(cString: line)
    }
}
