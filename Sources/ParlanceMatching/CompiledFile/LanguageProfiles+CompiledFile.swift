import ParlanceGrammar

// A compiled grammar contains numbers in words, so it requires the number words with which it was compiled.

extension CompiledFileWriter {
    /// Writes the number idioms of each language in which numbers are spelled out.
    mutating func write(numberLanguagesOf parts: CompiledGrammar.Parts) {
        let tags = Set(parts.spelledRanges.map { $0.range.wordsLanguage ?? parts.language })
        write(tags.sorted()) { writer, tag in
            writer.write(tag)
            writer.write(parts.languages[tag].numbers)
        }
    }

    private mutating func write(_ idioms: NumberIdioms) {
        for words in [idioms.ones, idioms.signs, idioms.halves] { write(words) { $0.write($1) } }
    }
}

extension CompiledFileReader {
    /// Checks that the number idioms are the same in this program.
    mutating func checkNumberLanguages() throws(CompiledGrammarError) {
        for (tag, idioms) in try array({ reader throws(CompiledGrammarError) in try reader.numberLanguage() }) {
            guard languages[tag].numbers == idioms else { throw .otherLanguageFile(tag) }
        }
    }

    private mutating func numberLanguage() throws(CompiledGrammarError) -> (tag: String, idioms: NumberIdioms) {
        (try string(), NumberIdioms(ones: try strings(), signs: try strings(), halves: try strings()))
    }
}

extension CompiledGrammar.Parts {
    /// The ranges that are spelled out.
    fileprivate var spelledRanges: [CompiledRange] {
        let listed = (lists.values + blocks.flatMap(\.lists.values)).compactMap { list in
            if case .range(let range) = list { range } else { nil }
        }
        return (listed + inlineRanges.values).filter { $0.words != nil }
    }
}
