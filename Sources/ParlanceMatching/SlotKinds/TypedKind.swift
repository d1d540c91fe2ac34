import ParlanceGrammar
import ParlanceText

extension CompiledType: SlotKind {
    func entry(nothing: ByteTrie) -> ListTable.Entry {
        ListTable.Entry(.typed, trie: nothing.view.beginning(where: roots.base), type: self)
    }

    func insertWords(into set: inout WordSet) { for word in words { set.insert(word) } }

    func source(of match: SlotMatch, list name: String?) -> SlotOrigin.Source { .typed(name ?? "", type: list.name) }

    func known(insteadOf words: String) -> KnownValue? { .typed(list) }

    static var fileTag: CompiledList.FileTag { .typed }

    func write(to writer: inout CompiledFileWriter, _ spelled: SpelledRangeNumbers) {
        writer.write(list.name)
        writer.write(list.options) { $0.write($1) }
    }
}

extension CompiledType {
    /// Creates the slot of a recognized value.
    static func slot(_ name: String, value: Value, spoken: Slot.Spoken) -> Slot {
        Slot(name: name, value: value, kind: .typed, spoken: spoken)
    }
}

// MARK: - Comparing

extension CompiledType {
    /// The words of the type's samples that another type also recognizes, or else the reverse.
    func sharedWords(with other: CompiledType) -> [[UInt8]] {
        let own = sampleWords().filter(other.reads)
        return own.isEmpty ? other.sampleWords().filter(reads) : own
    }

    func isPart(of other: CompiledType) -> Bool { list == other.list || list.type.isPart(of: other.list.type) }
}

// MARK: - Compiled files

extension CompiledFileReader {
    mutating func compiledType() throws(CompiledGrammarError) -> CompiledType {
        let name = try string()
        let options = try values()
        guard let normalizer else { throw .damaged(part) }
        guard let list = slotTypes.list(name, options: options) else { throw .unknownSlotType(name) }
        return CompiledType(list, normalizer: normalizer)
    }
}
