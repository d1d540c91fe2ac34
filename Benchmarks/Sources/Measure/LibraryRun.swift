import CParlance
import Foundation
import ParlanceC
import Workloads

/// The C library with utterances, as the package for Python calls it. Nothing changes after the initializer, and the
/// library takes calls of several threads.
final class LibraryRun: @unchecked Sendable {
    private let parser: OpaquePointer
    private let texts: [UnsafePointer<CChar>?]
    private let lengths: [Int]

    /// The number of utterances of a call.
    var count: Int { texts.count }

    /// The own utterances.
    static func own(repetitions: Int = 1) throws -> LibraryRun {
        let texts = try Workload.own().utterances.map(\.text)
        return try LibraryRun(grammars: Workload.ownGrammars, utterances: texts, repetitions: repetitions)
    }

    /// - Parameters:
    ///   - grammars: The paths of the grammars, in English.
    ///   - repetitions: How often a call has each utterance.
    /// - Throws: `MeasureError` if the library cannot load the grammars.
    private init(grammars: [String], utterances: [String], repetitions: Int) throws(MeasureError) {
        let paths = grammars.map { UnsafePointer(strdup($0)) }
        defer { for path in paths { free(UnsafeMutablePointer(mutating: path)) } }
        var parser: OpaquePointer?
        let status = parlanceParserLoad(paths, paths.count, #"{"language": "en"}"#, &parser, nil)
        guard status == PARLANCE_OK, let parser else { throw MeasureError("the C library cannot load \(grammars)") }
        self.parser = parser
        texts = (0..<repetitions).flatMap { _ in utterances.map { UnsafePointer(strdup($0)) } }
        lengths = texts.map { $0.map { strlen($0) } ?? 0 }
    }

    deinit {
        for text in texts { free(UnsafeMutablePointer(mutating: text)) }
        parlanceParserFree(parser)
    }

    /// Parses all utterances, word for word, by one call of `parlance_parse_many`.
    ///
    /// - Returns: The number of bytes of the results.
    @inline(never)
    @discardableResult
    func parse(threads: Int) -> Int {
        var lines: UnsafeMutablePointer<CChar>?
        var length = 0
        let options = #"{"edits": 0}"#
        _ = parlanceParseMany(parser, texts, lengths, count, options, UInt32(threads), &lines, &length, nil)
        parlanceStringFree(lines)
        return length
    }
}
