/// A file of the collection's current layout, `sentences/<language>/<Intent>/<combination>.yaml`: its path contains the
/// intent and the slot combination, and the collection's `intents.yaml` defines both.
struct CombinationFile {
    let intent: String
    let combination: String
    private let root: SourceNode

    /// Nil if the file is not of that layout: it has `data` at the top.
    init?(_ file: GrammarFile) {
        let path = file.root.source.name.split(separator: "/")
        guard file.root["data"] != nil, file.root["intents"] == nil, path.count > 1 else { return nil }
        root = file.root
        intent = String(path[path.count - 2])
        combination = String(path[path.count - 1].prefix { $0 != "." })
    }

    /// The file translated to a grammar with `intents`.
    ///
    /// - Parameter declaration: the declaration of the intent in `intents.yaml`.
    func translated(with declaration: SourceNode, _ diagnostics: inout [Diagnostic]) -> SourceNode {
        let details = declaration["slot_combinations"]?[combination]
        if details == nil {
            let problem = GrammarProblem.combinationNotDeclared(combination, intent: intent)
            diagnostics.append((root.key("data") ?? root).diagnostic(problem, severity: .warning))
        }
        let kept = root.entries.filter { $0.key.text != "data" }
        let data = entry("data", translatedData(details, &diagnostics))
        return root.replacing(.mapping(kept + [entry("intents", mapping([entry(intent, mapping([data]))]))]))
    }

    /// The translated blocks; any other content is kept for the reader to report.
    private func translatedData(_ details: SourceNode?, _ diagnostics: inout [Diagnostic]) -> SourceNode {
        guard let data = root["data"], case .sequence(let blocks) = data.content else { return root["data"] ?? root }
        return data.replacing(.sequence(visible(blocks).map { translate($0, details: details, &diagnostics) }))
    }

    /// The blocks without those for speech-to-phrase only, unless there are no others.
    private func visible(_ blocks: [SourceNode]) -> [SourceNode] {
        let isTagged = { (block: SourceNode) in block["speech_to_phrase"]?.value.isTruthy ?? false }
        return blocks.contains { !isTagged($0) } ? blocks.filter { !isTagged($0) } : blocks
    }

    private func translate(
        _ block: SourceNode,
        details: SourceNode?,
        _ diagnostics: inout [Diagnostic]
    ) -> SourceNode {
        guard case .mapping = block.content else { return block }
        var additions: [SourceNode.Entry] = []
        if let domains = block["name_domains"] {
            let group = domainGroup(domains, details, &diagnostics) ?? domains
            additions.append(entry("requires_context", mapping([entry("domain", group)])))
        } else if let domain = block["inferred_domain"] {
            additions.append(entry("slots", mapping([entry("domain", domain)])))
        }
        if details?["context_area"]?.value.isTruthy ?? false {
            let slot = root.replacing(.scalar(.init(text: "true", value: .bool(true), style: .plain)))
            additions.append(entry("requires_context", mapping([entry("area", mapping([entry("slot", slot)]))])))
        }
        additions.append(entry("metadata", mapping([entry("slot_combination", root.synthetic(combination))])))
        return SourceNode.merged([block] + additions.map { mapping([$0]) }) ?? block
    }

    /// The domains of the group in `name_domains`; nil if it lists the domains itself.
    private func domainGroup(
        _ domains: SourceNode,
        _ details: SourceNode?,
        _ diagnostics: inout [Diagnostic]
    ) -> SourceNode? {
        guard domains.scalar != nil else { return nil }
        let groups = details?["name_domain_groups"]
        if let group = groups?[domains.text] { return group }
        let known = groups?.entries.map(\.key.text) ?? []
        let suggestion = Suggestion.nearest(to: domains.text, among: known)
        let problem = GrammarProblem.missingDomainGroup(domains.text, suggestion: suggestion)
        diagnostics.append(domains.diagnostic(problem))
        return nil
    }

    private func mapping(_ entries: [SourceNode.Entry]) -> SourceNode { root.replacing(.mapping(entries)) }

    private func entry(_ key: String, _ value: SourceNode) -> SourceNode.Entry {
        SourceNode.Entry(key: root.synthetic(key), value: value)
    }
}
