import ParlanceGrammar

extension ListTable {
    /// A view of the lists in memory; valid as long as the table is retained.
    ///
    /// Copying does not count references, so threads that share a parser do not contend.
    struct View: BitwiseCopyable, @unchecked Sendable {
        private let entries: UnsafePointer<Entry>
        private let beginnings: UnsafePointer<UInt64>
        private let listNumbers: UnsafePointer<Int32>
        let joinsAfterListed: Bool
        let joinsAfterWildcards: Bool
        /// The phrases before and after requests; nil if there are none. Retained by the table.
        let edges: Unmanaged<EdgePhrases>?
        /// Whether some values are restricted to certain slots.
        let hasRestrictions: Bool

        /// - Parameters:
        ///   - beginnings: For each byte, the lists that can begin with it.
        ///   - listNumbers: The list number of each symbol.
        init(
            entries: UnsafePointer<Entry>,
            beginnings: UnsafePointer<UInt64>,
            listNumbers: UnsafePointer<Int32>,
            joining: WordJoining,
            edges: EdgePhrases?,
            hasRestrictions: Bool
        ) {
            self.entries = entries
            self.beginnings = beginnings
            self.listNumbers = listNumbers
            joinsAfterListed = joining.joinsAfterListed
            joinsAfterWildcards = joining.joinsAfterWildcards
            self.edges = edges.map { Unmanaged.passUnretained($0) }
            self.hasRestrictions = hasRestrictions
        }

        @inline(__always)
        func list(ofSymbol symbol: SlotSymbol.Index) -> Int32 { listNumbers[Int(symbol.raw)] }

        /// The properties of a list.
        @inline(__always)
        func entry(_ list: Int32) -> UnsafePointer<Entry> { entries + Int(list) }

        /// The values for a symbol's slot; nil unless its list has values.
        @inline(__always)
        func values(ofSymbol symbol: SlotSymbol.Index) -> CompiledValues.View? {
            entries[Int(list(ofSymbol: symbol))].values
        }

        /// The lists that can begin at a position. Numbers and wildcards can begin after a blank at that position.
        @inline(__always)
        func beginning(at position: Int, in text: MatchedText) -> ListSet {
            let byte = text.bytes[position]
            let lists = beginnings[Int(byte)]
            return ListSet(rawValue: byte == 0x20 ? lists | beginnings[Int(text.bytes[position &+ 1])] : lists)
        }

        func isWildcard(_ symbol: SlotSymbol.Index) -> Bool { entries[Int(list(ofSymbol: symbol))].kind == .wildcard }

        /// Whether a value of a symbol's list delivers text.
        func deliversText(_ number: Int32, ofSymbol symbol: SlotSymbol.Index) -> Bool {
            let entry = entry(list(ofSymbol: symbol))
            if let layered = entry.pointee.layered {
                return layered._withUnsafeGuaranteedRef { $0.deliversText(number) }
            }
            guard let list = entry.pointee.list else { return true }
            return list._withUnsafeGuaranteedRef { $0.values[Int(number)].deliversText }
        }
    }
}
