import ParlanceGrammar

@testable import ParlanceMatching

/// Aligned bytes with shared ownership.
private final class Kept {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyBytes(from: bytes)
        self.bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { bytes.deallocate() }
}

extension CompiledFile {
    /// Reads bytes as a file.
    init(
        _ bytes: [UInt8],
        languages: LanguageProfiles = .shipped,
        trust: CompiledFileTrust = .nothing
    ) throws(CompiledGrammarError) {
        let kept = Kept(bytes)
        try self.init(kept.bytes, slotTypes: SlotTypes(), owner: kept, languages: languages, trust: trust)
    }

    /// A copy of a file with a corrected checksum.
    static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        seal(&bytes)
        return bytes
    }

    /// The error for bytes; nil if they are valid.
    static func error(in bytes: [UInt8]) -> CompiledGrammarError? {
        do throws(CompiledGrammarError) {
            _ = try CompiledFile(bytes)
            return nil
        } catch {
            return error
        }
    }
}

extension Parser {
    /// The parser, written and read again.
    func reloaded() throws -> Parser { try CompiledFile(CompiledFile.bytes(of: self)).parser }

    /// The complete result of a parse.
    func everything(about text: String, _ options: ParseOptions = ParseOptions()) throws -> [String] {
        let result = try parse(text, options: options)
        let readings = result.readings.map { reading in
            "\(reading.intent) \(reading.slots) \(Value.object(reading.context)) \(Value.object(reading.metadata)) "
                + "\(reading.response) \(reading.template) \(reading.source)"
        }
        return readings + result.nearest.map { "\($0)" }
    }
}
