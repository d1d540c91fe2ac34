import ParlanceGrammar
import ParlanceText

/// The texts that templates are matched with: the unchanged utterance, and the utterance without skip words.
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
    /// The text of a wildcard at an edge may begin or end with an intended skip word, so skip words stay there. For
    /// other templates the unchanged utterance comes first, because a skip word may be part of the template.
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

/// The places of wildcards at the edges of a template's outermost sequence.
enum WildcardEdges {
    case none
    /// At the start, and possibly at the end too.
    case start
    case end
    /// The template consists of a wildcard.
    case whole

    /// - Parameter isWildcard: Whether a list of that name is a wildcard; a block's own lists do not count here.
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

    /// A template that is one group is treated like its content.
    private static func unwrapped(_ expression: TemplateExpression) -> TemplateExpression {
        guard case .sequence(let items) = expression, items.count == 1 else { return expression }
        switch items[0] {
        case .sequence, .alternatives, .permutation, .optional: return items[0]
        case .text, .list, .rule: return expression
        }
    }
}
