/// Reads typed values from nodes and collects their problems.
package struct NodeReader {
    private var log = DiagnosticLog()
    /// The types that lists may be of.
    package var slotTypes: SlotTypes

    package init(slotTypes: SlotTypes = SlotTypes()) {
        self.slotTypes = slotTypes
    }

    /// The reported diagnostics, within the limits of a `DiagnosticLog`.
    package var diagnostics: [Diagnostic] { log.diagnostics }

    /// The number of reports.
    var reportCount: Int { log.count }

    package mutating func report(_ diagnostic: Diagnostic) { log.append(diagnostic) }

    /// Reports that a node is not of the expected type.
    package mutating func reportType(of node: SourceNode, expected: String) {
        report(node.diagnostic(.wrongType(expected: expected, found: node.kind)))
    }

    /// The entries of a mapping. Unknown keys are reported.
    package mutating func entries(
        of node: SourceNode?,
        known: Set<String>? = nil,
        expected: String = "a mapping"
    ) -> [SourceNode.Entry] {
        guard let node else { return [] }
        guard case .mapping(let entries) = node.content else {
            if !node.isNull { reportType(of: node, expected: expected) }
            return []
        }
        if let known { for entry in entries { check(entry.key, isIn: known) } }
        return entries.filter { isName($0.key) }
    }

    /// Whether a key is a text, a number or a boolean of YAML.
    private mutating func isName(_ key: SourceNode) -> Bool {
        if key.scalar != nil, !key.isNull { return true }
        reportType(of: key, expected: "a name")
        return false
    }

    private mutating func check(_ key: SourceNode, isIn known: Set<String>) {
        guard key.scalar != nil, !key.isNull, !known.contains(key.text) else { return }
        let suggestion = Suggestion.nearest(to: key.text, among: known.sorted())
        report(key.diagnostic(.unknownKey(key.text, suggestion: suggestion), severity: .warning))
    }

    /// The items of a list.
    package mutating func items(of node: SourceNode?, expected: String) -> [SourceNode] {
        guard let node else { return [] }
        if case .sequence(let items) = node.content { return items }
        if !node.isNull { reportType(of: node, expected: expected) }
        return []
    }

    /// The items of a list of texts. For a single text, the report suggests brackets.
    package mutating func texts(of node: SourceNode?, expected: String) -> [SourceNode] {
        guard let node, node.value.string != nil else { return items(of: node, expected: expected) }
        report(node.diagnostic(.wrongType(expected: expected, found: "\(node.kind); put it in brackets")))
        return []
    }

    /// A text; numbers are read as written.
    package mutating func string(_ node: SourceNode, expected: String) -> String? {
        if let scalar = node.scalar {
            switch scalar.value {
            case .string, .integer, .number: return scalar.text
            default: break
            }
        }
        report(node.diagnostic(.wrongType(expected: expected, found: node.kindInPlaceOfText)))
        return nil
    }

    /// The integer of a node; nil without a node, or, with a report, for another type.
    package mutating func integer(_ node: SourceNode?, expected: String) -> Int? {
        guard let node else { return nil }
        if case .integer(let number) = node.value { return number }
        if case .number(let number) = node.value, let whole = Int(exactly: number) { return whole }
        reportType(of: node, expected: expected)
        return nil
    }

    /// The number of a node; nil without a node, or, with a report, for another type.
    package mutating func number(_ node: SourceNode?, expected: String) -> Double? {
        guard let node else { return nil }
        switch node.value {
        case .integer(let number): return Double(number)
        case .number(let number): return number
        default:
            reportType(of: node, expected: expected)
            return nil
        }
    }

    /// The boolean of a node; nil without a node, or, with a report, for another type.
    package mutating func bool(_ node: SourceNode?) -> Bool? {
        guard let node else { return nil }
        if case .bool(let flag) = node.value { return flag }
        reportType(of: node, expected: "true or false")
        return nil
    }

    /// A template; nil if it is invalid, which is reported.
    package mutating func template(_ node: SourceNode, expected: String) -> Template? {
        guard let text = string(node, expected: expected) else { return nil }
        do {
            return try Template(text)
        } catch {
            report(node.diagnostic(.template(error.problem), in: error.range))
            return nil
        }
    }
}
