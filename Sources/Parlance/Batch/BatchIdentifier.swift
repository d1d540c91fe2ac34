import Foundation

/// The caller's identifier of a request: any JSON, which the answer repeats.
///
/// Texts, truth values, null, and lists and objects of them come back as they were (the keys of objects in order). Numbers
/// keep their value: whole ones and fractions up to 38 digits, others as far as a `Double` can tell. Their spelling may
/// change: `1.0` comes back as `1`.
package struct BatchIdentifier: Sendable, Hashable {
    fileprivate indirect enum Part: Sendable, Hashable {
        case value(Value)
        /// A number of more digits than an `Int` or a `Double` holds.
        case long(Decimal)
        case array([Part])
        case object([String: Part])
    }

    private let part: Part

    /// - Parameter parsed: what `JSONSerialization` makes of it.
    init(parsed: Any) {
        part = Part(parsed: parsed)
    }
}

extension BatchIdentifier: Encodable {
    package func encode(to encoder: any Encoder) throws { try part.encode(to: encoder) }
}

extension BatchIdentifier.Part: Encodable {
    init(parsed: Any) {
        switch parsed {
        case let items as [Any]: self = .array(items.map { Self(parsed: $0) })
        case let members as [String: Any]: self = .object(members.mapValues { Self(parsed: $0) })
        // `decimalValue` goes by a `Double` where the number is a `UInt64`.
        case let number as NSNumber where number.isLong:
            self = .long(Decimal(string: number.description) ?? number.decimalValue)
        default: self = .value(Value(parsed: parsed))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .value(let value): try value.encode(to: encoder)
        case .long(let number):
            // By the container: of itself it would write its parts.
            var container = encoder.singleValueContainer()
            try container.encode(number)
        case .array(let items): try items.encode(to: encoder)
        case .object(let members): try members.encode(to: encoder)
        }
    }
}
