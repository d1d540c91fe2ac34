import Foundation
import ParlanceTestSupport

/// The built `parlance`, run as a process.
struct Command {
    var arguments: [String]
    var input = Data()
    var environment: [String: String] = [:]
    /// Its working folder.
    var folder = FileManager.default.temporaryDirectory.path
    var executable = Command.executable
    /// Keeps the folder until the command has run.
    var keeper: TemporaryFolder?

    init(_ arguments: String..., input: String = "") {
        self.arguments = arguments
        self.input = Data(input.utf8)
    }

    /// A shell command that finds `parlance` in its path.
    init(shell line: String, in folder: String) {
        arguments = ["-c", line]
        executable = URL(filePath: "/bin/sh")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        environment["PATH"] = "\(Self.executable.deletingLastPathComponent().path):\(path)"
        self.folder = folder
    }

    struct Outcome: Equatable {
        var output: String
        var error: String
        var code: Int32
    }

    /// The folder of the package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    /// It is beside the test bundle.
    static let executable: URL = {
        let folders = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()].compactMap(\.self)
        let beside = folders.flatMap { [$0, $0.deletingLastPathComponent()] }.map { $0.appending(path: "parlance") }
        let built = ["debug", "release"].map { package.appending(path: ".build/\($0)/parlance") }
        return (beside + built).first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? built[0]
    }()

    /// Runs to the end.
    func run() throws -> Outcome {
        let files = try TemporaryFolder()
        let output = try files.write("", to: "output")
        let error = try files.write("", to: "error")
        let process = process()
        process.standardInput = FileHandle(forReadingAtPath: try files.write(input, to: "input"))
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: error)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            output: try String(contentsOfFile: output, encoding: .utf8),
            error: try String(contentsOfFile: error, encoding: .utf8),
            code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        )
    }

    /// A cache folder that cannot be written.
    static let noCache = "/dev/null/cache"

    /// A process that is ready to start, in an environment without variables that change the output, and without a
    /// cache unless a test sets one.
    func process() -> Process {
        let process = Process()
        process.executableURL = self.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var environment = ProcessInfo.processInfo.environment
        for name in ["PARLANCE_GRAMMARS", "NO_COLOR", "TERM"] { environment[name] = nil }
        environment["XDG_CACHE_HOME"] = Self.noCache
        process.environment = environment.merging(self.environment) { _, new in new }
        return process
    }
}
