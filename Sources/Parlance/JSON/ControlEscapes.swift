import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Escapes the control characters that JSON permits unescaped: DEL, C1, and the bidirectional controls. They occur only
/// within strings, where `\u009b` is equivalent.
enum ControlEscapes {
    /// Returns the JSON with these characters escaped; usually it has none and is returned unchanged.
    ///
    /// - Parameter json: UTF-8 from a `JSONEncoder`.
    static func added(to json: Data) -> Data {
        guard json.withUnsafeBytes({ isConcerned($0) }) else { return json }
        var escaped = Data(capacity: json.count + 64)
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if scalar.value >= 0x20, VisibleText.isControl(scalar) {
                escaped += escape(scalar).utf8
            } else {
                escaped += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return escaped
    }

    /// The escape of a scalar with at most four digits: `\u009b`.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Whether UTF-8 contains one of the characters. It scans bytes, because decoding takes longer than encoding the
    /// JSON.
    private static func isConcerned(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.indices.contains { index in
            switch bytes[index] {
            case 0x7F: true
            case 0xC2: (0x80..<0xA0).contains(byte(index + 1, of: bytes))
            case 0xD8: byte(index + 1, of: bytes) == 0x9C
            case 0xE2: isConcerned(byte(index + 1, of: bytes), byte(index + 2, of: bytes))
            default: false
            }
        }
    }

    private static func byte(_ index: Int, of bytes: UnsafeRawBufferPointer) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    /// Within U+2000 to U+2FFF: U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069.
    private static func isConcerned(_ second: UInt8, _ third: UInt8) -> Bool {
        switch second {
        case 0x80: third == 0x8E || third == 0x8F || (0xAA...0xAE).contains(third)
        case 0x81: (0xA6...0xA9).contains(third)
        default: false
        }
    }
}
