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
    private let encoder = JSONEncoder.answers()
    private var waiting = Data()

    init(_ format: SampleFormat, language: String) {
        self.format = format
        self.language = language
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
            waiting += try encoder.encode(sentence.json(language: language))
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
    /// context.
    func json(language: String) -> Value {
        .object([
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
        ])
    }
}

/// The output format of sentences.
enum SampleFormat: String, ExpressibleByArgument, CaseIterable {
    /// One sentence per line.
    case text
    /// One JSON object per line: the sentence and its meaning.
    case jsonl
}
