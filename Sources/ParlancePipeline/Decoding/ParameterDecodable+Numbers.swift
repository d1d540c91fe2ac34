import ParlanceGrammar

extension ParameterDecodable where Self: FixedWidthInteger {
    static var expectation: String { "a whole number from \(Self.min) to \(Self.max)" }

    init?(parameter: ParameterValue) {
        switch parameter.value.plainNumber {
        case .integer(let number): self.init(exactly: number)
        case .number(let number): self.init(exactly: number)
        default: return nil
        }
    }
}

extension ParameterDecodable where Self: BinaryFloatingPoint {
    static var expectation: String { "a number" }

    init?(parameter: ParameterValue) {
        switch parameter.value.plainNumber {
        case .integer(let number): self.init(number)
        case .number(let number): self.init(number)
        default: return nil
        }
    }
}

extension Int: ParameterDecodable {}
extension Int8: ParameterDecodable {}
extension Int16: ParameterDecodable {}
extension Int32: ParameterDecodable {}
extension Int64: ParameterDecodable {}
extension UInt: ParameterDecodable {}
extension UInt8: ParameterDecodable {}
extension UInt16: ParameterDecodable {}
extension UInt32: ParameterDecodable {}
extension UInt64: ParameterDecodable {}
extension Float: ParameterDecodable {}
extension Double: ParameterDecodable {}
