/// A token of a template's text.
struct TemplateToken {
    enum Kind {
        case open(Bracket)
        case close(Character)
        case alternative
        case permutation
        case text(String)
        case list(String)
        case rule(String)
    }

    /// The brackets of groups; lists and rules are single tokens.
    enum Bracket: Character {
        case group = "("
        case optional = "["

        var closer: Character { self == .group ? ")" : "]" }
    }

    var kind: Kind
    /// The extent in Unicode scalars of the template.
    var range: Range<Int>
}
