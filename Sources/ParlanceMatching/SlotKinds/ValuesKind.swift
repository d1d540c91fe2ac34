import ParlanceGrammar

extension CompiledValues: SlotKind {
    func entry(nothing: ByteTrie) -> ListTable.Entry {
        let trie = trie.view
        let beginsWithBoundary = trie.roots[0x20] != 0
        return ListTable.Entry(
            .values,
            beginsWithBoundary,
            trie: trie,
            values: self
        )
    }

    var layering: ListLayering { .over(self) }

    func insertWords(into words: inout WordSet) { words.insert(wordsOf: trie) }

    func source(of match: SlotMatch, list: String?) -> SlotOrigin.Source {
        .list(list ?? "", number: Int(match.value) + 1, of: values.count)
    }

    func known(insteadOf words: String) -> KnownValue? {
        var finder = KnownValueFinder(trie, words: words)
        guard let found = finder.nearest(), found.distance > 0 else { return nil }
        return .value(said: found.said, values[Int(found.value)].output ?? .string(found.said))
    }

    var spelling: (trie: ByteTrie, isLiteral: Bool)? { (trie, false) }

    static var fileTag: CompiledList.FileTag { .values }

    func write(to writer: inout CompiledFileWriter, _ spelled: SpelledRangeNumbers) { writer.write(self) }
}

extension CompiledValues {
    /// Creates the slot of a value.
    ///
    /// - Parameter words: The words that were read; they can differ from the spoken ones.
    func slot(_ name: String, value number: Int32, spoken: Slot.Spoken, words: String) -> Slot {
        Slot(
            name: name,
            value: values[Int(number)].output ?? .string(words),
            kind: .list,
            spoken: spoken,
            metadata: values[Int(number)].metadata
        )
    }
}

// MARK: - Compiled files

extension CompiledFileWriter {
    fileprivate mutating func write(_ values: CompiledValues) {
        write(values.values) { writer, value in
            writer.write(value.output) { $0.write($1) }
            writer.write(value.context) { $0.write($1) }
            writer.write(value.metadata) { $0.write($1) }
        }
        write(values.trie)
        write(values.others) { $0.write($1) }
        write(values.contextNumbers)
        write(values.contextStarts)
        write(values.entries)
    }
}

extension CompiledFileReader {
    mutating func listValues(_ contexts: ContextTable) throws(CompiledGrammarError) -> CompiledValues {
        let values = try array { reader throws(CompiledGrammarError) in try reader.listValue() }
        let trie = try trie(of: 0..<values.count)
        let others = try optional { reader throws(CompiledGrammarError) in
            try reader.valueAutomaton(of: values.count)
        }
        let list = CompiledValues(
            values,
            trie: trie,
            others: others,
            contextNumbers: try table(),
            contextStarts: try table(),
            entries: try table()
        )
        try require(hasSoundContexts(list, contexts))
        return list
    }

    private mutating func listValue() throws(CompiledGrammarError) -> CompiledValues.Value {
        CompiledValues.Value(
            output: try optional { reader throws(CompiledGrammarError) in try reader.value() },
            context: try values(),
            metadata: try optional { reader throws(CompiledGrammarError) in try reader.value() }
        )
    }

    private func hasSoundContexts(_ list: CompiledValues, _ contexts: ContextTable) -> Bool {
        let starts = list.contextStarts.elements
        guard starts.first == 0, starts.last == Int32(exactly: list.entries.count) else { return false }
        for (start, end) in zip(starts, starts.dropFirst()) where start > end { return false }
        guard list.contextNumbers.count == list.values.count else { return false }
        guard list.contextNumbers.elements.allSatisfy({ 0..<starts.count - 1 ~= Int($0) }) else { return false }
        return list.entries.elements.allSatisfy {
            0..<contexts.keyCount ~= Int($0.key) && $0.value >= ContextTable.unmentioned
        }
    }
}
