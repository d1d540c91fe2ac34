import ParlanceAuthoring
import ParlanceGrammar
import ParlanceText

extension GrammarProblem {
    private static let place = SourcePlace(file: "", line: 1, column: 1)

    /// One of each kind, and for those that contain another problem, one of each of these.
    static let samples: [GrammarProblem] =
        files + values + templates.map { .template($0) } + references + sizes + messages.map { .message($0) }
        + [.corpus(.contradiction(text: "", expected: "", earlier: "", at: place))]
        + findings.map { .finding($0) } + vocabulary.map { .vocabulary($0) } + apps.map { .app($0) }

    private static let files: [GrammarProblem] = [
        .noSuchFile(""), .unreadableFile("", reason: ""), .folderWithoutGrammars(""), .notUTF8(byte: 1), .emptyFile,
        .fileTooLarge(limit: 1), .notAPropertyList(""), .yamlNotSupported, .syntax("x"), .characterNotAllowed(0),
        .tooManyNodes(limit: 1), .tooDeep(limit: 1), .tooManyDirectives(limit: 1), .duplicateKey("", first: 1),
        .missingAnchor("", suggestion: nil), .furtherProblems(code: "wrong-type", count: 1),
    ]

    private static let values: [GrammarProblem] = [
        .emptyRepetition, .repetitionWithoutSlots, .repetitionsNestedTooDeeply(limit: 1),
        .wrongType(expected: "", found: ""), .unknownKey("", suggestion: nil), .missingKey("", in: ""),
        .unknownOption("", expected: [], suggestion: nil), .noLanguage("", available: []), .severalLanguages([]),
        .missingLanguage, .intentNotDeclared(""), .combinationNotDeclared("", intent: ""),
        .missingDomainGroup("", suggestion: nil), .range(.step), .range(.outOfBounds),
        .language(.folderWithoutLanguages("")), .language(.misnamedFile(name: "", language: "", replaces: true)),
    ]

    private static let references: [GrammarProblem] = [
        .missingRule("", suggestion: nil), .missingList("", suggestion: nil),
        .undefinedRunTimeList("", templates: 1, suggestion: nil), .recursion([]),
        .adjacentWildcards(first: "", second: ""), .emptyListValue, .slotInListValue(""), .noSentences,
        .redefinedRule("", earlier: place), .redefinedRange("", earlier: place),
        .mixedList("", kind: "", counts: "", earlier: place),
    ]

    private static let sizes: [GrammarProblem] = [
        .rulesNestedTooDeeply(limit: 1), .spelledNumbersLimited(count: 1, limit: 1), .tooManyRequirements(limit: 1),
        .templateTooLarge(limit: 1), .grammarTooLarge(limit: 1), .tooManySpelledNumbers(limit: 1),
        .tooManySpellings(limit: 1),
    ]

    private static let templates: [TemplateError.Problem] = [
        .empty, .unclosed("("), .unexpectedCloser(")", open: nil), .emptyGroup("("), .mixedSeparators,
        .danglingEscape, .missingName, .badRange(.empty), .tooManyPermuted(limit: 1), .nestedTooDeeply(limit: 1),
    ]

    private static let findings: [CheckFinding] = [
        .shadowedTemplate(by: "", at: place), .duplicateTemplate(place),
        .ambiguousTemplates(sentence: "", intent: "", other: "", template: "", place: place),
        .ambiguitySearchLimited(templates: 1), .unmatchablePunctuation(""), .skipWordInLiteral("", sentence: ""),
        .millionSentences(count: "1", rule: nil), .shadowedValue("", by: ""), .duplicateValue(""),
        .equalValues("", value: "", other: ""), .unusedRule(""), .unusedList(""),
        .unfilledSlot("", intent: "", languages: []), .missingIntents([], language: ""),
        .undeclaredSlot("", intent: "", suggestion: nil), .slotType("", intent: "", type: "", value: ""),
        .messageArgument("", intent: nil, suggestion: nil),
        .unknownCode("", suggestion: nil), .optionalTemplate, .foreignSyntax("", .quantifier),
        .foreignSyntax("", .anyText), .foreignSyntax("", .reference), .foreignSyntax("", .escape),
        .skipWordInWildcard("", slot: "", sentence: ""), .templateInSkipWord(""), .unknownLanguage(""),
    ]

    private static let vocabulary: [VocabularyProblem] = [
        .blank(.phrase), .tooLong(.phrase, bytes: 1, limit: 1), .tooMany(.synonym, limit: 1),
        .fullSet(leftOut: 1, .terms(1)),
        .duplicateIdentifier(""), .unspeakable(.phrase, ""), .unknownName("", suggestion: nil),
        .namesForNumbers(""), .samePhrase("", as: ""), .exampleNotUnderstood("", as: "", found: nil),
        .missingColumn(""),
        .unknownColumn("", suggestion: nil), .unevenRow(found: 1, expected: 2), .unclosedQuote, .textBesideQuotes,
        .unknownTier(""), .ignoredCell(""), .tooManyWays("", limit: 1),
    ]

    private static let apps: [AppProblem] = [
        .tooManyAlternativeNames(app: "", language: nil, count: 4, limit: 3),
        .restrictedIntentNotSupported("", app: "", suggestion: nil), .duplicateApp("", at: nil), .emptyName,
        .buildSetting(""), .folderWithoutApps(""), .infoAmongVocabularies, .noSupportedIntents(app: ""),
        .noApps, .listReplaced, .unknownIntent("", app: "", suggestion: ""),
    ]

    private static let messages: [MessagePatternError.Problem] = [
        .unmatchedBraces, .syntax, .missingOther, .unknownType, .unknownStyle, .tooLong(limit: 1),
    ]
}
