/// A pattern of CLDR with one number, such as `in {0} days`.
struct CLDRPattern {
    /// The text before the number, without outer blanks.
    let prefix: String
    /// The text after the number, without outer blanks; the whole text if there is no number.
    let suffix: String
    /// Whether the pattern has a place for the number. Arabic and Hebrew have forms for one and two that have none.
    let hasNumber: Bool

    init(_ pattern: String) {
        let bytes = Array(pattern.utf8)
        let open = bytes.firstIndex(of: UInt8(ascii: "{"))
        let close = bytes.firstIndex(of: UInt8(ascii: "}"))
        if let open, let close, open < close {
            prefix = Self.trimmed(bytes[..<open])
            suffix = Self.trimmed(bytes[(close + 1)...])
            hasNumber = true
        } else {
            prefix = ""
            suffix = Self.trimmed(bytes[...])
            hasNumber = false
        }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let blank = UInt8(ascii: " ")
        var bytes = bytes.drop { $0 == blank }
        while bytes.last == blank { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The number that a form without a place for it means, from the key of its plural category.
    static func number(ofCategory key: String) -> Int? {
        switch key {
        case "zero": 0
        case "one": 1
        case "two": 2
        default: nil
        }
    }
}
