import ParlanceGrammar

/// The lists that hold in a block, nearest first: the block's own, those given at run time, the grammar's.
struct ListScope {
    let block: CompiledBlock
    let runTime: [String: CompiledList]
    let grammar: CompiledGrammar

    func list(for slot: SlotPattern) -> CompiledList? {
        switch slot.source {
        case .named(let name): block.lists[name] ?? runTime[name] ?? grammar.lists[name]
        case .range(let range): grammar.inlineRanges[range].map(CompiledList.range)
        }
    }

    /// Whether a value with this context may be chosen in the block; keys that it does not have are not looked at.
    func allows(_ context: [String: Value]) -> Bool {
        guard !context.isEmpty else { return true }
        return block.block.admits(context)
    }
}

extension SentenceBlock {
    /// Whether nothing in `context` speaks against the block. What is not in it may still come.
    func admits(_ context: [String: Value]) -> Bool {
        let conflicts = requiredContext.contains { requirement in
            guard let actual = context[requirement.key]?.bare, requirement.expected != .anything else { return false }
            return !requirement.expected.holds(for: actual)
        }
        return !conflicts && !isExcluded(by: context)
    }

    /// Whether a key of `context` has a value that the block excludes.
    func isExcluded(by context: [String: Value]) -> Bool {
        excludedContext.contains { key, excluded in
            guard let actual = context[key]?.bare else { return false }
            if case .array(let values) = excluded { return values.contains(actual) }
            return actual == excluded
        }
    }
}

extension Value {
    /// A context may wrap a value in an object with `value`, `text` and `metadata`.
    var bare: Value {
        if case .object(let members) = self { members["value"] ?? .null } else { self }
    }
}
