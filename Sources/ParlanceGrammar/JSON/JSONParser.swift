/// Parses JSON (RFC 8259).
///
/// It has no need of Foundation, keeps the digits of numbers, and keeps U+FEFF in texts.
package struct JSONParser {
    /// The nesting depth of arrays and objects that `JSONSerialization` accepts too.
    package static let usualDepthLimit = 512

    let bytes: [UInt8]
    var position = 0
    private let depthLimit: Int

    private init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    /// The value that a text consists of, with blanks around it.
    ///
    /// - Complexity: Linear in the length of the text; it recurses for each level of arrays and objects.
    package static func parse(
        _ text: some Sequence<UInt8>,
        depthLimit: Int = usualDepthLimit
    ) throws(JSONSyntaxError) -> JSONNode {
        var parser = JSONParser(Array(text), depthLimit: depthLimit)
        let node = try parser.value(depth: 0)
        guard parser.next() == nil else { throw parser.failure(.invalidValue) }
        return node
    }

    /// Whether the byte is white space in JSON.
    package static func isBlank(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: true
        default: false
        }
    }
}

// MARK: - Values

extension JSONParser {
    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
        guard let first = next() else { throw failure(.unexpectedEnd) }
        let start = position
        return JSONNode(content: try content(from: first, depth: depth), start: start)
    }

    private mutating func content(from first: UInt8, depth: Int) throws(JSONSyntaxError) -> JSONNode.Content {
        switch first {
        case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try items(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw failure(.invalidValue)
        }
    }

    private mutating func items(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
        try open(depth)
        var items: [JSONNode] = []
        if closes(UInt8(ascii: "]")) { return items }
        repeat { items.append(try value(depth: depth)) } while try continues(before: UInt8(ascii: "]"))
        return items
    }

    private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONNode.Member] {
        try open(depth)
        var members: [JSONNode.Member] = []
        if closes(UInt8(ascii: "}")) { return members }
        repeat { members.append(try member(depth: depth)) } while try continues(before: UInt8(ascii: "}"))
        return members
    }

    private mutating func member(depth: Int) throws(JSONSyntaxError) -> JSONNode.Member {
        try expect(UInt8(ascii: "\""))
        let start = position
        let name = try string()
        try expect(UInt8(ascii: ":"))
        position += 1
        return JSONNode.Member(name: name, start: start, value: try value(depth: depth))
    }

    private mutating func word(
        _ word: StaticString,
        _ content: JSONNode.Content
    ) throws(JSONSyntaxError) -> JSONNode.Content {
        let start = position
        for index in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count else { throw failure(.unexpectedEnd) }
            guard bytes[position] == word.utf8Start[index] else { throw failure(.invalidValue, at: start) }
            position += 1
        }
        return content
    }
}

// MARK: - Numbers

extension JSONParser {
    /// The text of a number, which a `Double` represents at least approximately.
    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = position
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if isAt(UInt8(ascii: ".")) {
            position += 1
            try digits()
        }
        if isAt(UInt8(ascii: "e")) || isAt(UInt8(ascii: "E")) {
            position += 1
            if isAt(UInt8(ascii: "+")) || isAt(UInt8(ascii: "-")) { position += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Double(text)?.isFinite ?? false else { throw failure(.unrepresentable(text), at: start) }
        return text
    }

    private mutating func digits() throws(JSONSyntaxError) {
        guard position < bytes.count else { throw failure(.unexpectedEnd) }
        let start = position
        while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
        if position == start { throw failure(.invalidValue) }
    }

    private func isAt(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }
}

// MARK: - Punctuation

extension JSONParser {
    /// The next byte that is not a blank, without consuming it; nil at the end.
    private mutating func next() -> UInt8? {
        while position < bytes.count {
            if !Self.isBlank(bytes[position]) { return bytes[position] }
            position += 1
        }
        return nil
    }

    /// Passes blanks up to a byte.
    private mutating func expect(_ byte: UInt8) throws(JSONSyntaxError) {
        guard let next = next() else { throw failure(.unexpectedEnd) }
        guard next == byte else { throw failure(.invalidValue) }
    }

    private mutating func open(_ depth: Int) throws(JSONSyntaxError) {
        guard depth <= depthLimit else { throw failure(.tooDeep(limit: depthLimit)) }
        position += 1
    }

    /// Consumes the closing bracket of an empty array or object.
    private mutating func closes(_ bracket: UInt8) -> Bool {
        guard next() == bracket else { return false }
        position += 1
        return true
    }

    /// Consumes a comma, or the closing bracket; whether it was a comma.
    private mutating func continues(before bracket: UInt8) throws(JSONSyntaxError) -> Bool {
        guard let next = next() else { throw failure(.unexpectedEnd) }
        guard next == bracket || next == UInt8(ascii: ",") else { throw failure(.invalidValue) }
        position += 1
        return next != bracket
    }

    func failure(_ problem: JSONSyntaxError.Problem, at offset: Int? = nil) -> JSONSyntaxError {
        JSONSyntaxError(problem: problem, offset: offset ?? position)
    }
}
