/// The bytes of a normalized text and their marks, as pointers.
struct TextContent: BitwiseCopyable {
    let count: Int
    let bytes: UnsafePointer<UInt8>
    /// One for every byte, and one for the end.
    let marks: UnsafePointer<TextMarks>

    var isASCII: Bool { UnsafeBufferPointer(start: bytes, count: count).isASCII }
}
