/// All templates of a grammar with the nodes they were read from: what is needed to check who mentions whom.
struct GrammarReferences {
    var lists: [String: LocatedList] = [:]
    var rules: [String: LocatedRule] = [:]
    /// Rules whose template is itself wrong; a mention of them is not.
    var brokenRules: Set<String> = []
    /// Lists that are themselves wrong, of the grammar and of blocks; a mention of them is not.
    var brokenLists: Set<String> = []
    var scopes: [Scope] = []

    /// What a block adds.
    struct Scope {
        var sentences: [(sentence: Sentence, node: SourceNode)] = []
        var lists: [String: LocatedList] = [:]
        var rules: [String: LocatedRule] = [:]
    }
}
