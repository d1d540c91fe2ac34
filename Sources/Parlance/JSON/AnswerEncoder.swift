import Foundation

/// Encodes everything that Parlance answers as JSON: the keys of objects in order, so that equal answers look alike, and
/// without a character that would act on a terminal that shows the answer.
package struct AnswerEncoder {
    private let encoder = JSONEncoder()

    /// - Parameter isSpread: whether each member and item gets a line of its own.
    package init(isSpread: Bool = false) {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isSpread { encoder.outputFormatting.insert(.prettyPrinted) }
    }

    package func encode(_ value: some Encodable) throws -> Data {
        ControlEscapes.added(to: try encoder.encode(value))
    }
}

extension JSONEncoder {
    /// The encoder of everything that Parlance answers.
    ///
    /// - Parameter isSpread: whether each member and item gets a line of its own.
    package static func answers(isSpread: Bool = false) -> AnswerEncoder { AnswerEncoder(isSpread: isSpread) }
}
