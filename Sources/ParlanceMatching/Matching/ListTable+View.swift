import ParlanceGrammar

extension ListTable {
    /// The lists where they lie in memory; good as long as the table is.
    ///
    /// Copies count no references, so threads that share a parser do not wait for each other.
    struct View: BitwiseCopyable, @unchecked Sendable {
        private let entries: UnsafePointer<Entry>
        private let beginnings: UnsafePointer<UInt64>
        private let listNumbers: UnsafePointer<Int32>
        let joinsAfterListed: Bool
        let joinsAfterWildcards: Bool
        /// Whether some values may fill some slots only.
        let hasRestrictions: Bool

        /// - Parameters:
        ///   - beginnings: for each byte the lists that may begin with it.
        ///   - listNumbers: for each symbol the number of its list.
        init(
            entries: UnsafePointer<Entry>,
            beginnings: UnsafePointer<UInt64>,
            listNumbers: UnsafePointer<Int32>,
            joining: WordJoining,
            hasRestrictions: Bool
        ) {
            self.entries = entries
            self.beginnings = beginnings
            self.listNumbers = listNumbers
            joinsAfterListed = joining.joinsAfterListed
            joinsAfterWildcards = joining.joinsAfterWildcards
            self.hasRestrictions = hasRestrictions
        }

        @inline(__always)
        func list(ofSymbol symbol: SlotSymbol.Index) -> Int32 { listNumbers[Int(symbol.raw)] }

        /// The properties of a list.
        @inline(__always)
        func entry(_ list: Int32) -> UnsafePointer<Entry> { entries + Int(list) }

        /// The values that a symbol's slot may have; nil unless its list is one of values.
        @inline(__always)
        func values(ofSymbol symbol: SlotSymbol.Index) -> CompiledValues.View? {
            entries[Int(list(ofSymbol: symbol))].values
        }

        /// The lists that may begin at a position. A number or a wildcard may begin behind a blank that stands there.
        @inline(__always)
        func beginning(at position: Int, in text: MatchedText) -> ListSet {
            let byte = text.bytes[position]
            let lists = beginnings[Int(byte)]
            return ListSet(rawValue: byte == 0x20 ? lists | beginnings[Int(text.bytes[position + 1])] : lists)
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
