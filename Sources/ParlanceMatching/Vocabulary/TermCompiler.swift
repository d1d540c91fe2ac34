import ParlanceGrammar
import ParlanceText

/// Turns blocks of terms into the form that is matched.
struct TermCompiler {
    private let normalizer: Normalizer
    private let contexts: ContextTable
    private let names: SpokenNames

    init(_ grammar: CompiledGrammar) {
        normalizer = grammar.normalizer
        contexts = grammar.contexts
        names = grammar.spokenNames
    }

    /// - Complexity: O(*n* log *n*), *n* the bytes of the names.
    func compile(_ block: TermBlock) -> CompiledTerms {
        let buffer = TextBuffer()
        var ways = ByteTrieBuilder()
        var collector = ContextCollector(contexts)
        var unspeakable: [CompiledTerms.Unspeakable] = []
        for number in 0..<block.count {
            var isPhrase = true
            block.forEachText(of: number) { text, isPronunciation in
                let isHeard = insert(text, number: number, to: &ways, by: buffer)
                if !isPronunciation { insertVariants(of: text, number: number, to: &ways, by: buffer) }
                if !isHeard {
                    let part: VocabularyProblem.Part = isPhrase ? .phrase : isPronunciation ? .pronunciation : .synonym
                    unspeakable.append(CompiledTerms.Unspeakable(term: Int32(number), part: part, text: text))
                }
                isPhrase = false
            }
            if block.hasContexts { collector.add(block.context(of: number)) }
        }
        return CompiledTerms(block, trie: ways.trie(withTails: true), contexts: collector, unspeakable: unspeakable)
    }

    private func insertVariants(of text: String, number: Int, to ways: inout ByteTrieBuilder, by buffer: TextBuffer) {
        for variant in names.variants(of: text) { _ = insert(variant, number: number, to: &ways, by: buffer) }
    }

    /// - Returns: whether anything was left after normalization.
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
