import ParlanceGrammar

/// A likely mistake in a grammar that loads without errors.
package enum CheckFinding: Sendable, Hashable {
    // Templates
    /// Other templates match all sentences of the template and rank first; one of them.
    case shadowedTemplate(by: String, at: SourcePlace)
    /// The same template is already at this place, under the same intent.
    case duplicateTemplate(SourcePlace)
    /// A template of another intent also matches the sentence, and only the names of the intents decide.
    case ambiguousTemplates(sentence: String, intent: String, other: String, template: String, place: SourcePlace)
    /// The comparison was stopped at its limit: ambiguities may have been missed.
    case ambiguitySearchLimited(templates: Int)
    case unmatchablePunctuation(String)
    /// With one more skip word, the sentence no longer matches.
    case skipWordInLiteral(String, sentence: String)
    /// The number in decimal digits, and the rule with the most sentences.
    case millionSentences(count: String, rule: SwellingRule?)

    /// The template requires no word.
    case optionalTemplate
    /// Syntax of another notation, which is literal text here.
    case foreignSyntax(String, ForeignSyntax)
    /// A skip word after a template becomes part of the slot's value.
    case skipWordInWildcard(String, slot: String, sentence: String)

    // Lists and rules
    case templateInSkipWord(String)
    case shadowedValue(String, by: String)
    case duplicateValue(String)
    case equalValues(String, value: String, other: String)
    case unusedRule(String)
    case unusedList(String)

    // Intents
    /// The languages in which no template fills the slot.
    case unfilledSlot(String, intent: String, languages: [String])
    case missingIntents([String], language: String)
    /// Templates fill the slot, and the declaration lacks it.
    case undeclaredSlot(String, intent: String, suggestion: String?)
    /// The value of a list, and the type of the slot in the declaration.
    case slotType(String, intent: String, type: String, value: String)
    /// A message uses an argument that it never receives; with the intent of the message.
    case messageArgument(String, intent: String?, suggestion: String?)

    // Languages
    case unknownLanguage(String)

    // Comments
    case unknownCode(String, suggestion: String?)

    /// A rule with too many sentences.
    package struct SwellingRule: Sendable, Hashable {
        package var name: String
        /// The number of its sentences, in decimal digits.
        package var ways: String
        /// The number of further templates with too many sentences for which it is the largest rule.
        package var others: Int

        package init(name: String, ways: String, others: Int) {
            (self.name, self.ways, self.others) = (name, ways, others)
        }
    }
}

extension CheckFinding: DiagnosticProblem {
    package var code: String {
        switch self {
        case .shadowedTemplate: "shadowed-template"
        case .duplicateTemplate: "duplicate-template"
        case .ambiguousTemplates: "ambiguous-templates"
        case .ambiguitySearchLimited: "ambiguity-search-limited"
        case .unmatchablePunctuation: "unmatchable-punctuation"
        case .skipWordInLiteral: "skip-word-in-literal"
        case .millionSentences: "million-sentences"
        case .optionalTemplate: "optional-template"
        case .foreignSyntax: "foreign-syntax"
        case .skipWordInWildcard: "skip-word-in-wildcard"
        case .templateInSkipWord: "template-in-skip-word"
        case .unknownLanguage: "unknown-language"
        case .shadowedValue: "shadowed-value"
        case .duplicateValue: "duplicate-value"
        case .equalValues: "equal-values"
        case .unusedRule: "unused-rule"
        case .unusedList: "unused-list"
        case .unfilledSlot: "unfilled-slot"
        case .missingIntents: "missing-intent"
        case .undeclaredSlot: "undeclared-slot"
        case .slotType: "slot-type"
        case .messageArgument: "message-argument"
        case .unknownCode: "unknown-code"
        }
    }
}
