import ParlanceGrammar

// Lists in compiled files: a tag for the kind, then the kind's own encoding.

extension CompiledList {
    /// The kind of a list in a compiled file.
    enum FileTag: Int {
        case wildcard, range, values, typed
    }
}

extension CompiledFileWriter {
    mutating func write(_ lists: [String: CompiledList], _ spelled: SpelledRangeNumbers) {
        write(lists) { writer, list in
            let kind = list.kind
            writer.write(type(of: kind).fileTag.rawValue)
            kind.write(to: &writer, spelled)
        }
    }
}

extension CompiledFileReader {
    mutating func lists(
        _ spelled: [SpelledRange],
        _ contexts: ContextTable
    ) throws(CompiledGrammarError) -> [String: CompiledList] {
        try dictionary { reader throws(CompiledGrammarError) in try reader.list(spelled, contexts) }
    }

    private mutating func list(
        _ spelled: [SpelledRange],
        _ contexts: ContextTable
    ) throws(CompiledGrammarError) -> CompiledList {
        guard let tag = CompiledList.FileTag(rawValue: try number()) else { throw .damaged(part) }
        switch tag {
        case .wildcard: return .wildcard(try wordLimits())
        case .range: return .range(try range(spelled))
        case .values: return .values(try listValues(contexts))
        case .typed: return .typed(try compiledType())
        }
    }
}
