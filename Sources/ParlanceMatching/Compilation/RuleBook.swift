import ParlanceGrammar
import Synchronization

/// The rules of a grammar. Templates have them put in; what keeps them is that values of run-time lists may mention them.
///
/// Those of a compiled file are kept as text, and parsed when somebody asks for them.
final class RuleBook: Sendable {
    struct Entry: Sendable {
        let name: String
        let template: String
        let place: SourcePlace
    }

    private enum Contents {
        case rules([String: Rule])
        case texts([Entry])
    }

    private let contents: Mutex<Contents>

    init(_ rules: [String: Rule]) {
        contents = Mutex(.rules(rules))
    }

    /// - Parameter entries: the rules as texts; what can't be put in is left out.
    init(_ entries: [Entry]) {
        contents = Mutex(.texts(entries))
    }

    /// The rules by name; none of them contains itself.
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
                rules[entry.name] = Rule(template: template, place: entry.place)
            }
            return ExpandableRules.rules(of: rules)
        }
    }
}
