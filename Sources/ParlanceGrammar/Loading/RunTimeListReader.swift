extension SlotList {
    /// Reads lists from a line of JSON: by name, each with `values`, `range` or `wildcard`.
    ///
    /// Warnings would go unseen at run time, so an unknown key is an error too. Values without speakable characters are
    /// omitted.
    ///
    /// - Parameter rules: the rules that values may reference.
    /// - Throws: `RunTimeListError` with all errors.
    public static func lists(
        from values: [String: Value],
        rules: [String: Rule] = [:]
    ) throws(RunTimeListError) -> [String: SlotList] {
        var reader = RunTimeListReader(rules: rules)
        let lists = reader.read(values)
        guard reader.problems.isEmpty else { throw RunTimeListError(problems: reader.problems) }
        return lists
    }

    /// The names of the lists in a line of JSON whose values are never corrected.
    public static func exactNames(in values: [String: Value]) -> Set<String> {
        Set(values.filter { $0.value.object?["exact"] == .bool(true) }.keys)
    }
}

/// The errors of run-time lists, by the name of the list and the order of values.
public struct RunTimeListError: Error, Sendable, Hashable {
    /// The problems, at least one.
    public var problems: [Problem]

    /// One invalid list or value.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// The name of the list.
        public var list: String
        /// The number of the value, from 1; nil: the list as a whole.
        public var value: Int?
        /// The problem of the list or value.
        package var problem: GrammarProblem

        /// The place, the problem and the remedy, in one sentence without a full stop.
        public var description: String {
            let place = value.map { "value \($0) of the list '\(list)'" } ?? "the list '\(list)'"
            return "\(place): \(message)"
        }

        private var message: String {
            guard case .unknownKey(let key, let suggestion) = problem else { return problem.message }
            return "unknown key '\(key)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        }
    }
}

/// Reads lists that come from no file. In the places of their nodes the file name is the number of the value, counted
/// from 1, or 0 for the list as a whole.
private struct RunTimeListReader {
    let rules: [String: Rule]
    private var meter: TemplateMeter
    private var budget = SizeBudget()
    private(set) var problems: [RunTimeListError.Problem] = []
    /// The problems of the list being read.
    private var found: [RunTimeListError.Problem] = []

    init(rules: [String: Rule]) {
        self.rules = rules
        meter = TemplateMeter(rules: rules)
    }

    mutating func read(_ values: [String: Value]) -> [String: SlotList] {
        var lists: [String: SlotList] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { lists[name] = read(value, name: name) }
        return lists
    }

    private mutating func read(_ value: Value, name: String) -> SlotList? {
        let list = SourceText.ofValue(0)
        let entry = SourceNode.Entry(key: SourceNode(.string(name), in: list), value: SourceNode(list: value, in: list))
        let root = SourceNode(content: .mapping([entry]), source: list, line: 1, column: 1)
        var reader = NodeReader()
        let located = ListReader.lists(root, &reader)[name]
        for diagnostic in reader.diagnostics where diagnostic.problem != .emptyListValue {
            report(diagnostic, of: name)
        }
        for (template, node) in located?.templates ?? [] { check(template, at: node, of: name) }
        if case .range(let range)? = located?.list, let problem = budget.add(range) {
            found.append(RunTimeListError.Problem(list: name, problem: problem))
        }
        problems += found.inOrderOfValues
        found = []
        return located?.list
    }

    private mutating func report(_ diagnostic: Diagnostic, of list: String) {
        let number = diagnostic.place.flatMap { Int($0.file) } ?? 0
        let value = number == 0 ? nil : number
        found.append(RunTimeListError.Problem(list: list, value: value, problem: diagnostic.problem))
    }

    /// Checks that a value references no slots, directly or through rules: a slot in a list has no meaning.
    private mutating func check(_ template: Template, at node: SourceNode, of list: String) {
        var seen: Set<String> = []
        for problem in self.problems(in: template.expression, seen: &seen) {
            report(node.diagnostic(problem), of: list)
        }
        guard !template.isLiteral, let problem = budget.add(meter.size(of: template)) else { return }
        report(node.diagnostic(problem), of: list)
    }

    private func problems(in expression: TemplateExpression, seen: inout Set<String>) -> [GrammarProblem] {
        var found: [GrammarProblem] = []
        for reference in expression.references {
            switch reference {
            case .list(let list): found.append(.slotInListValue(list.slot))
            case .rule(let rule):
                guard let body = rules[rule.name] else {
                    let suggestion = Suggestion.nearest(to: rule.name, among: rules.keys.sorted())
                    found.append(.missingRule(rule.name, suggestion: suggestion))
                    continue
                }
                if seen.insert(rule.name).inserted { found += problems(in: body.template.expression, seen: &seen) }
            }
        }
        return found
    }
}

extension [RunTimeListError.Problem] {
    fileprivate var inOrderOfValues: Self {
        enumerated().sorted { left, right in
            (left.element.value ?? 0, left.offset) < (right.element.value ?? 0, right.offset)
        }.map(\.element)
    }
}

extension SourceNode {
    /// Creates a node for a list, with numbered values.
    fileprivate init(list: Value, in source: SourceText) {
        guard case .object(let members) = list else {
            self.init(list, in: source)
            return
        }
        let entries = members.sorted { $0.key < $1.key }.map { key, member in
            let key = SourceNode(.string(key), in: source)
            guard case .array(let items) = member else {
                return Entry(key: key, value: SourceNode(member, in: source))
            }
            let values = SourceNode(numbering: items, in: source)
            return Entry(key: key, value: values)
        }
        self.init(content: .mapping(entries), source: source, line: 1, column: 1)
    }
}
