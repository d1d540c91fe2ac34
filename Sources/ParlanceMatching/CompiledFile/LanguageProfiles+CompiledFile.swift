import ParlanceGrammar

// A compiled grammar has numbers in words, so it can only be used with the words for numbers that it was compiled with.

extension CompiledFileWriter {
    /// The idioms of each language that numbers are spelled out in.
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
    /// Makes sure that numbers have the same words here.
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
