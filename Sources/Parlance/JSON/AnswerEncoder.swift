import Foundation

/// Encodes all answers of Parlance as JSON: with sorted keys, so that equal answers have equal texts, and without
/// characters that control a terminal.
package struct AnswerEncoder {
    private let encoder = JSONEncoder()

    /// - Parameter isSpread: Whether each member and item has its own line.
    package init(isSpread: Bool = false) {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isSpread { encoder.outputFormatting.insert(.prettyPrinted) }
    }

    /// Encodes a value as UTF-8.
    package func encode(_ value: some Encodable) throws -> Data {
        ControlEscapes.added(to: try encoder.encode(value))
    }
}

extension JSONEncoder {
    /// The encoder of all answers of Parlance.
    ///
    /// - Parameter isSpread: Whether each member and item has its own line.
    package static func answers(isSpread: Bool = false) -> AnswerEncoder { AnswerEncoder(isSpread: isSpread) }
}
