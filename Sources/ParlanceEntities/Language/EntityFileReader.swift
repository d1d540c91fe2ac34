import ParlanceGrammar
import ParlanceText

/// Reads the words and patterns of built-in slot types from a file, `<tag>.entities.yaml`.
///
/// - `number_joiners`: words that may stand after a power of ten within a number ("two thousand *and* four");
/// - `number_languages`: languages whose number words are read as well, such as `fr-BE` for `septante`;
/// - `articles`: number words that are no numbers alone (`ein`);
/// - `without`: for each list, words of CLDR that mislead;
/// - `lists`: for each list, its values with the words that express each;
/// - `rules`: templates to insert into others;
/// - `patterns`: for each type of part, templates with the operation (`do`) that makes its value, and constants.
struct EntityFileReader {
    private var reader = NodeReader()
    private var origin = EntityOrigin.shared
    private var templates: [EntityFileChecker.LocatedTemplate] = []

    var diagnostics: [Diagnostic] { reader.diagnostics }

    private static let keys: Set<String> = [
        "language", "number_joiners", "number_languages", "articles", "without", "lists", "rules", "patterns",
    ]

    /// Adds the content of a file. Invalid parts are omitted and reported.
    mutating func read(_ root: SourceNode, into source: inout EntitySource) {
        _ = reader.entries(of: root, known: Self.keys)
        let isShared = root["language"]?.text == LanguageTag.undetermined
        origin = isShared ? .shared : .language
        for word in reader.texts(of: root["number_joiners"], expected: "a list of words") {
            source.numberJoiners.append(word.text)
        }
        for word in reader.texts(of: root["articles"], expected: "a list of words") {
            source.articles.insert(word.text)
        }
        for tag in reader.texts(of: root["number_languages"], expected: "a list of language tags") {
            source.numberLanguages.append(tag.text)
        }
        for list in reader.entries(of: root["without"]) { removeWords(list, from: &source) }
        for list in reader.entries(of: root["lists"]) { readList(list, into: &source) }
        for rule in reader.entries(of: root["rules"]) {
            source.expansions[rule.key.text] = template(rule.value, .rule(rule.key.text))
        }
        for type in reader.entries(of: root["patterns"]) {
            for item in reader.items(of: type.value, expected: "a list of patterns") {
                source.rules += rules(item, of: type.key.text).map { (type.key.text, $0) }
            }
        }
    }

    private mutating func removeWords(_ list: SourceNode.Entry, from source: inout EntitySource) {
        for word in reader.texts(of: list.value, expected: "a list of words") {
            guard let word = reader.string(word, expected: "a word") else { continue }
            source.lists[list.key.text]?.removeAll { $0.template.text.lowercased() == word.lowercased() }
            source.rules.removeAll {
                $0.type == list.key.text && $0.rule.template.text.lowercased() == word.lowercased()
            }
        }
    }

    private mutating func readList(_ list: SourceNode.Entry, into source: inout EntitySource) {
        for entry in reader.entries(of: list.value, expected: "a mapping from values to words") {
            guard let value = entry.key.numberOrText else { continue }
            for template in templates(in: entry.value, .list) {
                source.lists[list.key.text, default: []].append(
                    ListedWord(template: template, value: .word(value), origin: origin)
                )
            }
        }
    }

    private mutating func rules(_ item: SourceNode, of type: String) -> [EntityRule] {
        var name: String?
        var constants: [String: PartValue] = [:]
        var texts: SourceNode? = item
        if item.isMapping {
            texts = item["in"]
            for entry in reader.entries(of: item, known: Self.constants) where entry.key.text != "in" {
                if entry.key.text == "do" {
                    name = entry.value.text
                } else {
                    constants[entry.key.text] = .word(entry.value.value)
                }
            }
        }
        guard let texts else {
            reader.reportType(of: item, expected: "a pattern with 'in'")
            return []
        }
        if let name, Operation.all[name] == nil {
            let names = Operation.all.keys.sorted()
            let suggestion = Suggestion.nearest(to: name, among: names)
            reader.report(
                (item["do"] ?? item).diagnostic(.unknownOption(name, expected: names, suggestion: suggestion))
            )
            return []
        }
        return templates(in: texts, .type(type)).compactMap { template in
            Operation.all[name ?? Operation.usual(for: type, template)].map {
                EntityRule(template: template, operation: $0, constants: constants, origin: origin)
            }
        }
    }

    private mutating func templates(in node: SourceNode, _ owner: EntityFileChecker.Owner) -> [Template] {
        if case .sequence(let items) = node.content { return items.compactMap { template($0, owner) } }
        return [template(node, owner)].compactMap { $0 }
    }

    /// A template; alternatives need no parentheses around them.
    private mutating func template(_ node: SourceNode, _ owner: EntityFileChecker.Owner) -> Template? {
        guard let text = reader.string(node, expected: "a template") else { return nil }
        do throws(TemplateError) {
            let template = try Template("(" + text + ")")
            templates.append(EntityFileChecker.LocatedTemplate(template: template, node: node, owner: owner))
            return template
        } catch {
            let range = max(0, error.range.lowerBound - 1)..<max(0, error.range.upperBound - 1)
            reader.report(node.diagnostic(.template(error.problem), in: range))
            return nil
        }
    }

    /// Reports references to what does not exist, rules and types that begin with themselves, and templates that are
    /// too large.
    ///
    /// - Parameter source: what this file and those before it define.
    mutating func check(_ source: EntitySource) {
        for diagnostic in EntityFileChecker(source, templates).diagnostics() { reader.report(diagnostic) }
    }

    /// The keys of patterns: the slots that operations read, and conditions.
    private static let constants: Set<String> = [
        "a", "at", "b", "by", "calendar", "count", "day", "descending", "direction", "do", "edge", "every", "exact",
        "from", "half", "half-year", "holiday", "hour", "hours24", "in", "into", "kind", "minute", "month", "more",
        "n", "nearest", "not_before", "of", "offset", "part", "period", "quarter", "season", "second", "shift",
        "sign", "time", "to", "unit", "unsure", "value", "weak", "week", "weekday", "weekend", "whole", "year",
    ]
}

extension SourceNode {
    /// The value of a key: JSON has no keys but texts, so a text of a number is one.
    fileprivate var numberOrText: Value? {
        guard let scalar else { return nil }
        guard case .string(let text) = scalar.value, let number = Int(text) else { return scalar.value }
        return .integer(number)
    }
}
