/// Writes a compiled grammar: a stream of small things, and tables that are used where they lie.
///
/// Nothing says where a table begins: they follow one another in the order in which the stream mentions them. So no two
/// of them overlap, and to check them all takes time in proportion to the file.
struct CompiledFileWriter {
    private var stream: [UInt8] = []
    private var tables: [UInt8] = []

    /// The whole file.
    func file() -> [UInt8] {
        var header = CompiledFileHeader(length: 0, streamLength: stream.count)
        header.length = header.tablesOffset + tables.count
        let gap = header.tablesOffset - CompiledFileHeader.size - stream.count
        var file = header.bytes + stream + [UInt8](repeating: 0, count: gap) + tables
        CompiledFileHeader.seal(&file)
        return file
    }

    /// An integer: seven bits a byte, the lowest first, all bytes but the last with their highest bit set. The sign is the
    /// lowest bit.
    mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
        while rest >= 0x80 {
            stream.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        stream.append(UInt8(rest))
    }

    mutating func write(_ number: Int32) { write(Int(number)) }

    mutating func write(_ flag: Bool) { stream.append(flag ? 1 : 0) }

    mutating func write(_ number: Double) { withUnsafeBytes(of: number) { stream += $0 } }

    mutating func write(_ bytes: [UInt8]) {
        write(bytes.count)
        stream += bytes
    }

    mutating func write(_ text: String) { write(Array(text.utf8)) }

    mutating func write<Element>(_ elements: [Element], _ write: (inout Self, Element) -> Void) {
        self.write(elements.count)
        for element in elements { write(&self, element) }
    }

    /// A dictionary, in the order of its keys, so that the same grammar gives the same file.
    mutating func write<Value>(_ members: [String: Value], _ write: (inout Self, Value) -> Void) {
        self.write(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) { writer, member in
            writer.write(member.key)
            write(&writer, member.value)
        }
    }

    mutating func write<Wrapped>(_ optional: Wrapped?, _ write: (inout Self, Wrapped) -> Void) {
        self.write(optional != nil)
        if let optional { write(&self, optional) }
    }

    mutating func write<Element: TableElement>(_ table: Table<Element>) {
        write(table.count)
        tables.reserveCapacity(tables.count + table.count * MemoryLayout<Element>.stride)
        for element in table.elements { element.append(to: &tables) }
        while tables.count % CompiledFileHeader.alignment != 0 { tables.append(0) }
    }
}
