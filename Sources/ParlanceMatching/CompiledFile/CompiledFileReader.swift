import ParlanceGrammar
import ParlanceText

/// Reads what `CompiledFileWriter` wrote. Whatever the bytes are, nothing is read beyond them, and no more memory taken
/// than is in proportion to them.
struct CompiledFileReader {
    /// What is being read, for the error.
    var part = CompiledGrammarError.Part.settings
    /// The languages of numbers; nil before the grammar's is known.
    private var numberLanguages: NumberLanguages?
    /// That of the grammar; nil before it is known.
    private(set) var normalizer: Normalizer?
    /// The types that lists may name.
    let slotTypes: SlotTypes
    private var stream: UnsafeRawBufferPointer
    private var tables: UnsafeRawBufferPointer
    private let owner: AnyObject
    /// The profiles of languages that the grammar was compiled with.
    let languages: LanguageProfiles

    /// - Parameters:
    ///   - file: aligned as `CompiledFileHeader.alignment` demands.
    ///   - slotTypes: those that lists may name.
    ///   - owner: keeps the memory as long as it lives.
    init(
        _ file: UnsafeRawBufferPointer,
        slotTypes: SlotTypes,
        owner: AnyObject,
        languages: LanguageProfiles
    ) throws(CompiledGrammarError) {
        let header = try CompiledFileHeader(checking: file)
        let start = CompiledFileHeader.size
        stream = UnsafeRawBufferPointer(rebasing: file[start..<start + header.streamLength])
        tables = UnsafeRawBufferPointer(rebasing: file[header.tablesOffset...])
        self.slotTypes = slotTypes
        self.owner = owner
        self.languages = languages
    }

    /// From now on the language of the grammar is known.
    mutating func use(_ normalizer: Normalizer) {
        self.normalizer = normalizer
        numberLanguages = NumberLanguages(language: normalizer.language, languages, normalizer: normalizer)
    }

    mutating func numberLanguage(of range: NumberRange) throws(CompiledGrammarError) -> NumberLanguage {
        guard let language = numberLanguages?.language(of: range) else { throw .damaged(part) }
        return language
    }

    func require(_ condition: Bool) throws(CompiledGrammarError) {
        guard condition else { throw .damaged(part) }
    }

    /// Makes sure that everything has been read.
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

    /// The number of something of which there are `count`.
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
    /// How many elements follow. Each takes a byte at least, so there are no more than there are bytes.
    private mutating func count() throws(CompiledGrammarError) -> Int {
        try number(in: 0..<stream.count + 1)
    }

    mutating func bytes() throws(CompiledGrammarError) -> [UInt8] { Array(try take(try count())) }

    mutating func string() throws(CompiledGrammarError) -> String {
        let bytes = try take(try count())
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged(part) }
        return text
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

    /// A table, where it lies in the file.
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
