import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Encodes all answers of Parlance as JSON: with sorted keys, so that equal answers have equal texts, and without
/// characters that control a terminal.
package struct AnswerEncoder {
    private let encoder = JSONEncoder()
    private let isSpread: Bool

    /// - Parameter isSpread: Whether each member and item has its own line.
    package init(isSpread: Bool = false) {
        self.isSpread = isSpread
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isSpread { encoder.outputFormatting.insert(.prettyPrinted) }
    }

    /// Encodes a value as UTF-8.
    package func encode(_ value: some Encodable) throws -> Data {
        ControlEscapes.added(to: try encoder.encode(value))
    }

    /// Encodes a value as UTF-8: the same text, faster.
    package func encode(_ value: Value) throws -> Data {
        isSpread ? ControlEscapes.added(to: try encoder.encode(value)) : Data(JSONWriter.json(of: value))
    }
}

extension JSONEncoder {
    /// The encoder of all answers of Parlance.
    ///
    /// - Parameter isSpread: Whether each member and item has its own line.
    package static func answers(isSpread: Bool = false) -> AnswerEncoder { AnswerEncoder(isSpread: isSpread) }
}
