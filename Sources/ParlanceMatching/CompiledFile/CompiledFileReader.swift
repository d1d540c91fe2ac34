import ParlanceGrammar
import ParlanceText

/// Reads the output of `CompiledFileWriter`. For arbitrary bytes, it never reads out of bounds, and its memory use is
/// linear in their number.
struct CompiledFileReader {
    /// The part being read, for errors.
    var part = CompiledGrammarError.Part.settings
    /// The extent to which the file is trusted, and not checked.
    let trust: CompiledFileTrust
    /// The languages of numbers; nil before the grammar's language is read.
    private var numberLanguages: NumberLanguages?
    /// The normalizer of the grammar's language; nil before that is read.
    private(set) var normalizer: Normalizer?
    /// The types that lists may use.
    let slotTypes: SlotTypes
    private var stream: UnsafeRawBufferPointer
    private var tables: UnsafeRawBufferPointer
    private let owner: AnyObject
    /// The language profiles with which the grammar was compiled.
    let languages: LanguageProfiles

    /// Checks the header of a file.
    ///
    /// - Parameters:
    ///   - file: aligned to `CompiledFileHeader.alignment`.
    ///   - slotTypes: the types that lists may use.
    ///   - owner: keeps the memory alive while it exists.
    ///   - languages: the language profiles with which the grammar was compiled.
    ///   - trust: what need not be checked.
    init(
        _ file: UnsafeRawBufferPointer,
        slotTypes: SlotTypes,
        owner: AnyObject,
        languages: LanguageProfiles,
        trust: CompiledFileTrust
    ) throws(CompiledGrammarError) {
        let header = try CompiledFileHeader(checking: file, isIntact: trust == .content)
        let start = CompiledFileHeader.size
        stream = UnsafeRawBufferPointer(rebasing: file[start..<start + header.streamLength])
        tables = UnsafeRawBufferPointer(rebasing: file[header.tablesOffset...])
        self.slotTypes = slotTypes
        self.owner = owner
        self.languages = languages
        self.trust = trust
    }

    /// Sets the language of the grammar.
    mutating func use(_ normalizer: Normalizer) {
        self.normalizer = normalizer
        numberLanguages = NumberLanguages(language: normalizer.language, languages, normalizer: normalizer)
    }

    mutating func numberLanguage(of range: NumberRange) throws(CompiledGrammarError) -> NumberLanguage {
        guard let language = numberLanguages?.language(of: range) else { throw .damaged(part) }
        return language
    }

    /// Throws `damaged` for the current part unless a condition holds.
    func require(_ condition: Bool) throws(CompiledGrammarError) {
        guard condition else { throw .damaged(part) }
    }

    /// Checks that all bytes have been read.
    func end() throws(CompiledGrammarError) {
        guard stream.isEmpty, tables.isEmpty else { throw .damaged(.end) }
    }

    private mutating func take(_ count: Int) throws(CompiledGrammarError) -> UnsafeRawBufferPointer {
        try require(count <= stream.count)
        defer { stream = UnsafeRawBufferPointer(rebasing: stream[count...]) }
        return UnsafeRawBufferPointer(rebasing: stream[..<count])
    }
}

// MARK: - Numbers

extension CompiledFileReader {
    mutating func byte() throws(CompiledGrammarError) -> UInt8 { try take(1)[0] }

    /// Reads an integer in the encoding of `CompiledFileWriter.write(_:)`.
    mutating func number() throws(CompiledGrammarError) -> Int {
        var bits: UInt = 0
        var shift = 0
        while true {
            let byte = try byte()
            let value = UInt(byte & 0x7F)
            try require(shift < UInt.bitWidth && (value << shift) >> shift == value)
            bits |= value << shift
            shift += 7
            if byte < 0x80 { break }
        }
        return Int(bitPattern: bits >> 1) ^ -Int(bitPattern: bits & 1)
    }

    mutating func number(in range: Range<Int>) throws(CompiledGrammarError) -> Int {
        let number = try number()
        try require(range.contains(number))
        return number
    }

    /// Reads an index into a collection of `count` elements.
    mutating func index(below count: Int) throws(CompiledGrammarError) -> Int32 {
        Int32(try number(in: 0..<min(count, Int(Int32.max))))
    }

    mutating func flag() throws(CompiledGrammarError) -> Bool {
        let byte = try byte()
        try require(byte < 2)
        return byte == 1
    }

    mutating func double() throws(CompiledGrammarError) -> Double {
        try take(MemoryLayout<Double>.size).loadUnaligned(as: Double.self)
    }
}

// MARK: - Collections

extension CompiledFileReader {
    /// Reads the number of elements that follow. Each takes at least one byte, so it is at most the number of bytes
    /// left.
    private mutating func count() throws(CompiledGrammarError) -> Int {
        try number(in: 0..<stream.count + 1)
    }

    mutating func bytes() throws(CompiledGrammarError) -> [UInt8] { Array(try take(try count())) }

    mutating func string() throws(CompiledGrammarError) -> String {
        let bytes = try take(try count())
        // Decoding repairs what is not UTF-8, so that other bytes result. `String(validating:)` takes five times as long.
        let text = String(decoding: bytes, as: UTF8.self)
        guard trust == .content || Self.hasBytes(text, bytes) else { throw .damaged(part) }
        return text
    }

    private static func hasBytes(_ text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { own in
            own.count == bytes.count && own.indices.allSatisfy { own[$0] == bytes[$0] }
        } ?? text.utf8.elementsEqual(bytes)
    }

    mutating func array<Element>(
        _ element: (inout Self) throws(CompiledGrammarError) -> Element
    ) throws(CompiledGrammarError) -> [Element] {
        let count = try count()
        var elements: [Element] = []
        elements.reserveCapacity(min(count, 1 << 12))
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    mutating func dictionary<Value>(
        _ value: (inout Self) throws(CompiledGrammarError) -> Value
    ) throws(CompiledGrammarError) -> [String: Value] {
        let count = try count()
        var members: [String: Value] = [:]
        for _ in 0..<count {
            let key = try string()
            try require(members.updateValue(try value(&self), forKey: key) == nil)
        }
        return members
    }

    mutating func optional<Wrapped>(
        _ wrapped: (inout Self) throws(CompiledGrammarError) -> Wrapped
    ) throws(CompiledGrammarError) -> Wrapped? {
        try flag() ? try wrapped(&self) : nil
    }

    /// A table that is used in place.
    mutating func table<Element: TableElement>(
        of type: Element.Type = Element.self
    ) throws(CompiledGrammarError) -> Table<Element> {
        let stride = MemoryLayout<Element>.stride
        let count = try number(in: 0..<tables.count / stride + 1)
        let size = CompiledFileHeader.aligned(count * stride)
        try require(size <= tables.count)
        guard count > 0, let base = tables.baseAddress else { return Table([]) }
        defer { tables = UnsafeRawBufferPointer(rebasing: tables[size...]) }
        return Table(base: base.assumingMemoryBound(to: Element.self), count: count, owner: owner)
    }
}
