import ParlanceGrammar

/// Whether a grammar understands all that another grammar says, template by template.
public struct SubsetReport: Sendable {
    /// A template of the part with a sentence that the whole does not understand.
    public struct Difference: Sendable, Hashable {
        /// The language of the template.
        public var language: String
        /// The template as written.
        public var template: String
        /// The place of the template.
        public var place: SourcePlace
        /// The intent of the template.
        public var intent: String
        /// A sentence that is not understood, with the names of wildcards in braces; nil if that is undecided.
        public var sentence: String?
        /// The intent that the whole reads in the sentence instead; nil if it reads none.
        public var otherIntent: String?
    }

    /// The templates with a sentence that is not understood, in the order of languages and declaration.
    public var differences: [Difference]
    /// The templates for which the search was not able to decide, in the same order.
    public var undecided: [Difference]
    /// The languages that were compared.
    public var languages: [String]
    /// The languages of the part that the whole lacks.
    public var missingLanguages: [String]
    /// The number of templates that were compared.
    public var templates: Int

    /// Whether the whole is proven to understand all sentences of the part.
    public var isSubset: Bool { differences.isEmpty && undecided.isEmpty && missingLanguages.isEmpty }
}
