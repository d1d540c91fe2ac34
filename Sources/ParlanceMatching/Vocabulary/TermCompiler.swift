import ParlanceGrammar
import ParlanceText

/// Compiles blocks of terms to the form that the matcher uses.
struct TermCompiler {
    private let normalizer: Normalizer
    private let contexts: ContextTable
    private let names: SpokenNames
    private let forms: NameForms

    init(_ grammar: CompiledGrammar) {
        normalizer = grammar.normalizer
        contexts = grammar.contexts
        names = grammar.spokenNames
        forms = grammar.nameForms
    }

    /// Compiles a block.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of bytes of the names.
    func compile(_ block: TermBlock) -> CompiledTerms {
        let buffer = TextBuffer()
        var ways = ByteTrieBuilder()
        var collector = ContextCollector(contexts)
        var unspeakable: [CompiledTerms.Unspeakable] = []
        for number in 0..<block.count {
            unspeakable += insert(number, of: block, to: &ways, by: buffer)
            if block.hasContexts { collector.add(block.context(of: number)) }
        }
        let tries = (ways.trie(withTails: true), formTrie(of: block, by: buffer))
        return CompiledTerms(block, tries: tries, contexts: collector, unspeakable: unspeakable)
    }

    /// The plural, possessive and respelt forms of the terms.
    private func formTrie(of block: TermBlock, by buffer: TextBuffer) -> ByteTrie {
        var ways = ByteTrieBuilder()
        for number in forms.isEmpty ? 0..<0 : 0..<block.count {
            block.forEachText(of: number) { text, _ in
                for form in forms.forms(of: text) { insert(form: form, number: number, to: &ways, by: buffer) }
            }
        }
        return ways.trie(withTails: true)
    }

    private func insert(form: String, number: Int, to ways: inout ByteTrieBuilder, by buffer: TextBuffer) {
        normalizer.normalize(form, into: buffer)
        let bytes = UnsafeBufferPointer(start: buffer.bytes, count: buffer.count)
        guard !bytes.isEmpty, !forms.isOtherName(bytes) else { return }
        ways.insert(bytes, number: number)
    }

    /// Adds the spellings of a term.
    ///
    /// - Returns: the texts that normalization leaves empty; the phrase is not reported if another text remains.
    private func insert(
        _ number: Int,
        of block: TermBlock,
        to ways: inout ByteTrieBuilder,
        by buffer: TextBuffer
    ) -> [CompiledTerms.Unspeakable] {
        var unheard: [CompiledTerms.Unspeakable] = []
        var isHeard = false
        var isPhrase = true
        block.forEachText(of: number) { text, isPronunciation in
            if insert(text, number: number, to: &ways, by: buffer) {
                isHeard = true
            } else {
                let part: VocabularyProblem.Part = isPhrase ? .phrase : isPronunciation ? .pronunciation : .synonym
                unheard.append(CompiledTerms.Unspeakable(term: Int32(number), part: part, text: text))
            }
            if !isPronunciation { insertVariants(of: text, number: number, to: &ways, by: buffer) }
            isPhrase = false
        }
        return isHeard ? unheard.filter { $0.part != .phrase } : unheard
    }

    /// The texts of a term that share a spelling with another term of its block.
    func texts(of number: Int, saying other: Int, in block: TermBlock) -> [String] {
        let buffer = TextBuffer()
        var known: Set<[UInt8]> = []
        forEachWay(of: other, in: block, by: buffer) { _, way in known.insert(way) }
        var texts: [String] = []
        forEachWay(of: number, in: block, by: buffer) { text, way in
            if known.contains(way), texts.last != text { texts.append(text) }
        }
        return texts
    }

    /// Calls `body` with the normalized spellings of a term, each with its original text.
    private func forEachWay(
        of number: Int,
        in block: TermBlock,
        by buffer: TextBuffer,
        _ body: (_ text: String, _ way: [UInt8]) -> Void
    ) {
        block.forEachText(of: number) { text, isPronunciation in
            for way in [text] + (isPronunciation ? [] : names.variants(of: text)) {
                normalizer.normalize(way, into: buffer)
                guard buffer.count > 0 else { continue }
                body(text, Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count)))
            }
        }
    }

    private func insertVariants(of text: String, number: Int, to ways: inout ByteTrieBuilder, by buffer: TextBuffer) {
        for variant in names.variants(of: text) { _ = insert(variant, number: number, to: &ways, by: buffer) }
    }

    /// Adds the spelling of a text.
    ///
    /// - Returns: whether anything remains after normalization.
    private func insert(
        _ text: String,
        number: Int,
        to ways: inout ByteTrieBuilder,
        by buffer: TextBuffer
    ) -> Bool {
        normalizer.normalize(text, into: buffer)
        guard buffer.count > 0 else { return false }
        ways.insert(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count), number: number)
        return true
    }
}
