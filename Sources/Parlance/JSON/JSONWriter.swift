import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes answers as JSON: the text of `JSONEncoder` with sorted keys and unescaped slashes, in a fraction of its time.
struct JSONWriter: AnswerSink {
    private var bytes: [UInt8] = []
    /// Whether the object or array has no member or item yet.
    private var isFirst = true
    private var isAfterName = false

    private init() {
        bytes.reserveCapacity(1_024)
    }

    /// The JSON of a value as UTF-8.
    static func json(of value: Value) -> [UInt8] {
        var writer = JSONWriter()
        writer.value(value)
        return writer.bytes
    }

    /// The JSON of an object as UTF-8.
    static func object(_ content: (inout JSONWriter) -> Void) -> Data {
        var writer = JSONWriter()
        writer.object(content)
        return Data(writer.bytes)
    }

    mutating func name(_ name: String) {
        separate()
        write(name)
        write(UInt8(ascii: ":"))
        isAfterName = true
    }

    mutating func object(_ content: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "{"), content, UInt8(ascii: "}"))
    }

    mutating func array(_ content: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "["), content, UInt8(ascii: "]"))
    }

    mutating func value(_ value: Value) {
        switch value {
        case .array(let items):
            array { writer in
                for item in items { writer.value(item) }
            }
        case .object(let members):
            object { writer in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
            }
        default:
            separate()
            write(scalar: value)
        }
    }

    private mutating func enclose(_ start: UInt8, _ content: (inout JSONWriter) -> Void, _ end: UInt8) {
        separate()
        write(start)
        isFirst = true
        content(&self)
        isFirst = false
        write(end)
    }

    /// Writes the comma before a member or an item, unless it is the first or follows its name.
    private mutating func separate() {
        if !isFirst, !isAfterName { write(UInt8(ascii: ",")) }
        (isFirst, isAfterName) = (false, false)
    }

    // MARK: Scalars

    private mutating func write(scalar value: Value) {
        switch value {
        case .bool(let flag): write(flag ? "true" : "false" as StaticString)
        case .integer(let number): write(number)
        case .number(let number): write(number)
        case .string(let text): write(text)
        default: write("null" as StaticString)
        }
    }

    private mutating func write(_ byte: UInt8) { bytes.append(byte) }

    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
    }

    private mutating func write(_ number: Int) {
        if 0..<10 ~= number { write(UInt8(ascii: "0") + UInt8(number)) } else { bytes += String(number).utf8 }
    }

    /// Whole numbers have no fraction: `5`, not `5.0`. Infinities and the like have no form and become null.
    private mutating func write(_ number: Double) {
        guard number.isFinite else { return write("null" as StaticString) }
        let text = number.description
        bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
    }

    private mutating func write(_ text: String) {
        write(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var rest = utf8
            while let index = rest.firstIndex(where: Self.mayNeedEscape) {
                bytes += UnsafeBufferPointer(rebasing: rest[..<index])
                rest = UnsafeBufferPointer(rebasing: rest[index...])
                let width = writeSpecial(rest)
                rest = UnsafeBufferPointer(rebasing: rest[width...])
            }
            bytes += rest
        }
        write(UInt8(ascii: "\""))
    }

    /// Whether a character that begins with the byte may have to be escaped.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
            || byte == 0xD8 || byte == 0xE2
    }

    /// Writes the first character, escaped if necessary, and returns its number of bytes.
    private mutating func writeSpecial(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        let width = text[0] < 0x80 ? 1 : text[0] < 0xE0 ? 2 : 3
        let character = text.prefix(width)
        if let escape = Self.escape(text[0]) {
            bytes += [UInt8(ascii: "\\"), escape]
        } else if let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first,
            scalar.value < 0x20 || VisibleText.isControl(scalar)
        {
            bytes += ControlEscapes.escape(scalar).utf8
        } else {
            bytes += character
        }
        return width
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
