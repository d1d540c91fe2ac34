import Foundation
import Parlance
import ParlanceMeasuring

extension EntityRun {
    /// The time that relative times in texts refer to: a Friday.
    public static let now = ReferenceTime(year: 2026, month: 11, day: 20, hour: 9)

    /// The built-in slot types with the texts of `Benchmarks/Texts/en.txt`.
    public static func own() throws -> EntityRun {
        let file = Workload.root.appending(path: "Benchmarks/Texts/en.txt")
        let texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        return EntityRun(texts, language: "en", now: now)
    }
}
