import Foundation

/// Serves the lines of a batch, one after the other: the contract of `parlance parse --jsonl`.
public struct BatchSession {
    /// What became of a line; the worst of them is the outcome of the run.
    public enum Outcome: Int, Sendable, Comparable {
        /// It matched, or was no utterance.
        case well
        case noMatch
        /// It could not be served.
        case failed

        public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
    }

    private var parser: Parser
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    /// The worst outcome so far.
    public private(set) var outcome = Outcome.well

    public init(_ parser: Parser) {
        self.parser = parser
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// The answer to one line, as JSON without a newline.
    ///
    /// - Parameter line: UTF-8, without its newline.
    public mutating func answer(_ line: Data) -> Data {
        var id: Value?
        do {
            return encode(try serve(try request(line, &id)), id: id)
        } catch {
            return encode(fail(error), id: id)
        }
    }

    /// The answer to a line that was refused before it was read.
    public mutating func answer(refusal error: BatchError) -> Data {
        encode(fail(error), id: nil)
    }

    private func request(_ line: Data, _ id: inout Value?) throws(BatchError) -> BatchRequest {
        guard let text = String(validating: line, as: UTF8.self) else { throw BatchError("the line is not UTF-8") }
        guard text.utf8.first == UInt8(ascii: "{") else {
            return .parse(BatchRequest.Parse(text: text.hasSuffix("\r") ? String(text.dropLast()) : text))
        }
        let value: Value
        do {
            value = try decoder.decode(Value.self, from: line)
        } catch {
            throw BatchError("the line is not JSON: \(Self.reason(for: error))")
        }
        let members = value.object ?? [:]
        id = members["id"]
        return try BatchRequest(members)
    }

    private mutating func serve(_ request: BatchRequest) throws(BatchError) -> BatchAnswer {
        switch request {
        case .lists(let lists):
            parser = parser.with(lists: lists)
            return .lists(lists.mapValues(\.valueCount))
        case .parse(let parse):
            do {
                let result = try parser.parse(parse.text, options: parse.options)
                if result.match == .none { outcome = max(outcome, .noMatch) }
                return .parse(result)
            } catch {
                throw BatchError(error.message)
            }
        }
    }

    private mutating func fail(_ error: BatchError) -> BatchAnswer {
        outcome = .failed
        return .error(error)
    }

    private func encode(_ answer: BatchAnswer, id: Value?) -> Data {
        // Numbers that JSON has no form for are the only thing that could fail, and grammars hold none.
        (try? encoder.encode(IdentifiedAnswer(id: id, answer: answer))) ?? Data("{}".utf8)
    }

    private static func reason(for error: any Error) -> String {
        guard case .dataCorrupted(let context) = error as? DecodingError else { return "\(error)" }
        let underlying = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
        return underlying ?? context.debugDescription
    }
}
