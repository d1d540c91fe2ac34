/// Reads slot lists: `values`, `range`, `type`, `wildcard`.
package struct ListReader {
    /// The lists under a `lists` key, by name.
    package static func lists(_ node: SourceNode?, _ reader: inout NodeReader) -> [String: LocatedList] {
        var lists: [String: LocatedList] = [:]
        for entry in reader.entries(of: node, expected: "a mapping from list names to lists") {
            guard var list = list(entry.value, name: entry.key, &reader) else { continue }
            list.key = entry.key
            list.isExact = reader.bool(entry.value["exact"]) ?? false
            lists[entry.key.text] = list
        }
        return lists
    }

    private static func list(_ node: SourceNode, name: SourceNode, _ reader: inout NodeReader) -> LocatedList? {
        let entries = reader.entries(
            of: node,
            known: GrammarKeys.list.names,
            expected: "'values', 'range', 'type' or 'wildcard'"
        )
        guard !entries.isEmpty else {
            if node.isNull || node.isMapping { missingKind(of: name, &reader) }
            return nil
        }
        if let values = node["values"] { return self.values(values, &reader) }
        if let range = node["range"] {
            return self.range(range.isNull ? node.replacing(.mapping([])) : range, &reader)
                .map { LocatedList(list: .range($0), node: range) }
        }
        if let type = node["type"] {
            return typed(type, of: node, &reader).map { LocatedList(list: .typed($0), node: type) }
        }
        if let isWildcard = node["wildcard"], !isWildcard.isNull {
            guard let flag = reader.bool(isWildcard) else { return nil }
            if flag { return wildcard(node, &reader) }
        }
        missingKind(of: name, &reader)
        return nil
    }

    private static func wildcard(_ node: SourceNode, _ reader: inout NodeReader) -> LocatedList {
        guard let (limits, phrases) = WordLimitsReader.limits(node, &reader) else {
            return LocatedList(list: .wildcard, node: node)
        }
        return LocatedList(list: .words(limits), node: node, templates: phrases)
    }

    /// A list of a slot type, with its options.
    private static func typed(_ type: SourceNode, of node: SourceNode, _ reader: inout NodeReader) -> TypedList? {
        guard let name = reader.string(type, expected: "the name of a slot type") else { return nil }
        let types = reader.slotTypes
        guard types.list(name) != nil else {
            let suggestion = Suggestion.nearest(to: name, among: types.names.sorted())
            reader.report(type.diagnostic(.unknownOption(name, expected: types.names.sorted(), suggestion: suggestion)))
            return nil
        }
        let optionNames: Set = ["from", "to", "direction"]
        let given = node.entries.filter { optionNames.contains($0.key.text) && !$0.value.isNull }
        let options = Dictionary(given.map { ($0.key.text, $0.value.value) }) { _, last in last }
        if let list = types.list(name, options: options) { return list }
        let wrong = given.first { types.list(name, options: [$0.key.text: $0.value.value]) == nil }
        reportOption(wrong, of: types.list(name), at: type, &reader)
        return nil
    }

    /// Reports an option that a type does not take or whose value is wrong, or options that exclude one another.
    private static func reportOption(
        _ option: SourceNode.Entry?,
        of list: TypedList?,
        at type: SourceNode,
        _ reader: inout NodeReader
    ) {
        guard let option else {
            let problem = GrammarProblem.wrongType(expected: "'from' that is not above 'to'", found: "the reverse")
            return reader.report(type.diagnostic(problem))
        }
        let name = option.key.text
        if list?.type.optionNames.contains(name) ?? false {
            let isText = option.value.value.string != nil
            let found = isText ? "'\(option.value.text)'" : option.value.kind
            let expected = "a value that '\(name)' of the type '\(type.text)' takes"
            reader.report(option.value.diagnostic(.wrongType(expected: expected, found: found)))
        } else {
            let problem = GrammarProblem.wrongType(expected: "an option of the type '\(type.text)'", found: "'\(name)'")
            reader.report(option.key.diagnostic(problem))
        }
    }

    private static func missingKind(of name: SourceNode, _ reader: inout NodeReader) {
        let keys = "values', 'range', 'type' or 'wildcard: true"
        let problem = GrammarProblem.missingKey(keys, in: "the list '\(name.text)'")
        reader.report(name.diagnostic(problem))
    }

    private static func values(_ node: SourceNode, _ reader: inout NodeReader) -> LocatedList {
        var located = LocatedList(list: .values([]), node: node)
        var values: [ListValue] = []
        for item in reader.texts(of: node, expected: "a list of values") {
            guard let (value, inputs) = value(item, &reader) else { continue }
            values.append(value)
            located.templates += inputs
            located.valueNodes.append(inputs.first?.node ?? item)
        }
        located.list = .values(values)
        return located
    }

    private typealias Inputs = [(template: Template, node: SourceNode)]

    /// A value, and the templates of its words.
    private static func value(_ node: SourceNode, _ reader: inout NodeReader) -> (ListValue, Inputs)? {
        guard case .mapping = node.content else {
            return input(node, &reader).map { template in
                (ListValue(input: template, output: output(of: node)), [(template, node)])
            }
        }
        _ = reader.entries(of: node, known: GrammarKeys.value.names)
        guard let spoken = node["in"] else {
            reader.report(node.diagnostic(.missingKey("in", in: "a value")))
            return nil
        }
        guard let (template, inputs) = inputs(spoken, &reader) else { return nil }
        var value = ListValue(input: template, output: node["out"]?.value)
        if value.output == .null { value.output = nil }
        if value.output == nil, case .sequence(let items) = spoken.content {
            value.output = items.first.flatMap(output)
        }
        for entry in reader.entries(of: node["context"]) { value.context[entry.key.text] = entry.value.value }
        value.metadata = node["metadata"]?.value
        return (value, inputs)
    }

    /// The words of a value: one text, or any of several.
    private static func inputs(_ node: SourceNode, _ reader: inout NodeReader) -> (Template, Inputs)? {
        guard case .sequence(let items) = node.content else {
            return input(node, &reader).map { ($0, [($0, node)]) }
        }
        if items.isEmpty { reader.reportType(of: node, expected: "a value: one text or more") }
        let inputs = items.compactMap { item in input(item, &reader).map { ($0, item) } }
        guard inputs.count > 1 else { return inputs.first.map { ($0.0, inputs) } }
        let ways = TemplateExpression.alternatives(inputs.map(\.0.expression))
        return (Template(printing: .sequence([ways])), inputs)
    }

    /// The value that a text delivers by itself; nil for a template, which delivers the words of the utterance.
    private static func output(of node: SourceNode) -> Value? { isTemplate(node.text) ? nil : .string(node.text) }

    /// The wording of a value: a template if it contains template syntax, otherwise literal text.
    private static func input(_ node: SourceNode, _ reader: inout NodeReader) -> Template? {
        guard let text = reader.string(node, expected: "a value: text, or a mapping with 'in'") else { return nil }
        if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
            reader.report(node.diagnostic(.emptyListValue, severity: .warning))
            return nil
        }
        return isTemplate(text) ? reader.template(node, expected: "a value") : Template(literal: text)
    }

    /// `;` and a backslash alone do not make a template.
    private static func isTemplate(_ text: String) -> Bool {
        text.utf8.contains { templateBytes.contains($0) }
    }

    private static let templateBytes = Array("(){}<>[]|@".utf8)
}

/// A list with the nodes that its templates were read from.
package struct LocatedList: Sendable {
    package var list: SlotList
    /// The node under `values` or `range`.
    package let node: SourceNode
    /// The node of the name, before the list.
    package var key: SourceNode?
    /// One entry per text of the list's values, in its order, or per phrase of a wildcard's limits.
    package var templates: [(template: Template, node: SourceNode)] = []
    /// The node of each value's first text.
    package var valueNodes: [SourceNode] = []
    /// Whether its values are never corrected.
    package var isExact = false
}

extension ListReader {
    private static func range(_ node: SourceNode, _ reader: inout NodeReader) -> NumberRange? {
        _ = reader.entries(of: node, known: GrammarKeys.range.names, expected: "a mapping with 'from' and 'to'")
        guard node.isMapping else { return nil }
        let bounds = (bound("from", of: node, &reader), bound("to", of: node, &reader))
        guard let from = bounds.0, let to = bounds.1 else { return nil }
        var range = NumberRange(from: from, to: to)
        range.step = reader.integer(node["step"], expected: "a whole number of 1 or more") ?? 1
        range.fractions = fractions(node["fractions"], &reader)
        range.multiplier = reader.number(node["multiplier"], expected: "a number")
        range.allowsDigits = reader.bool(node["digits"]) ?? true
        range.allowsWords = reader.bool(node["words"]) ?? true
        range.wordsLanguage = node["words_language"].flatMap { reader.string($0, expected: "a language tag") }
        if let problem = range.problem {
            reader.report((node[culprit(of: problem, in: range)] ?? node).diagnostic(.range(problem)))
            return nil
        }
        checkSpelling(of: range, at: node, &reader)
        return range
    }

    private static func culprit(of problem: NumberRange.Problem, in range: NumberRange) -> String {
        switch problem {
        case .step: "step"
        case .empty: "from"
        case .outOfBounds: range.from.magnitude > NumberRange.magnitudeLimit ? "from" : "to"
        }
    }

    private static func bound(_ key: String, of node: SourceNode, _ reader: inout NodeReader) -> Int? {
        guard let bound = node[key] else {
            reader.report(node.diagnostic(.missingKey(key, in: "a range")))
            return nil
        }
        return reader.integer(bound, expected: "a whole number")
    }

    private static func fractions(_ node: SourceNode?, _ reader: inout NodeReader) -> NumberRange.Fractions? {
        guard let node, let text = reader.string(node, expected: "'halves', 'tenths', 'hundredths' or 'cents'") else {
            return nil
        }
        if let fractions = NumberRange.Fractions(rawValue: text) { return fractions }
        let known = NumberRange.Fractions.allCases.map(\.rawValue)
        let suggestion = Suggestion.nearest(to: text, among: known)
        reader.report(node.diagnostic(.unknownOption(text, expected: known, suggestion: suggestion)))
        return nil
    }

    private static func checkSpelling(of range: NumberRange, at node: SourceNode, _ reader: inout NodeReader) {
        let count = range.count / (range.fractions?.denominator ?? 1)
        guard range.allowsWords, count > NumberRange.spelledLimit else { return }
        let problem = GrammarProblem.spelledNumbersLimited(count: count, limit: NumberRange.spelledLimit)
        reader.report(node.diagnostic(problem, severity: .warning))
    }
}

extension SourceNode {
    fileprivate var isEmptyMapping: Bool {
        if case .mapping(let entries) = content { entries.isEmpty } else { false }
    }
}
