/// An element of the tables of a compiled grammar, with the same layout in the file and in memory.
///
/// Its fields are integers without gaps except for alignment, and all bit patterns are valid.
protocol TableElement: BitwiseCopyable, Sendable {
    /// Appends the bytes of its memory, with zeros in gaps.
    func append(to bytes: inout [UInt8])
}

extension Int32: TableElement {
    func append(to bytes: inout [UInt8]) { withUnsafeBytes(of: self) { bytes += $0 } }
}

extension UInt16: TableElement {
    func append(to bytes: inout [UInt8]) { withUnsafeBytes(of: self) { bytes += $0 } }
}

extension UInt8: TableElement {
    func append(to bytes: inout [UInt8]) { bytes.append(self) }
}

extension UInt64: TableElement {
    func append(to bytes: inout [UInt8]) { withUnsafeBytes(of: self) { bytes += $0 } }
}

extension Double: TableElement {
    func append(to bytes: inout [UInt8]) { withUnsafeBytes(of: self) { bytes += $0 } }
}

extension NFA.Cell: TableElement {
    func append(to bytes: inout [UInt8]) {
        bytes += [rawKind, byte, 0, 0]
        argument.append(to: &bytes)
    }
}

extension NFA.Fragment: TableElement {
    func append(to bytes: inout [UInt8]) {
        for number in [firstCell, firstUse, useCount, stateCount] { number.append(to: &bytes) }
    }
}

extension NFA.Use: TableElement {
    func append(to bytes: inout [UInt8]) {
        for number in [fragment, offset, exit, cellsBefore] { number.append(to: &bytes) }
    }
}

extension ByteTrie.Node: TableElement {
    func append(to bytes: inout [UInt8]) {
        withUnsafeBytes(of: first) { bytes += $0 }
        withUnsafeBytes(of: count) { bytes += $0 }
        bytes += [0, 0]
        withUnsafeBytes(of: members) { bytes += $0 }
    }
}

extension ContextTable.Entry: TableElement {
    func append(to bytes: inout [UInt8]) {
        key.append(to: &bytes)
        value.append(to: &bytes)
    }
}
