#if YAML
    import Yams

    /// The typing of unquoted scalars in YAML 1.1.
    enum PlainScalar {
        static func value(of scalar: Node.Scalar, node: Node) -> Value {
            let text = scalar.string
            guard mayBeTyped(text) else { return .string(text) }
            switch Resolver.default.resolveTag(of: node) {
            case .null: return .null
            case .bool: return Bool.construct(from: scalar).map(Value.bool) ?? .string(text)
            case .int: return Int.construct(from: scalar).map(Value.integer) ?? otherInteger(scalar)
            case .float: return float(scalar)
            default: return .string(text)
            }
        }

        /// The value of an integer that Yams does not construct: `-0`, or one outside the range of `Int`.
        private static func otherInteger(_ scalar: Node.Scalar) -> Value {
            let number = float(scalar)
            return number == .number(0) ? .integer(0) : number
        }

        private static func float(_ scalar: Node.Scalar) -> Value {
            guard let number = Double.construct(from: scalar), number.isFinite else { return .string(scalar.string) }
            return .number(number)
        }

        /// Excludes most texts quickly, without the resolver's regular expressions.
        ///
        /// `10:30` remains text, although YAML 1.1 reads it as a sexagesimal number, which surprises authors.
        private static func mayBeTyped(_ text: String) -> Bool {
            guard let first = text.utf8.first else { return true }
            guard text.utf8.count < 40, !text.utf8.contains(UInt8(ascii: ":")) else { return false }
            return Self.firstOfTyped.contains(first)
        }

        private static let firstOfTyped = Set("+-.0123456789~yYnNtTfFoO".utf8)
    }
#endif
