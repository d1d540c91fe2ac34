import Foundation

/// The peak memory of the process.
public enum PeakMemory {
    /// The peak resident size in bytes; nil if the system does not report it.
    ///
    /// Not `getrusage`: on Linux it includes the memory of the parent before this program replaced it.
    public static func bytes() -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
