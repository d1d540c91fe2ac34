import ParlanceGrammar
import ParlanceMatching

/// Finds values of lists that are empty after normalization, or equal to another value of the list.
struct ValueChecker {
    private var forms: SpokenForms
    private var diagnostics: [Diagnostic] = []

    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        let rules = loaded.references.rules.mapValues(\.rule)
        var checker = ValueChecker(forms: SpokenForms(loaded.grammar, rules: rules))
        for list in loaded.references.lists.values { checker.check(list) }
        for scope in loaded.references.scopes where !scope.lists.isEmpty {
            let local = rules.merging(scope.rules.mapValues(\.rule)) { _, local in local }
            checker.forms = SpokenForms(loaded.grammar, rules: local)
            for list in scope.lists.values { checker.check(list) }
        }
        return checker.diagnostics
    }

    private init(forms: SpokenForms) {
        self.forms = forms
    }

    /// Words, and the context that they add: blocks can distinguish values with different contexts.
    private struct Way: Hashable {
        let words: [UInt8]
        let context: [String: Value]
    }

    private mutating func check(_ list: LocatedList) {
        guard case .values(let values) = list.list, values.count == list.valueNodes.count else { return }
        var first: [Way: ListValue] = [:]
        for (value, node) in zip(values, list.valueNodes) {
            guard let ways = forms.forms(of: value)?.map({ Way(words: $0, context: value.context) }) else { continue }
            if ways.isEmpty {
                diagnostics.append(node.diagnostic(.emptyListValue, severity: .warning))
            } else if let finding = finding(about: value, ways, taken: first) {
                diagnostics.append(node.diagnostic(.finding(finding), severity: .warning))
            }
            for way in ways where first[way] == nil { first[way] = value }
        }
    }

    private func finding(about value: ListValue, _ ways: [Way], taken: [Way: ListValue]) -> CheckFinding? {
        let rivals = ways.map { taken[$0] }
        let strangers = zip(ways, rivals).filter { way, rival in rival.map { !isSame($0, value, way) } ?? false }
        let isCovered = rivals.allSatisfy { $0 != nil }
        guard let (way, rival) = strangers.first, let rival else {
            return isCovered ? rivals[0].map { .duplicateValue($0.input.text) } : nil
        }
        if isCovered { return .shadowedValue(Self.name(value, way), by: Self.name(rival, way)) }
        return .equalValues(Self.text(way), value: Self.name(value, way), other: Self.name(rival, way))
    }

    /// Whether both values deliver the same, or the words of the utterance.
    private func isSame(_ one: ListValue, _ other: ListValue, _ way: Way) -> Bool {
        guard one.metadata == other.metadata else { return false }
        return one.output == other.output || deliversWords(one, way) && deliversWords(other, way)
    }

    private func deliversWords(_ value: ListValue, _ way: Way) -> Bool {
        guard let output = value.output else { return true }
        return output.string.map { forms.says($0, way.words) } ?? false
    }

    private static func name(_ value: ListValue, _ way: Way) -> String {
        value.output?.description ?? text(way)
    }

    private static func text(_ way: Way) -> String { String(decoding: way.words, as: UTF8.self) }
}
