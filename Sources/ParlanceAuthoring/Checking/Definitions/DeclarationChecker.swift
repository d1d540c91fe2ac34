import ParlanceGrammar

/// Finds slots whose values do not agree with their declaration in `intents.yaml`.
///
/// Only intents with types are checked: a declaration without types is not specific enough.
struct DeclarationChecker {
    private let loaded: GrammarLoader.Loaded
    private var diagnostics: [Diagnostic] = []
    /// Slots and lists that are checked already, by intent.
    private var seen: Set<[String]> = []

    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        var checker = DeclarationChecker(loaded)
        for scope in loaded.references.scopes {
            guard let intent = loaded.catalog[scope.intent], intent.parameters.contains(where: { $0.type != .any })
            else {
                continue
            }
            checker.check(scope, of: intent)
        }
        return checker.diagnostics
    }

    private init(_ loaded: GrammarLoader.Loaded) { self.loaded = loaded }

    private mutating func check(_ scope: GrammarReferences.Scope, of intent: IntentDeclaration) {
        guard let first = scope.sentences.first?.node else { return }
        for (slot, value) in scope.block.slots.sorted(by: { $0.key < $1.key }) {
            check(slot, delivering: value, of: intent, at: first)
        }
        for (sentence, node) in scope.sentences { check(sentence.template, in: scope, of: intent, at: node) }
    }

    /// Checks the slots of a template and of its rules.
    private mutating func check(
        _ template: Template,
        in scope: GrammarReferences.Scope,
        of intent: IntentDeclaration,
        at node: SourceNode
    ) {
        var rules: Set<String> = []
        var waiting = [template]
        while let template = waiting.popLast() {
            for reference in template.expression.references {
                switch reference {
                case .list(let list): check(list, in: scope, of: intent, at: node)
                case .rule(let rule):
                    guard rules.insert(rule.name).inserted else { continue }
                    if let found = self.rule(rule.name, in: scope) { waiting.append(found.template) }
                }
            }
        }
    }

    private func rule(_ name: String, in scope: GrammarReferences.Scope) -> Rule? {
        (scope.rules[name] ?? loaded.references.rules[name])?.rule
    }

    private mutating func check(
        _ list: ListReference,
        in scope: GrammarReferences.Scope,
        of intent: IntentDeclaration,
        at node: SourceNode
    ) {
        guard !list.isCapture else { return }
        if let name = list.repeatedRule, let repeated = rule(name, in: scope) {
            return check(list, repeating: repeated, in: scope, of: intent, at: node)
        }
        switch list.source {
        case .range(let range): check(list.slot, delivering: range.sample, of: intent, at: node)
        case .named(let name):
            let local = scope.lists[name]?.list
            guard local != nil || seen.insert([intent.name, list.slot, name]).inserted else { return }
            for value in (local ?? loaded.grammar.lists[name])?.samples(for: loaded.grammar.language) ?? [] {
                check(list.slot, delivering: value, of: intent, at: node)
            }
            if loaded.grammar.lists[name] == nil { checkName(list.slot, of: intent, at: node) }
        }
    }

    /// Checks the slots within repetitions: they are members of the parameter or, if they are alone, its values.
    private mutating func check(
        _ list: ListReference,
        repeating rule: Rule,
        in scope: GrammarReferences.Scope,
        of intent: IntentDeclaration,
        at node: SourceNode
    ) {
        guard let parameter = intent[list.slot] else { return checkName(list.slot, of: intent, at: node) }
        if rule.isSingleSlot {
            for case .list(var single) in rule.template.expression.references {
                single.slot = list.slot
                check(single, in: scope, of: intent, at: node)
            }
        } else if case .structure(let members) = parameter.type {
            guard seen.insert([intent.name, list.slot, "members"]).inserted else { return }
            let name = "\(intent.name).\(list.slot)"
            check(rule.template, in: scope, of: IntentDeclaration(name: name, parameters: members), at: node)
        } else if parameter.type != .any {
            check(list.slot, delivering: .array([.object([:])]), of: intent, at: node)
        }
    }

    private mutating func check(
        _ slot: String,
        delivering value: Value,
        of intent: IntentDeclaration,
        at node: SourceNode
    ) {
        guard let parameter = intent[slot] else { return checkName(slot, of: intent, at: node) }
        guard !parameter.type.accepts(value), seen.insert([intent.name, slot, "type"]).inserted else { return }
        let finding = CheckFinding.slotType(
            slot,
            intent: intent.name,
            type: parameter.type.name,
            value: value.description
        )
        diagnostics.append(node.diagnostic(.finding(finding), severity: .warning))
    }

    private mutating func checkName(_ slot: String, of intent: IntentDeclaration, at node: SourceNode) {
        guard intent[slot] == nil, slot != IntentDeclaration.unheededSlot,
            seen.insert([intent.name, slot, "name"]).inserted
        else { return }
        let suggestion = Suggestion.nearest(to: slot, among: intent.parameters.map(\.name))
        let finding = CheckFinding.undeclaredSlot(slot, intent: intent.name, suggestion: suggestion)
        diagnostics.append(node.diagnostic(.finding(finding), severity: .warning))
    }
}

extension SlotList {
    /// The values of a list: each one, or one that represents all.
    fileprivate func samples(for language: String) -> [Value] {
        switch self {
        case .values(let values): values.map { $0.output ?? .string($0.input.text) }
        case .range(let range): [range.sample]
        case .wildcard, .words: [.string("")]
        case .typed(let list): list.type.samples(for: language).map(\.value)
        }
    }
}

extension NumberRange {
    /// The number of the range with the most decimal places.
    fileprivate var sample: Value {
        let part = fractions.map { 1 / Double($0.denominator) } ?? 0
        return value(of: Double(from) + part)
    }
}
