import Foundation

extension JSONEncoder {
    /// The encoder of everything that Parlance answers: the keys of objects in order, so that equal answers look alike.
    ///
    /// - Parameter isSpread: whether each member and item gets a line of its own.
    package static func answers(isSpread: Bool = false) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isSpread { encoder.outputFormatting.insert(.prettyPrinted) }
        return encoder
    }
}
