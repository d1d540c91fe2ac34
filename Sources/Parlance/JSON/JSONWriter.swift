import ParlanceGrammar

/// Writes values as JSON: the text of `JSONEncoder` with sorted keys and unescaped slashes, in a fraction of its time.
struct JSONWriter {
    private var bytes: [UInt8] = []
    /// The JSON of a value as UTF-8.
    static func json(of value: Value) -> [UInt8] {
        var writer = JSONWriter()
        writer.bytes.reserveCapacity(1_024)
        writer.write(value)
        return writer.bytes
    }

    private mutating func write(_ value: Value) {
        switch value {
        case .null: write("null" as StaticString)
        case .bool(let flag): write(flag ? "true" : "false" as StaticString)
        case .integer(let number): bytes += String(number).utf8
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .array(let items): write(items)
        case .object(let members): write(members)
        }
    }

    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
    }

    /// Whole numbers have no fraction: `5`, not `5.0`. Infinities and the like have no form and become null.
    private mutating func write(_ number: Double) {
        guard number.isFinite else { return write("null" as StaticString) }
        let text = number.description
        bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
    }

    private mutating func write(_ items: [Value]) {
        bytes.append(UInt8(ascii: "["))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(item)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ members: [String: Value]) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            write(key)
            bytes.append(UInt8(ascii: ":"))
            write(value)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var rest = utf8[...]
            while let index = rest.firstIndex(where: Self.mayNeedEscape) {
                bytes += rest[..<index]
                rest = rest[index...]
                writeSpecial(&rest)
            }
            bytes += rest
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a character that begins with the byte may have to be escaped.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
            || byte == 0xD8 || byte == 0xE2
    }

    /// Writes the first character, escaped if necessary, and removes it.
    private mutating func writeSpecial(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) {
        let width = rest[rest.startIndex] < 0x80 ? 1 : rest[rest.startIndex] < 0xE0 ? 2 : 3
        let character = rest.prefix(width)
        rest = rest.dropFirst(width)
        if let escape = Self.escape(character.first ?? 0) {
            bytes += [UInt8(ascii: "\\"), escape]
        } else if let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first,
            scalar.value < 0x20 || VisibleText.isControl(scalar)
        {
            bytes += ControlEscapes.escape(scalar).utf8
        } else {
            bytes += character
        }
    }

    /// The letter after the backslash; nil for characters without one.
    private static func escape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case 0x08: UInt8(ascii: "b")
        case 0x09: UInt8(ascii: "t")
        case 0x0A: UInt8(ascii: "n")
        case 0x0C: UInt8(ascii: "f")
        case 0x0D: UInt8(ascii: "r")
        default: nil
        }
    }
}
