internal import CICU

/// One message of ICU, with its arguments. It serves one caller at a time and is therefore not Sendable.
final class MessageHandle {
    private let message: OpaquePointer

    init(_ pattern: String, locale: String) throws(MessagePatternError) {
        var error = cicu_pattern_error(problem: CICU_PATTERN_RIGHT, offset: 0)
        let bytes = Array(pattern.utf8)
        guard let message = cicu_message_open(locale, bytes, Int32(bytes.count), &error) else {
            throw MessagePatternError(
                problem: .init(error.problem),
                offset: Self.scalars(pattern, before: error.offset)
            )
        }
        self.message = message
    }

    deinit { cicu_message_close(message) }

    /// The names of the pattern's arguments, each once, in order.
    var names: [String] {
        let all = Self.text { cicu_message_names(message, $0, $1) }.split(separator: "\n").map(String.init)
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }

    /// The text; nil if an argument is of the wrong kind.
    var text: String? {
        var isRight = true
        let text = Self.text { bytes, capacity in
            let count = cicu_message_write(message, bytes, capacity)
            isRight = count >= 0
            return Int(max(count, 0))
        }
        return isRight ? text : nil
    }

    /// Adds an argument; false if ICU cannot take it.
    func add(_ argument: MessageArgument, as name: String) -> Bool {
        let name = Array(name.utf8)
        let length = Int32(name.count)
        switch argument {
        case .text(let text):
            let bytes = Array(text.utf8)
            guard bytes.count <= CICU_LONGEST_TEXT else { return false }
            cicu_message_add_text(message, name, length, bytes, Int32(bytes.count))
        case .integer(let number): cicu_message_add_integer(message, name, length, Int64(number))
        case .number(let number): cicu_message_add_number(message, name, length, number)
        case .date(let date):
            return cicu_message_add_date(
                message,
                name,
                length,
                date.year,
                date.month,
                date.day,
                date.hour,
                date.minute,
                date.second
            )
        case .list(let items, let isChoice): return add(items, isChoice: isChoice, as: name)
        }
        return true
    }

    private func add(_ items: [String], isChoice: Bool, as name: [UInt8]) -> Bool {
        let bytes = items.flatMap(\.utf8)
        guard bytes.count <= CICU_LONGEST_TEXT else { return false }
        let lengths = items.map { Int32($0.utf8.count) }
        return cicu_message_add_list(
            message,
            name,
            Int32(name.count),
            bytes,
            lengths,
            Int32(items.count),
            isChoice
        )
    }

    /// Calls a function of the shim that returns the size of its output, with enough memory for it.
    private static func text(_ write: (UnsafeMutablePointer<UInt8>?, Int) -> Int) -> String {
        var bytes = [UInt8](repeating: 0, count: 256)
        var count = bytes.withUnsafeMutableBufferPointer { write($0.baseAddress, $0.count) }
        if count > bytes.count {
            bytes = [UInt8](repeating: 0, count: count)
            count = bytes.withUnsafeMutableBufferPointer { write($0.baseAddress, $0.count) }
        }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// The number of scalars before an offset in UTF-16.
    private static func scalars(_ text: String, before units: Int32) -> Int {
        let utf16 = text.utf16
        let end = utf16.index(utf16.startIndex, offsetBy: Int(max(units, 0)), limitedBy: utf16.endIndex)
        return text.unicodeScalars[..<(end ?? utf16.endIndex)].count
    }
}

extension MessagePatternError.Problem {
    fileprivate init(_ problem: cicu_pattern_problem) {
        self =
            switch problem {
            case CICU_PATTERN_BRACES: .unmatchedBraces
            case CICU_PATTERN_LACKS_OTHER: .missingOther
            case CICU_PATTERN_UNKNOWN_TYPE: .unknownType
            case CICU_PATTERN_UNKNOWN_STYLE: .unknownStyle
            default: .syntax
            }
    }
}
