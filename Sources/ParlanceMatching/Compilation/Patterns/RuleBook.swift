import ParlanceGrammar
import Synchronization

/// The rules of a grammar. Patterns already contain them; they are kept because values of run-time lists may mention
/// them.
///
/// Rules of a compiled file are stored as text and parsed on first access.
final class RuleBook: Sendable {
    /// The text of a rule.
    struct Entry: Sendable {
        let name: String
        let template: String
        let place: SourcePlace
        /// The separators of a repeated rule; nil for others.
        let separators: [String]?
    }

    private enum Contents {
        case rules([String: Rule])
        case texts([Entry])
    }

    private let contents: Mutex<Contents>

    init(_ rules: [String: Rule]) {
        contents = Mutex(.rules(rules))
    }

    /// - Parameter entries: the rules as text; rules that are not expandable are omitted.
    init(_ entries: [Entry]) {
        contents = Mutex(.texts(entries))
    }

    /// The rules by name; no rule contains itself, directly or indirectly.
    var rules: [String: Rule] {
        contents.withLock { contents in
            let rules = Self.rules(of: contents)
            contents = .rules(rules)
            return rules
        }
    }

    private static func rules(of contents: Contents) -> [String: Rule] {
        switch contents {
        case .rules(let rules): return rules
        case .texts(let entries):
            var rules: [String: Rule] = [:]
            for entry in entries {
                guard let template = try? Template(entry.template) else { continue }
                let separators = entry.separators?.compactMap { try? Template($0) }
                rules[entry.name] = Rule(template: template, place: entry.place, separators: separators)
            }
            return ExpandableRules.rules(of: rules)
        }
    }
}
