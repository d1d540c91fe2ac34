import ArgumentParser
import Foundation

/// Compares measurements with thresholds.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Measures and compares with thresholds.",
        discussion: """
            Allocations and instructions are per utterance. The exit code is 1 if something is more than is allowed, 2 if \
            something that was given is wrong, else 0.
            """
    )

    @Option(help: ArgumentHelp("The file of thresholds.", valueName: "file"))
    var thresholds: String

    @Flag(help: "Write what is measured, with room, into the file instead.")
    var update = false

    func run() throws {
        do {
            try measure()
        } catch let code as ExitCode {
            throw code
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            throw ExitCode(2)
        }
    }

    private func measure() throws {
        var allowed = try Thresholds(path: thresholds)
        let measured = try Measurements.all()
        if update {
            allowed.update(to: measured)
            try allowed.write(to: thresholds)
            return
        }
        let problems = allowed.problems(of: measured)
        for problem in problems { print(problem) }
        print("\(measured.count) measured, \(problems.count) not as they should be")
        if !problems.isEmpty { throw ExitCode(1) }
    }
}
