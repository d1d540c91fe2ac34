import Foundation

/// A copy of this program without debug information, which valgrind cannot read in Swift's form.
struct StrippedCopy {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "measure-\(UUID().uuidString)").path
        _ = try Tool.run(["strip", "--strip-debug", "-o", path, Bundle.main.executablePath ?? CommandLine.arguments[0]])
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
