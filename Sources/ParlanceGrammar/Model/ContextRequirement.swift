/// A key that the context must contain for a block to apply: the caller's context, overlaid by that of matched values.
public struct ContextRequirement: Sendable, Hashable {
    /// The maximum number per block. Blocks with more may fail to match.
    public static let limit = 64

    /// The key in the context.
    public var key: String
    /// The values that the key may have.
    public var expected: Expectation
    /// The slot that receives the context's value, if any.
    public var slot: String?

    /// A condition on the value of a key.
    public enum Expectation: Sendable, Hashable {
        /// Anything but null.
        case anything
        /// Exactly this value.
        case value(Value)
        /// One of these values.
        case oneOf([Value])

        /// Whether `actual` meets the condition.
        public func holds(for actual: Value) -> Bool {
            switch self {
            case .anything: actual != .null
            case .value(let value): actual == value
            case .oneOf(let values): values.contains(actual)
            }
        }
    }

    /// Creates a requirement; with `slot`, the value also becomes a slot of that name.
    public init(key: String, expected: Expectation, slot: String? = nil) {
        self.key = key
        self.expected = expected
        self.slot = slot
    }
}
