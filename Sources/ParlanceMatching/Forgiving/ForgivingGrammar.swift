/// The data of a grammar for corrections; created for the first utterance that needs them.
final class ForgivingGrammar: Sendable {
    let language: ForgivingLanguage
    /// Whether words, or a slot and the text after it, may be written together.
    let gluesWords: Bool
    /// Whether a list of the grammar takes any words.
    let hasTexts: Bool
    /// The words of the templates.
    let literals: Lexicon
    /// The words of the grammar's own lists.
    let listed: Lexicon
    /// The words of spelled numbers, in scripts with blanks.
    let numbers: ByteTrie
    /// The spelled numbers in scripts without blanks, where a whole number is one word: too many to be correction
    /// targets.
    let numerals: [ByteTrie]
    let opposites: Opposites
    let skipWords: KnownSkipWords
    private let writesBlanks: Bool

    init(_ grammar: CompiledGrammar) {
        language = ForgivingLanguage(
            language: grammar.parts.language,
            of: grammar.parts.languages,
            normalizer: grammar.normalizer
        )
        opposites = Opposites(grammar.parts.opposites, normalizer: grammar.normalizer)
        skipWords = KnownSkipWords(grammar)
        hasTexts = grammar.ownLists.contains { if case .wildcard = $0 { true } else { false } }
        gluesWords = grammar.joining != .never || grammar.nfa.gluesSlots
        let writesBlanks = grammar.normalizer.writesBlanks
        var literals = WordSet()
        literals.insert(wordsOf: grammar.nfa, writesBlanks: writesBlanks)
        var listed = WordSet()
        var numbers = WordSet()
        let ranges = grammar.ownLists.compactMap(\.kind.numberWords)
        for list in grammar.ownLists { list.insertWords(into: &listed, withNumbers: writesBlanks) }
        for range in writesBlanks ? ranges : [] { numbers.insert(wordsOf: range) }
        self.writesBlanks = writesBlanks
        self.numbers = numbers.trie()
        numerals = writesBlanks ? [] : ranges
        self.literals = Lexicon(literals, sounds: language.pronunciation)
        self.listed = Lexicon(listed, sounds: language.pronunciation)
    }

    /// The words of run-time lists and of a vocabulary. Each list and each block of terms caches its lexicon.
    func lexicons(of lists: [String: CompiledList], _ terms: TermLayers) -> [Lexicon] {
        let ofLists = lists.values.compactMap { list in
            list.kind.lexicon?.value { lexicon { list.insertWords(into: &$0, withNumbers: writesBlanks) } }
        }
        let ofTerms = terms.blocks.map { block in
            block.lexicon.value { lexicon { $0.insert(wordsOf: block.trie) } }
        }
        return (ofLists + ofTerms).filter { !$0.isEmpty }
    }

    private func lexicon(_ collect: (inout WordSet) -> Void) -> Lexicon {
        var words = WordSet()
        collect(&words)
        return Lexicon(words, sounds: language.pronunciation)
    }
}

extension CompiledGrammar {
    /// All lists of the grammar itself.
    fileprivate var ownLists: [CompiledList] {
        lists.map(\.value) + inlineRanges.values.map(CompiledList.range) + blocks.flatMap(\.lists.values)
    }
}

extension CompiledList {
    /// Adds the words of the list's spellings. Values with too many spellings are omitted.
    fileprivate func insertWords(into words: inout WordSet, withNumbers: Bool) {
        let kind = kind
        kind.insertWords(into: &words)
        if withNumbers, let numbers = kind.numberWords { words.insert(wordsOf: numbers) }
    }
}

extension NFA {
    /// Whether a template has letters directly after a slot.
    fileprivate var gluesSlots: Bool {
        (0..<roots.count).contains { template in
            slots(of: template).contains { beginsWithByte(edge(of: state($0)).next) }
        }
    }

    private func beginsWithByte(_ start: Int32) -> Bool {
        var waiting = [start]
        while let number = waiting.popLast() {
            let state = state(number)
            if state.kind == .byte, state.byte >= 0x61 { return true }
            if state.kind == .split { waiting += targets(of: state) }
        }
        return false
    }
}
