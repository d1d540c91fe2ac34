import ParlanceGrammar
import ParlanceText

// Writing and reading of the parts of a compiled grammar, one after the other.

extension CompiledFileWriter {
    mutating func write(_ parts: CompiledGrammar.Parts) {
        let spelled = SpelledRangeNumbers(parts)
        let files = FileNames(parts)
        write(parts.language)
        write(parts.ignoresBlanks)
        write(numberLanguagesOf: parts)
        write(parts.skipWords) { $0.write($1) }
        write(parts.edgePhrases.opening)
        write(parts.edgePhrases.closing)
        write(parts.opposites) { writer, words in writer.write(words) { $0.write($1) } }
        write(files.names) { $0.write($1) }
        write(parts.rules, files)
        write(parts.contexts)
        write(spelled.ranges) { $0.write($1) }
        write(parts.lists, spelled)
        write(parts.exactLists.sorted()) { $0.write($1) }
        write(parts.blocks) { $0.write($1, spelled, files) }
        write(parts.listNumbers, inlineRanges: parts.inlineRanges, spelled)
        write(parts.sentences, of: parts, files)
        write(parts.exceptions, of: parts, files)
        write(parts.nfa, symbolLists: parts.listNumbers.symbols.map(\.list))
        write(parts.vocabulary)
        write(parts.apps)
    }

    private mutating func write(_ book: RuleBook, _ files: FileNames) {
        write(book.rules.sorted { $0.key < $1.key }) { $0.write($1.value, named: $1.key, files) }
    }

    /// Writes a rule with its template as text. If the text does not parse to the template, because the template was
    /// created in another way, the template is printed.
    private mutating func write(_ rule: Rule, named name: String, _ files: FileNames) {
        write(name)
        write(textOf: rule.template)
        write(rule.place, files)
        write(rule.separators != nil)
        write(rule.separators ?? []) { $0.write(textOf: $1) }
    }

    private mutating func write(textOf template: Template) {
        let isText = (try? Template(template.text))?.expression == template.expression
        write(isText ? template.text : Template(printing: template.expression).text)
    }

    private mutating func write(_ place: SourcePlace, _ files: FileNames) {
        write(files.number(of: place.file))
        write(place.line)
        write(place.column)
    }

    private mutating func write(_ block: CompiledBlock, _ spelled: SpelledRangeNumbers, _ files: FileNames) {
        write(block.intent)
        write(block.response)
        write(block.metadata) { $0.write($1) }
        write(block.fixedSlots) { writer, slot in
            writer.write(slot.name)
            writer.write(slot.value)
        }
        write(block.contextSlots) { writer, slot in
            writer.write(slot.key)
            writer.write(slot.name)
        }
        write(block.constraint)
        write(block.keywords) { $0.write($1) }
        write(block.lists, spelled)
        write(block.rules, files)
        write(block.exactLists.sorted()) { $0.write($1) }
        write(block.isExact)
    }

    private mutating func write(
        _ numbers: ListNumbers,
        inlineRanges ranges: [NumberRange: CompiledRange],
        _ spelled: SpelledRangeNumbers
    ) {
        write(numbers.keys) { writer, key in
            switch key {
            case .shared(let name):
                writer.write(ListKind.shared.rawValue)
                writer.write(name)
            case .local(let name, let block):
                writer.write(ListKind.local.rawValue)
                writer.write(name)
                writer.write(block)
            case .inline(let range):
                writer.write(ListKind.inline.rawValue)
                writer.write(range, words: ranges[range]?.words, spelled)
            }
        }
        write(numbers.symbols) { writer, symbol in
            writer.write(symbol.list)
            writer.write(symbol.name)
            writer.write(symbol.isCapture)
            writer.write(symbol.role.rawValue)
        }
    }

    private mutating func write(_ sentences: [CompiledSentence], of parts: CompiledGrammar.Parts, _ files: FileNames) {
        let blocks = Dictionary(uniqueKeysWithValues: parts.blocks.enumerated().map { (ObjectIdentifier($1), $0) })
        write(sentences) { writer, sentence in
            writer.write(sentence.template)
            writer.write(sentence.place, files)
            writer.write(blocks[ObjectIdentifier(sentence.block)] ?? 0)
            writer.write(sentence.edges.first)
            writer.write(sentence.edges.last)
            writer.write(sentence.edges.isOnly)
            writer.write(sentence.weight)
        }
    }
}

/// The tag before the key of a list.
private enum ListKind: Int {
    case shared, local, inline
}

/// The names of the source files of places, without duplicates.
private struct FileNames {
    private(set) var names: [String] = []
    /// Numbers by the bytes of the names: canonically equivalent names are different files.
    private var numbers: [[UInt8]: Int] = [:]

    init(_ parts: CompiledGrammar.Parts) {
        let rules = ([parts.rules] + parts.blocks.map(\.rules)).flatMap { $0.rules.values.map(\.place).sorted() }
        for place in (parts.sentences + parts.exceptions).map(\.place) + rules {
            guard numbers[Array(place.file.utf8)] == nil else { continue }
            numbers[Array(place.file.utf8)] = names.count
            names.append(place.file)
        }
    }

    func number(of name: String) -> Int { numbers[Array(name.utf8)] ?? 0 }
}

// MARK: - Reading

extension CompiledFileReader {
    mutating func parts() throws(CompiledGrammarError) -> CompiledGrammar.Parts {
        part = .settings
        let language = try string()
        let ignoresBlanks = try flag()
        let normalizer = Normalizer(language: language, ignoresBlanks: ignoresBlanks)
        use(normalizer)
        try checkNumberLanguages()
        let skipWords = try strings()
        let edgePhrases = EdgePhrases(opening: try trie(of: 0..<1), closing: try trie(of: 0..<1))
        let opposites = try array { reader throws(CompiledGrammarError) in try reader.strings() }
        part = .rules
        let files = try strings()
        let rules = try array { reader throws(CompiledGrammarError) in try reader.rule(in: files) }
        part = .contexts
        let contexts = try contexts()
        part = .numbers
        let spelled = try array { reader throws(CompiledGrammarError) in try reader.spelledRange() }
        part = .lists
        let lists = try lists(spelled, contexts)
        let exactLists = Set(try strings())
        part = .blocks
        let blocks = try array { reader throws(CompiledGrammarError) in try reader.block(in: files, spelled, contexts) }
        part = .slots
        var inlineRanges: [NumberRange: CompiledRange] = [:]
        let numbers = try listNumbers(blocks: blocks.count, spelled, &inlineRanges)
        part = .sentences
        let sentences = try array { reader throws(CompiledGrammarError) in
            try reader.sentence(in: files, blocks, lists: numbers.keys.count)
        }
        let exceptions = try array { reader throws(CompiledGrammarError) in
            try reader.sentence(in: files, blocks, lists: numbers.keys.count)
        }
        part = .automaton
        let nfa = try automaton(templates: sentences.count + exceptions.count, symbols: numbers.symbols.count)
        part = .vocabulary
        return CompiledGrammar.Parts(
            normalizer: normalizer,
            languages: languages,
            skipWords: skipWords,
            edgePhrases: edgePhrases,
            opposites: opposites,
            rules: RuleBook(rules),
            lists: lists,
            exactLists: exactLists,
            inlineRanges: inlineRanges,
            blocks: blocks,
            sentences: sentences,
            exceptions: exceptions,
            contexts: contexts,
            listNumbers: numbers,
            nfa: nfa,
            vocabulary: try vocabulary(),
            apps: try apps()
        )
    }

    mutating func strings() throws(CompiledGrammarError) -> [String] {
        try array { reader throws(CompiledGrammarError) in try reader.string() }
    }

    private mutating func rule(in files: [String]) throws(CompiledGrammarError) -> RuleBook.Entry {
        RuleBook.Entry(
            name: try string(),
            template: try string(),
            place: try place(in: files),
            separators: try flag() ? try strings() : try noSeparators()
        )
    }

    /// Reads the empty array of a rule without separators.
    private mutating func noSeparators() throws(CompiledGrammarError) -> [String]? {
        try require(try strings().isEmpty)
        return nil
    }

    private mutating func place(in files: [String]) throws(CompiledGrammarError) -> SourcePlace {
        SourcePlace(file: files[Int(try index(below: files.count))], line: try number(), column: try number())
    }

    private mutating func block(
        in files: [String],
        _ spelled: [SpelledRange],
        _ contexts: ContextTable
    ) throws(CompiledGrammarError) -> CompiledBlock {
        CompiledBlock(
            intent: try string(),
            response: try string(),
            metadata: try values(),
            fixedSlots: try array { reader throws(CompiledGrammarError) in
                Slot(name: try reader.string(), value: try reader.value(), kind: .fixed)
            },
            contextSlots: try array { reader throws(CompiledGrammarError) in
                CompiledBlock.ContextSlot(key: try reader.string(), name: try reader.string())
            },
            constraint: try index(below: contexts.constraints.count),
            keywords: try array { reader throws(CompiledGrammarError) in try reader.bytes() },
            lists: try lists(spelled, contexts),
            rules: RuleBook(
                try array { reader throws(CompiledGrammarError) in try reader.rule(in: files) }
            ),
            exactLists: Set(try strings()),
            isExact: try flag()
        )
    }

    private mutating func listNumbers(
        blocks: Int,
        _ spelled: [SpelledRange],
        _ ranges: inout [NumberRange: CompiledRange]
    ) throws(CompiledGrammarError) -> ListNumbers {
        let count = try number(in: 0..<Int(Int32.max))
        var keys: [ListNumbers.Key] = []
        for _ in 0..<count { keys.append(try listKey(blocks: blocks, spelled, &ranges)) }
        let symbols = try array { reader throws(CompiledGrammarError) in
            SlotSymbol(
                list: try reader.index(below: count),
                name: try reader.string(),
                isCapture: try reader.flag(),
                role: try reader.role()
            )
        }
        return ListNumbers(keys: keys, symbols: symbols)
    }

    private mutating func role() throws(CompiledGrammarError) -> SlotRole {
        guard let role = SlotRole(rawValue: try number()) else { throw .damaged(part) }
        return role
    }

    private mutating func listKey(
        blocks: Int,
        _ spelled: [SpelledRange],
        _ ranges: inout [NumberRange: CompiledRange]
    ) throws(CompiledGrammarError) -> ListNumbers.Key {
        guard let kind = ListKind(rawValue: try number()) else { throw .damaged(part) }
        switch kind {
        case .shared: return .shared(try string())
        case .local: return .local(try string(), block: Int(try index(below: blocks)))
        case .inline:
            let range = try range(spelled)
            ranges[range.range] = range
            return .inline(range.range)
        }
    }

    private mutating func sentence(
        in files: [String],
        _ blocks: [CompiledBlock],
        lists: Int
    ) throws(CompiledGrammarError) -> CompiledSentence {
        CompiledSentence(
            template: try string(),
            place: try place(in: files),
            block: blocks[Int(try index(below: blocks.count))],
            edges: TemplateEdges(
                first: Int32(try number(in: -1..<lists)),
                last: Int32(try number(in: -1..<lists)),
                isOnly: try flag()
            ),
            weight: Int32(try number(in: Range(SentenceBlock.weights)))
        )
    }
}
