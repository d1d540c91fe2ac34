extension JSONParser {
    /// The text in quotation marks at the current position, which is then after them.
    mutating func string() throws(JSONSyntaxError) -> String {
        position += 1
        let start = position
        try skipPlain()
        guard bytes[position] != UInt8(ascii: "\"") else {
            defer { position += 1 }
            return try text(bytes[start..<position], at: start)
        }
        var decoded = Array(bytes[start..<position])
        while bytes[position] != UInt8(ascii: "\"") {
            try decodeEscape(into: &decoded)
            let rest = position
            try skipPlain()
            decoded += bytes[rest..<position]
        }
        position += 1
        return try text(decoded[...], at: start)
    }

    /// Moves to the next quotation mark or backslash.
    private mutating func skipPlain() throws(JSONSyntaxError) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            if byte < 0x20 { throw failure(.controlCharacter) }
            position += 1
        }
        throw failure(.unexpectedEnd)
    }

    private func text(_ decoded: ArraySlice<UInt8>, at start: Int) throws(JSONSyntaxError) -> String {
        guard let text = String(validating: decoded, as: UTF8.self) else { throw failure(.notUTF8, at: start) }
        return text
    }

    /// Appends the character of the escape at the current position.
    private mutating func decodeEscape(into decoded: inout [UInt8]) throws(JSONSyntaxError) {
        let start = position
        guard position + 1 < bytes.count else { throw failure(.unexpectedEnd) }
        position += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(bytes[start + 1])
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "u"): decoded += Array(try scalar(from: start).utf8)
        default: throw failure(.invalidEscape, at: start)
        }
    }

    /// The scalar of one escape, or of two that are a surrogate pair; the position is after the first `\u`.
    private mutating func scalar(from start: Int) throws(JSONSyntaxError) -> String {
        let unit = try hexadecimal(from: start)
        if let scalar = Unicode.Scalar(unit) { return String(Character(scalar)) }
        guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { throw failure(.halfOfPair, at: start) }
        position += 2
        let other = try hexadecimal(from: position - 2)
        guard UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(other) else { throw failure(.halfOfPair, at: start) }
        return String(decoding: [unit, other], as: UTF16.self)
    }

    private mutating func hexadecimal(from start: Int) throws(JSONSyntaxError) -> UInt16 {
        guard position + 4 <= bytes.count else { throw failure(.unexpectedEnd, at: bytes.count) }
        var unit: UInt16 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure(.invalidEscape, at: start)
            }
            unit = unit << 4 | UInt16(digit)
        }
        position += 4
        return unit
    }
}
