import Foundation
import Parlance
import ParlanceCorpus

/// Rewrites the expectations of corpora to the actual results, after an optional review.
struct ExpectationUpdate {
    /// Whether to ask before writing.
    let asks: Bool
    /// Whether utterances that nothing matches any more get `match: none`.
    let acceptsLost: Bool

    /// - Returns: Success if no failures remain.
    func run(_ corpora: [Corpus], _ report: CorpusReport) throws -> ExitStatus {
        let update = CorpusUpdate(corpora, report, acceptsLost: acceptsLost)
        for failure in update.leftAlone {
            StandardError.print("note: \(failure.sentence.place): \(Self.advice(on: failure))")
        }
        for failure in update.lost {
            StandardError.print(
                "note: \(failure.sentence.place): no longer matches: \(MarkedText.clean(failure.sentence.text))"
            )
        }
        if !update.lost.isEmpty {
            StandardError.print("note: lost matches are left as they are; to write 'match: none', add --accept-lost")
        }
        guard !update.files.isEmpty else { return report.failures.isEmpty ? .success : .noMatch }
        for file in update.files { try show(file) }
        guard try isWanted(update.files.count) else { return .noMatch }
        for file in update.files { try write(file) }
        return update.leftAlone.isEmpty && update.lost.isEmpty ? .success : .noMatch
    }

    private static func advice(on failure: CorpusFailure) -> String {
        failure.disprovedReason == nil
            ? "left as it is; change what is expected by hand" : "passes; remove 'fails' by hand"
    }

    private func show(_ file: CorpusUpdate.File) throws {
        let lines = LineDifference(file.before, file.after).lines.map {
            colored("\($0.sign)\(MarkedText.clean($0.text))", $0.sign)
        }
        let all: [StyledText] = ["", "\(file.path):"] + lines
        try StandardOutput.print(all.joined(separator: "\n"))
    }

    private func colored(_ line: StyledText, _ sign: Character) -> StyledText {
        let style = TextStyle(usesColor: Terminal.allowsColor(on: STDOUT_FILENO))
        switch sign {
        case "+": return style.green(line)
        case "-": return style.red(line)
        case "@": return style.cyan(line)
        default: return line
        }
    }

    private func isWanted(_ count: Int) throws -> Bool {
        guard asks else { return true }
        guard isatty(STDIN_FILENO) == 1 else {
            StandardError.print("note: no file is written; review the changes, then add --yes")
            return false
        }
        StandardError.print("Write \(count == 1 ? "this file" : "these \(count) files")? [y/N]")
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }

    /// Writes a file and keeps its byte order mark.
    private func write(_ file: CorpusUpdate.File) throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let old = (try? Data(contentsOf: URL(fileURLWithPath: file.path))) ?? Data()
        let hasMark = old.starts(with: mark)
        guard old.dropFirst(hasMark ? mark.count : 0).elementsEqual(file.before.utf8) else {
            throw UpdateError(description: "'\(file.path)' has changed since it was read; run again")
        }
        try OutputFile.write((hasMark ? mark : []) + Array(file.after.utf8), to: file.path)
    }

    private struct UpdateError: Error, CustomStringConvertible {
        let description: String
    }
}
