import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// Finds punctuation in templates that no utterance can contain at its place: normalization removes it from utterances,
/// but keeps it in the template, because a slot is adjacent there.
struct LiteralChecker {
    private let normalizer: Normalizer
    private var diagnostics: [Diagnostic] = []

    /// Recurses as deeply as groups and rules nest.
    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        let grammar = loaded.grammar
        let rules = loaded.references.rules.mapValues(\.rule)
        let normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        var checker = LiteralChecker(normalizer: normalizer)
        var patterns = PatternCompiler(normalizer: normalizer, rules: rules)
        for scope in loaded.references.scopes {
            guard !scope.rules.isEmpty else {
                checker.check(scope, loaded.references, &patterns)
                continue
            }
            let local = rules.merging(scope.rules.mapValues(\.rule)) { _, local in local }
            var patterns = PatternCompiler(normalizer: normalizer, rules: local)
            checker.check(scope, loaded.references, &patterns)
        }
        return checker.diagnostics
    }

    private init(normalizer: Normalizer) {
        self.normalizer = normalizer
    }

    private mutating func check(
        _ scope: GrammarReferences.Scope,
        _ references: GrammarReferences,
        _ patterns: inout PatternCompiler
    ) {
        for (sentence, node) in scope.sentences {
            let neighbours = WordNeighbours(of: patterns.compile(sentence.template))
            for word in neighbours.words where !neighbours.ways(of: word).contains(where: isSayable) {
                let marks = String(decoding: word, as: UTF8.self).unicodeScalars.filter(Self.isPunctuation)
                guard let mark = marks.first else { continue }
                report(String(mark), in: node, sentence.template, scope, references)
            }
        }
    }

    /// Whether an utterance keeps a word with such neighbours.
    private func isSayable(_ way: WordNeighbours.Way) -> Bool {
        way.examples.contains { example in
            let text = Array(example.utf8).filter { $0 != 0x20 }
            return normalizer.normalize(example).bytes.filter { $0 != 0x20 } == text
        }
    }

    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .otherPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation:
            scalar != "'"
        default: false
        }
    }

    /// Reports the mark in the template, or in its first rule with one.
    private mutating func report(
        _ mark: String,
        in node: SourceNode,
        _ template: Template,
        _ scope: GrammarReferences.Scope,
        _ references: GrammarReferences
    ) {
        var waiting = [(template, node)]
        var seen: Set<String> = []
        while !waiting.isEmpty {
            let (template, node) = waiting.removeFirst()
            if template.text.contains(mark), let range = node.text.scalarRange(of: mark) {
                let problem = GrammarProblem.finding(.unmatchablePunctuation(mark))
                return diagnostics.append(node.diagnostic(problem, severity: .warning, in: range))
            }
            for case let name? in template.expression.references.map(\.ruleName) where seen.insert(name).inserted {
                guard let rule = scope.rules[name] ?? references.rules[name] else { continue }
                waiting.append((rule.rule.template, rule.node))
                waiting += rule.separators
            }
        }
        diagnostics.append(node.diagnostic(.finding(.unmatchablePunctuation(mark)), severity: .warning))
    }
}
