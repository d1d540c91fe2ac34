/// For each type of part, the bytes that its parts may begin with, up to three of them: a filter that saves most of the
/// reading, because most words begin no part.
package struct PartPrefixes: Sendable {
    /// The number of bytes of the longest prefixes.
    private static let longest = 3

    /// For each type, its prefixes, each with its length in the highest byte.
    private var sets: [Set<UInt32>]
    /// For each type, whether its parts may begin with anything.
    private var areOpen: [Bool]

    /// Whether a part of a type may begin at a position.
    @inline(__always)
    package func mayBegin(_ type: Int32, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        if areOpen[Int(type)] { return true }
        var prefix: UInt32 = 0
        for length in 1...Self.longest {
            guard position + length <= bytes.count else { return false }
            prefix = prefix << 8 | UInt32(bytes[position + length - 1])
            if sets[Int(type)].contains(prefix | UInt32(length) << 24) { return true }
        }
        return false
    }

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
        self.sets = sets
        self.areOpen = areOpen
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
            let state = nfa.states[Int(number)]
            switch state.kind {
            case .byte: waiting.append((state.next, prefix + [state.byte]))
            case .split: for target in nfa.targets(of: state) { waiting.append((target, prefix)) }
            case .boundary:
                waiting.append((state.next, prefix))
                if !prefix.isEmpty { waiting.append((state.next, prefix + [0x20])) }
            case .slot: body(prefix, true, nfa.edge(of: state).symbol.raw)
            case .accept: body(prefix, false, 0)
            }
        }
    }
}
