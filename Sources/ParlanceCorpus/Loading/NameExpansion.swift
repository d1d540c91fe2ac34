import ParlanceGrammar

/// Expands a name written as a template to its few forms: `Trader Joe[']s`.
enum NameExpansion {
    private static let textLimit = 256
    private static let depthLimit = 32

    /// Nil if there are too many forms, or if the template uses lists or rules.
    static func texts(of template: Template) -> [String]? {
        texts(of: template.expression, depth: 0)?.map { text in
            text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }

    private static func texts(of expression: TemplateExpression, depth: Int) -> [String]? {
        guard depth < depthLimit else { return nil }
        switch expression {
        case .text(let text): return [text]
        case .list, .rule, .permutation: return nil
        case .optional(let body): return texts(of: body, depth: depth + 1).map { [""] + $0 }
        case .alternatives(let branches): return all(branches.map { texts(of: $0, depth: depth + 1) }) { $0 + $1 }
        case .sequence(let items):
            return all([[""]] + items.map { texts(of: $0, depth: depth + 1) }) { starts, ends in
                starts.flatMap { start in ends.map { start + $0 } }
            }
        }
    }

    private static func all(_ parts: [[String]?], _ join: ([String], [String]) -> [String]) -> [String]? {
        var texts: [String]?
        for part in parts {
            guard let part else { return nil }
            texts = texts.map { join($0, part) } ?? part
            guard texts?.count ?? 0 <= textLimit else { return nil }
        }
        return texts
    }
}
