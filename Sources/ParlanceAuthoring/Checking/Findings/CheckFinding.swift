import ParlanceGrammar

/// A likely mistake in a grammar that loads without errors.
package enum CheckFinding: Sendable, Hashable {
    // Templates
    /// Other templates match all sentences of the template and rank first; one of them.
    case shadowedTemplate(by: String, at: SourcePlace)
    /// The same template is already at this place, under the same intent.
    case duplicateTemplate(SourcePlace)
    /// The sentence is read by a template of another intent too, and nothing but the intents' names decides.
    case ambiguousTemplates(sentence: String, intent: String, other: String, template: String, place: SourcePlace)
    /// The comparison was cut short: ambiguities may have been missed.
    case ambiguitySearchLimited(templates: Int)
    case unmatchablePunctuation(String)
    /// With one more skip word the sentence is not understood.
    case skipWordInLiteral(String, sentence: String)
    /// The number in decimal digits, and the rule that multiplies most.
    case millionSentences(count: String, rule: SwellingRule?)

    // Lists and rules
    case shadowedValue(String, by: String)
    case duplicateValue(String)
    case equalValues(String, value: String, other: String)
    case unusedRule(String)
    case unusedList(String)

    // Intents
    /// The languages in which no template fills it.
    case unfilledSlot(String, intent: String, languages: [String])
    case missingIntents([String], language: String)
    /// Templates fill it, and the declaration does not have it.
    case undeclaredSlot(String, intent: String, suggestion: String?)
    /// The value of a list, and the type of the slot in the declaration.
    case slotType(String, intent: String, type: String, value: String)
    /// A message uses an argument that it never gets; with the intent of the message.
    case messageArgument(String, intent: String?, suggestion: String?)

    // Comments
    case unknownCode(String, suggestion: String?)

    /// A rule that makes templates say too much.
    package struct SwellingRule: Sendable, Hashable {
        package var name: String
        /// In how many ways it can be said, in decimal digits.
        package var ways: String
        /// In how many more templates of that kind it is the rule that multiplies most.
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
