/// All templates of a grammar with the nodes they were read from: what is needed to check who mentions whom.
package struct GrammarReferences: Sendable {
    package var lists: [String: LocatedList] = [:]
    package var rules: [String: LocatedRule] = [:]
    /// Rules whose template is itself wrong; a mention of them is not.
    package var brokenRules: Set<String> = []
    /// Lists that are themselves wrong, of the grammar and of blocks; a mention of them is not.
    package var brokenLists: Set<String> = []
    /// What fills lists besides their values.
    package var vocabulary: [LocatedTerms] = []
    package var messages: [LocatedMessage] = []
    /// One for each block, in the order in which they were read.
    package var scopes: [Scope] = []

    /// What a block adds.
    package struct Scope: Sendable {
        package init() {}

        package var intent = ""
        package var block = SentenceBlock(sentences: [])
        package var sentences: [(sentence: Sentence, node: SourceNode)] = []
        package var lists: [String: LocatedList] = [:]
        package var rules: [String: LocatedRule] = [:]
    }
}

extension GrammarReferences {
    /// The names of all lists that hold in any block: those that are defined, rightly or not, and those with a vocabulary.
    var listNames: Set<String> {
        Set(lists.keys).union(brokenLists).union(vocabulary.flatMap(\.names).map(\.text))
    }
}
