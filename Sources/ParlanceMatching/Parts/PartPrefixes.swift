/// For each type of part, the bytes that its parts may begin with, up to three of them: a filter that saves most of the
/// reading, because most words begin no part.
package struct PartPrefixes: Sendable {
    /// The number of bytes of the longest prefixes.
    private static let longest = 3

    /// The number of rows; a hash of a prefix selects one, so a few types are found where none of their parts begins.
    private static let rowCount = 4_096

    /// The number of words that hold one bit for each type.
    package let width: Int
    /// For each row, the types with a prefix of that hash.
    fileprivate let rows: Table<UInt64>
    /// The types whose parts may begin with anything.
    fileprivate let open: Table<UInt64>

    /// Writes the types whose parts may begin at a position, one bit for each.
    ///
    /// - Parameter types: `width` words.
    package func find(
        _ types: UnsafeMutablePointer<UInt64>,
        beginning position: Int,
        of bytes: UnsafeBufferPointer<UInt8>
    ) {
        for word in 0..<width { types[word] = open[word] }
        var prefix: UInt32 = 0
        for length in 1...min(Self.longest, max(bytes.count - position, 1)) where position + length <= bytes.count {
            prefix = prefix << 8 | UInt32(bytes[position + length - 1])
            let row = Self.row(of: prefix | UInt32(length) << 24) * width
            for word in 0..<width { types[word] |= rows[row + word] }
        }
    }

    private static func row(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 20) }

    /// Finds the prefixes of all types.
    ///
    /// - Parameters:
    ///   - fixed: the prefixes of types that code reads; nil for types that consist of templates alone. An empty list
    ///     means that parts may begin with anything.
    ///   - aliases: types that have the prefixes of another besides.
    package init(_ grammar: PartGrammar, fixed: [Int32: [[UInt8]]], aliases: [(type: Int32, of: Int32)]) {
        let count = grammar.templates.count
        var sets = [Set<UInt32>](repeating: [], count: count)
        var areOpen = [Bool](repeating: false, count: count)
        /// The types whose prefixes another type has too, because a slot stands first.
        var leading: [(type: Int32, of: Int32)] = aliases
        for type in 0..<Int32(count) {
            for prefix in fixed[type] ?? [] { sets[Int(type)].insert(Self.key(prefix)) }
            if fixed[type]?.isEmpty == true { areOpen[Int(type)] = true }
            for template in grammar.templates[Int(type)] {
                Self.collect(grammar.nfa, from: grammar.nfa.starts[Int(template)]) { prefix, isSlot, symbol in
                    if !prefix.isEmpty {
                        sets[Int(type)].insert(Self.key(prefix))
                    } else if isSlot {
                        leading.append((type, grammar.symbolTypes[Int(symbol)]))
                    } else {
                        areOpen[Int(type)] = true
                    }
                }
            }
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for (type, other) in leading where type != other {
                let before = sets[Int(type)].count
                sets[Int(type)].formUnion(sets[Int(other)])
                if sets[Int(type)].count != before { isChanged = true }
                if areOpen[Int(other)], !areOpen[Int(type)] {
                    areOpen[Int(type)] = true
                    isChanged = true
                }
            }
        }
        width = (count + 63) / 64
        var rows = [UInt64](repeating: 0, count: Self.rowCount * width)
        var open = [UInt64](repeating: 0, count: width)
        for type in 0..<count {
            let bit: UInt64 = 1 << UInt64(type % 64)
            if areOpen[type] { open[type / 64] |= bit }
            for key in sets[type] { rows[Self.row(of: key) * width + type / 64] |= bit }
        }
        self.rows = Table(rows)
        self.open = Table(open)
    }

    fileprivate init(rows: Table<UInt64>, open: Table<UInt64>) {
        width = open.count
        self.rows = rows
        self.open = open
    }

    private static func key(_ prefix: [UInt8]) -> UInt32 {
        let bytes = prefix.prefix(longest)
        return bytes.reduce(0) { $0 << 8 | UInt32($1) } | UInt32(bytes.count) << 24
    }

    /// Calls `body` with each text of up to three bytes that a template may begin with, or the text before a slot or
    /// the end.
    private static func collect(_ nfa: NFA, from start: Int32, _ body: ([UInt8], Bool, Int32) -> Void) {
        var waiting: [(state: Int32, prefix: [UInt8])] = [(start, [])]
        var seen: Set<[Int32]> = []
        while let (number, prefix) = waiting.popLast() {
            if prefix.count == longest {
                body(prefix, false, 0)
                continue
            }
            guard seen.insert([number] + prefix.map(Int32.init)).inserted else { continue }
            let state = nfa.state(number)
            switch state.kind {
            case .byte: waiting.append((state.next, prefix + [state.byte]))
            case .split: for target in nfa.targets(of: state) { waiting.append((target, prefix)) }
            case .item: waiting.append((nfa.edge(of: state).next, prefix))
            case .again, .leave: waiting.append((state.next, prefix))
            case .boundary:
                waiting.append((state.next, prefix))
                if !prefix.isEmpty { waiting.append((state.next, prefix + [0x20])) }
            case .slot: body(prefix, true, nfa.edge(of: state).symbol.raw)
            case .accept: body(prefix, false, 0)
            }
        }
    }
}

// MARK: - Files

extension CompiledFileWriter {
    mutating func write(_ prefixes: PartPrefixes) {
        write(prefixes.rows)
        write(prefixes.open)
    }
}

extension CompiledFileReader {
    mutating func partPrefixes() throws(CompiledGrammarError) -> PartPrefixes {
        PartPrefixes(rows: try table(), open: try table())
    }
}
