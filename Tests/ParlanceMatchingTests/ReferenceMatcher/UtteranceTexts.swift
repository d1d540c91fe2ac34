import ParlanceGrammar
import ParlanceText

/// The texts that templates are held against: the utterance as it is, and with skip words taken out.
struct UtteranceTexts {
    let full: NormalizedText
    /// Without skip words anywhere; nil if it has none.
    let bare: NormalizedText?
    private let bareAtStart: NormalizedText?
    private let bareAtEnd: NormalizedText?

    init(_ full: NormalizedText, skipWords: SkipWords, normalizer: Normalizer) {
        self.full = full
        bare = normalizer.removing(skipWords, from: full, at: .everywhere)
        bareAtStart = bare == nil ? nil : normalizer.removing(skipWords, from: full, at: .start)
        bareAtEnd = bare == nil ? nil : normalizer.removing(skipWords, from: full, at: .end)
    }

    /// The texts for a template, in the order in which they are tried.
    ///
    /// What a wildcard at an edge takes may begin or end with a skip word that was meant, so there they stay. For other
    /// templates the utterance as it was said comes first: a skip word may be part of the template.
    func candidates(for edges: @autoclosure () -> WildcardEdges) -> [NormalizedText] {
        guard let bare else { return [full] }
        let text: NormalizedText
        switch edges() {
        case .whole: return [full]
        case .start: text = bareAtEnd ?? full
        case .end: text = bareAtStart ?? full
        case .none: text = bare
        }
        return text.bytes == bare.bytes ? [full, text] : [text]
    }
}

/// Where a template's outermost sequence has a wildcard.
enum WildcardEdges {
    case none
    /// At the start, and perhaps at the end too.
    case start
    case end
    /// The template is nothing but a wildcard.
    case whole

    /// - Parameter isWildcard: whether a list of that name is a wildcard; a block's own lists do not count here.
    init(of expression: TemplateExpression, isWildcard: (String) -> Bool) {
        guard case .sequence(let items) = Self.unwrapped(expression) else {
            self = .none
            return
        }
        func isOpen(_ item: TemplateExpression?) -> Bool {
            guard case .list(let list)? = item, case .named(let name) = list.source else { return false }
            return isWildcard(name)
        }
        switch (isOpen(items.first), isOpen(items.last)) {
        case (true, _): self = items.count == 1 ? .whole : .start
        case (false, true): self = .end
        case (false, false): self = .none
        }
    }

    /// A template that is one group is what is in the group.
    private static func unwrapped(_ expression: TemplateExpression) -> TemplateExpression {
        guard case .sequence(let items) = expression, items.count == 1 else { return expression }
        switch items[0] {
        case .sequence, .alternatives, .permutation, .optional: return items[0]
        case .text, .list, .rule: return expression
        }
    }
}
