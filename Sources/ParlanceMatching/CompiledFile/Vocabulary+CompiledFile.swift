import ParlanceGrammar

// Writing and reading of a grammar's vocabulary. Terms are written as text and compiled when they are read, because a
// grammar has few terms of its own.

extension CompiledFileWriter {
    mutating func write(_ vocabulary: Vocabulary) {
        write(vocabulary.sharedSets) { writer, set in
            writer.write(set.names) { $0.write($1.text) }
            writer.write(set.tier == .user)
            writer.write(Array(set.terms)) { $0.write($1) }
        }
        write(vocabulary.intentExamples) { writer, examples in writer.write(examples) { $0.write($1) } }
    }

    private mutating func write(_ term: Term) {
        write(term.identifier)
        write(term.phrases) { writer, phrase in
            writer.write(phrase.text)
            writer.write(phrase.pronunciations) { $0.write($1) }
            writer.write(phrase.examples) { $0.write($1) }
        }
        write(term.context) { $0.write($1) }
        write(term.metadata) { $0.write($1) }
    }
}

extension CompiledFileReader {
    mutating func vocabulary() throws(CompiledGrammarError) -> Vocabulary {
        var vocabulary = Vocabulary()
        let sets = try array { reader throws(CompiledGrammarError) in try reader.termSet() }
        for set in sets {
            // Written sets were accepted by a vocabulary before.
            try require(vocabulary.set(set.terms, of: set.names, tier: set.tier).isEmpty)
        }
        vocabulary.intentExamples = try dictionary { reader throws(CompiledGrammarError) in try reader.strings() }
        return vocabulary
    }

    private mutating func termSet() throws(CompiledGrammarError) -> (
        names: [VocabularyName], tier: VocabularyTier, terms: [Term]
    ) {
        let names = try strings().map { VocabularyName($0) }
        let tier: VocabularyTier = try flag() ? .user : .app
        return (names, tier, try array { reader throws(CompiledGrammarError) in try reader.term() })
    }

    private mutating func term() throws(CompiledGrammarError) -> Term {
        let identifier = try string()
        let phrases = try array { reader throws(CompiledGrammarError) in
            TermPhrase(try reader.string(), pronunciations: try reader.strings(), examples: try reader.strings())
        }
        guard let phrase = phrases.first else { throw .damaged(part) }
        return Term(
            identifier: identifier,
            phrase: phrase,
            synonyms: Array(phrases.dropFirst()),
            context: try values(),
            metadata: try optional { reader throws(CompiledGrammarError) in try reader.value() }
        )
    }
}
