import Foundation
import ParlanceTestSupport

/// The screen of a user who runs commands in a folder: a text with the commands, and below each its output, its errors
/// (after `2>`), and its exit code.
struct Transcript {
    /// A command with its output.
    struct Step {
        /// The comments above it, and blank lines.
        var heading: [String]
        var command: String
        /// Its output.
        var shown: [String]
        /// Its line in the text, from 1.
        var line: Int
    }

    private static let prompt = "$ "

    private(set) var steps: [Step] = []

    /// - Parameter text: Commands may be new, without output below them.

    init(_ text: String) {
        var heading: [String] = []
        var isOver = true
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated()
        {
            if line.hasPrefix(Self.prompt) {
                let command = String(line.dropFirst(Self.prompt.count))
                if !isOver { heading = steps[steps.count - 1].cutComments() }
                steps.append(Step(heading: heading, command: command, shown: [], line: index + 1))
                (heading, isOver) = ([], false)
            } else if isOver {
                heading.append(line)
            } else {
                steps[steps.count - 1].shown.append(line)
                isOver = line.hasPrefix(Self.code(""))
            }
        }
    }

    var text: String {
        steps.flatMap { $0.heading + [Self.prompt + $0.command] + $0.shown }.joined(separator: "\n") + "\n"
    }

    /// The same commands with their current output, run in a copy of a folder.
    func replayed(in folder: URL) throws -> Transcript {
        let copy = try TemporaryFolder()
        let path = URL(fileURLWithPath: copy.path(of: "here"))
        try FileManager.default.copyItem(at: folder, to: path)
        var replayed = self
        for index in steps.indices {
            replayed.steps[index].shown = try Self.run(steps[index].command, in: path.path)
        }
        return replayed
    }

    private static func run(_ line: String, in folder: String) throws -> [String] {
        var command = Command("-c", line)
        command.executable = URL(fileURLWithPath: "/bin/sh")
        command.folder = folder
        let folders = [Command.executable.deletingLastPathComponent().path, "/usr/bin", "/bin"]
        command.environment["PATH"] = folders.joined(separator: ":")
        let outcome = try command.run()
        return lines(of: outcome.output) + lines(of: outcome.error).map { "2> \($0)" } + [code("\(outcome.code)")]
    }

    private static func code(_ number: String) -> String { "exit \(number)" }

    /// The lines of a text, without the parts that depend on the machine.
    private static func lines(of text: String) -> [String] {
        let steady = text.replacing(#/\d+ bytes, in \d+ ms/#, with: "N bytes, in N ms")
        let lines = steady.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }
}

extension Transcript.Step {
    /// Removes blank lines and comments below a new command that belong to the next.
    fileprivate mutating func cutComments() -> [String] {
        let cut = shown.reversed().prefix { $0.isEmpty || $0.hasPrefix("# ") }.reversed()
        shown.removeLast(cut.count)
        return Array(cut)
    }
}
