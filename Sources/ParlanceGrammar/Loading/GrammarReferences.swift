/// All templates of a grammar with the nodes that they were read from, for checking references.
package struct GrammarReferences: Sendable {
    package var lists: [String: LocatedList] = [:]
    package var rules: [String: LocatedRule] = [:]
    /// Rules whose template is invalid; references to them are not reported.
    package var brokenRules: Set<String> = []
    /// Invalid lists of the grammar and of blocks; references to them are not reported.
    package var brokenLists: Set<String> = []
    /// The phrases before and after requests.
    package var phrases: [(template: Template, node: SourceNode)] = []
    /// The nodes of the skip words.
    package var skipWords: [SourceNode] = []
    /// Terms that extend lists beyond their own values.
    package var vocabulary: [LocatedTerms] = []
    /// The messages of dialogs, with the nodes of their texts.
    package var messages: [LocatedMessage] = []
    /// One scope per block, in reading order.
    package var scopes: [Scope] = []

    /// The definitions and sentences of one block.
    package struct Scope: Sendable {
        package init() {}

        package var intent = ""
        package var block = SentenceBlock(sentences: [])
        package var sentences: [(sentence: Sentence, node: SourceNode)] = []
        package var exceptions: [(sentence: Sentence, node: SourceNode)] = []
        package var lists: [String: LocatedList] = [:]
        package var rules: [String: LocatedRule] = [:]

        /// The names of the block's lists, including those that repeat a rule.
        package var listNames: [String] { lists.keys + rules.repeatedLists }
    }
}

extension GrammarReferences {
    /// The names of the lists available in every block: those that are defined (valid or not), and those with a
    /// vocabulary.
    var listNames: Set<String> {
        Set(lists.keys).union(brokenLists).union(vocabulary.flatMap(\.names).map(\.text)).union(rules.repeatedLists)
    }
}

extension [String: LocatedRule] {
    /// The names of the lists that repeat a rule.
    package var repeatedLists: [String] {
        compactMap { name, rule in
            rule.rule.separators != nil && name.count > 1 ? String(name.dropFirst().dropLast()) : nil
        }
    }
}
