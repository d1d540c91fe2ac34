import Parlance
import ParlanceGrammar

/// A template given on the command line, with the lists and rules of a grammar.
struct GivenTemplate {
    let template: Template
    /// The grammar's rules.
    let rules: [String: Rule]
    /// A parser for this template only.
    let parser: Parser

    /// - Throws: `GrammarError` with the errors of the template.
    init(_ text: String, _ grammars: GrammarOptions) throws {
        let loaded = try grammars.load(undefinedLists: .givenLater([]))
        let runTime = try grammars.loadVocabulary()
        let source = SourceText(name: "template", text: text)
        template = try Self.parsed(text, source)
        var grammar = loaded.grammar
        grammar.lists.merge(runTime.lists) { _, new in new }
        rules = grammar.rules
        try Self.check(template, grammar, source)
        let place = SourcePlace(file: source.name, line: 1, column: 1)
        let block = SentenceBlock(sentences: [Sentence(template: template, place: place)])
        grammar.intents = [Intent(name: "Template", blocks: [block])]
        parser = runTime.withTerms(Parser(grammar))
    }

    private static func parsed(_ text: String, _ source: SourceText) throws(GrammarError) -> Template {
        do throws(TemplateError) { return try Template(text) } catch {
            throw GrammarError([
                Diagnostic(
                    .template(error.problem),
                    in: source,
                    from: error.range.lowerBound,
                    to: error.range.upperBound
                )
            ])
        }
    }

    private static func check(_ template: Template, _ grammar: Grammar, _ source: SourceText) throws(GrammarError) {
        var found: [Diagnostic] = []
        for reference in template.expression.references {
            switch reference {
            case .rule(let rule) where grammar.rules[rule.name] == nil:
                let suggestion = Suggestion.nearest(to: rule.name, among: grammar.rules.keys)
                let problem = GrammarProblem.missingRule(rule.name, suggestion: suggestion)
                found.append(Diagnostic(problem, in: source, from: rule.range.lowerBound, to: rule.range.upperBound))
            case .list(let list):
                guard case .named(let name) = list.source, grammar.lists[name] == nil,
                    grammar.rules[Rule.name(repeating: name)] == nil
                else { continue }
                let suggestion = Suggestion.nearest(to: name, among: grammar.lists.keys)
                let problem = GrammarProblem.missingList(name, suggestion: suggestion)
                found.append(Diagnostic(problem, in: source, from: list.range.lowerBound, to: list.range.upperBound))
            case .rule: break
            }
        }
        if found.isEmpty, let problem = template.sizeProblem(with: grammar.rules) {
            found.append(Diagnostic(problem, in: source, from: 0, to: 1))
        }
        guard found.isEmpty else { throw GrammarError(found) }
    }
}
