import CParlance
import Parlance

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

typealias CText = UnsafePointer<CChar>
typealias StringResult = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Reading texts of the caller.
enum Texts {
    /// The text of a pointer and a length in bytes, of which `PARLANCE_TERMINATED` means up to the first zero byte.
    ///
    /// - Throws: `Failure` for NULL, and for bytes that are not UTF-8.
    static func text(_ pointer: CText?, _ length: Int, _ name: String) throws(Failure) -> String {
        guard let pointer else { throw .missing(name, "a text, not NULL") }
        let isTerminated = length == -1
        guard isTerminated || length >= 0 else { throw .missing(name, "no longer than the memory") }
        let count = isTerminated ? strlen(pointer) : length
        let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
        guard let text = String(validating: bytes.bindMemory(to: UInt8.self), as: UTF8.self) else {
            throw Failure(PARLANCE_INVALID_TEXT, "'\(name)' is not UTF-8")
        }
        return text
    }

    /// The text up to the first zero byte.
    static func text(_ pointer: CText?, _ name: String) throws(Failure) -> String {
        try text(pointer, -1, name)
    }

    /// The members of a JSON object; none for NULL.
    ///
    /// - Throws: `Failure` if the text is not a JSON object.
    static func members(_ pointer: CText?, _ name: String) throws(Failure) -> [String: Value] {
        pointer == nil ? [:] : try object(pointer, name)
    }

    /// The members of a JSON object.
    ///
    /// - Throws: `Failure` for NULL, and if the text is not a JSON object.
    static func object(_ pointer: CText?, _ name: String) throws(Failure) -> [String: Value] {
        let text = try text(pointer, name)
        guard text.first(where: { !$0.isWhitespace }) == "{" else {
            throw Failure(PARLANCE_INVALID_REQUEST, "'\(name)' must be a JSON object")
        }
        do {
            return try JSONReader.object(in: Data(text.utf8))
        } catch {
            let problem = error.message.replacing("the line", with: "'\(name)'", maxReplacements: 1)
            throw Failure(PARLANCE_INVALID_REQUEST, problem)
        }
    }
}

/// Returning texts to the caller.
enum Results {
    /// The text in memory that `parlance_string_free` frees, with a zero byte at the end.
    static func string(_ text: String) -> UnsafeMutablePointer<CChar> { string(text.utf8) }

    /// The JSON of a value in such memory.
    static func json(_ value: Value) throws -> UnsafeMutablePointer<CChar> {
        string(try AnswerEncoder().encode(value))
    }

    /// Bytes in such memory.
    static func string(_ bytes: some Collection<UInt8>) -> UnsafeMutablePointer<CChar> { string([bytes]) }

    /// Several parts in such memory, one after the other.
    static func string(_ parts: [some Collection<UInt8>]) -> UnsafeMutablePointer<CChar> {
        let count = parts.reduce(0) { $0 + $1.count }
        guard let memory = malloc(count + 1) else { fatalError("no memory for a result") }
        var rest = UnsafeMutableRawBufferPointer(start: memory, count: count + 1)
        for part in parts {
            rest.copyBytes(from: part)
            rest = UnsafeMutableRawBufferPointer(rebasing: rest[part.count...])
        }
        rest[0] = 0
        return memory.assumingMemoryBound(to: CChar.self)
    }
}
