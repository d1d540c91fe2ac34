/// Writes a compiled grammar: a stream of small values, and tables that are used in place.
///
/// The file has no offsets of tables: they follow one another in the order in which the stream mentions them. So tables
/// cannot overlap, and checking all of them takes time linear in the size of the file.
struct CompiledFileWriter {
    private var stream: [UInt8] = []
    private var tables: [UInt8] = []

    /// The bytes of the file.
    func file() -> [UInt8] {
        var header = CompiledFileHeader(length: 0, streamLength: stream.count)
        header.length = header.tablesOffset + tables.count
        let gap = header.tablesOffset - CompiledFileHeader.size - stream.count
        var file = header.bytes + stream + [UInt8](repeating: 0, count: gap) + tables
        CompiledFileHeader.seal(&file)
        return file
    }

    /// Writes an integer: seven bits per byte, lowest first, with the highest bit set in all bytes but the last. The
    /// lowest bit is the sign.
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

    /// Writes a dictionary in the order of its keys, so that the output is deterministic.
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
        for element in table.elements { element.append(to: &tables) }
        while tables.count % CompiledFileHeader.alignment != 0 { tables.append(0) }
    }
}
