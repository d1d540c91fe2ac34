import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// Writes sentences to standard output in large chunks.
struct SampleOutput {
    private static let capacity = 1 << 15

    private let format: SampleFormat
    /// The language of the grammar.
    private let language: String
    /// The time that sentences refer to; nil if they need none.
    private let now: String?
    private let encoder = JSONEncoder.answers()
    private var waiting = Data()

    init(_ format: SampleFormat, _ grammar: Grammar) {
        self.format = format
        language = grammar.language
        now = grammar.sampleTime
    }

    /// Writes the next sentence.
    ///
    /// - Returns: False if there is none.
    mutating func write(_ sentences: inout some SentenceSource) throws -> Bool {
        switch format {
        case .text:
            guard let text = sentences.nextText() else { return false }
            waiting += VisibleText.onOneLine(text).utf8
        case .jsonl:
            guard let sentence = sentences.next() else { return false }
            waiting += try encoder.encode(sentence.json(language: language, now: now))
        }
        waiting.append(UInt8(ascii: "\n"))
        if waiting.count > Self.capacity { try flush() }
        return true
    }

    /// Writes the buffered sentences.
    mutating func flush() throws {
        if !waiting.isEmpty { try StandardOutput.write(waiting) }
        waiting.removeAll(keepingCapacity: true)
    }
}

extension SampledSentence {
    /// The sentence with the keys of the batch contract, as input for `parlance test`. `context` contains the required
    /// context, and `now` the time that the sentence refers to.
    func json(language: String, now: String? = nil) -> Value {
        var members: [String: Value] = [
            "text": .string(text),
            "language": .string(language),
            "intent": .string(intent),
            "slots": slots.json,
            "spoken": slots.filter { $0.spoken != nil }.spokenJSON,
            "context": .object(context),
            "response": .string(response),
            "metadata": .object(metadata),
            "template": .string(template),
            "source": .string(source.description),
        ]
        if let now { members["now"] = .string(now) }
        return .object(members)
    }
}

extension Grammar {
    /// The time that the samples of slot types refer to, in ISO 8601.
    fileprivate var sampleTime: String? {
        let times = lists.values.compactMap { list -> ReferenceTime? in
            if case .typed(let typed) = list { typed.type.sampleTime } else { nil }
        }
        return times.first.map { time in
            String(format: "%04d-%02d-%02dT%02d:%02d:00", time.year, time.month, time.day, time.hour, time.minute)
        }
    }
}

/// The output format of sentences.
enum SampleFormat: String, ExpressibleByArgument, CaseIterable {
    /// One sentence per line.
    case text
    /// One JSON object per line: the sentence and its meaning.
    case jsonl
}
