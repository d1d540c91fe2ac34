import ParlanceAuthoring
import ParlanceGrammar
import ParlanceText
import Testing

struct ProblemExplanationTests {
    private static let shown = ProblemExplanation.all.filter { $0.example != nil }

    @Test(arguments: shown.map(\.code))
    func `the example has the problem, and mended it has none`(code: String) throws {
        let explanation = try #require(ProblemExplanation.of(code))
        let found = try GrammarChecker().check(try #require(explanation.example)).diagnostics.filter { $0.code == code }
        #expect(found.first?.severity == explanation.severity)
        #expect(try GrammarChecker().codes(try #require(explanation.mended)) == [])
    }

    @Test func `each code is explained once, by a text that says how to silence warnings alone`() {
        let codes = ProblemExplanation.all.map(\.code)
        #expect(Set(codes).count == codes.count)
        for explanation in ProblemExplanation.all {
            #expect(explanation.code.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil)
            #expect(explanation.text.contains("--allow") == (explanation.severity == .warning))
            #expect(explanation.meaning.hasSuffix("."))
            #expect(explanation.remedy.hasSuffix(".") || explanation.remedy.hasSuffix(")"))
        }
    }

    @Test func `every problem that there can be is explained, and nothing else`() {
        let place = SourcePlace(file: "", line: 1, column: 1)
        let templates: [TemplateError.Problem] = [
            .empty, .unclosed("("), .unexpectedCloser(")", open: nil), .emptyGroup("("), .mixedSeparators,
            .danglingEscape, .missingName, .badRange(.empty), .tooManyPermuted(limit: 1), .nestedTooDeeply(limit: 1),
        ]
        let findings: [CheckFinding] = [
            .shadowedTemplate(by: "", at: place), .duplicateTemplate(place),
            .ambiguousTemplates(sentence: "", intent: "", other: "", template: "", place: place),
            .ambiguitySearchLimited(templates: 1), .unmatchablePunctuation(""), .skipWordInLiteral("", sentence: ""),
            .millionSentences(count: "1", rule: nil), .shadowedValue("", by: ""), .duplicateValue(""),
            .equalValues("", value: "", other: ""), .unusedRule(""), .unusedList(""),
            .unfilledSlot("", intent: "", languages: []), .missingIntents([], language: ""),
            .undeclaredSlot("", intent: "", suggestion: nil), .slotType("", intent: "", type: "", value: ""),
            .unknownCode("", suggestion: nil),
        ]
        let vocabulary: [VocabularyProblem] = [
            .blank(.term), .tooLong(.phrase, bytes: 1, limit: 1), .tooMany(.synonym, limit: 1), .setTooLarge(limit: 1),
            .duplicateIdentifier(""), .unspeakable(.phrase, ""), .unknownName("", suggestion: nil),
            .namesForNumbers(""),
            .samePhrase("", as: ""), .exampleNotUnderstood("", as: "", found: nil), .missingColumn(""),
            .unknownColumn("", suggestion: nil), .unevenRow(found: 1, expected: 2), .unclosedQuote, .textBesideQuotes,
            .unknownTier(""),
        ]
        let apps: [AppProblem] = [
            .tooManyAlternativeNames(app: "", language: nil, count: 4, limit: 3),
            .restrictedIntentNotSupported("", app: "", suggestion: nil), .duplicateApp("", at: nil), .emptyName,
            .buildSetting(""), .folderWithoutApps(""), .infoAmongVocabularies, .noSupportedIntents(app: ""),
            .noApps, .listReplaced, .unknownIntent("", app: "", suggestion: ""),
        ]
        let messages: [MessagePatternError.Problem] = [
            .unmatchedBraces, .syntax, .missingOther, .unknownType, .unknownStyle, .tooLong(limit: 1),
        ]
        let problems: [GrammarProblem] =
            messages.map { .message($0) } + templates.map { .template($0) } + findings.map { .finding($0) }
            + vocabulary.map { .vocabulary($0) }
            + apps.map { .app($0) } + [
                .noSuchFile(""), .unreadableFile("", reason: ""), .folderWithoutGrammars(""), .notUTF8(byte: 1),
                .emptyFile, .notAPropertyList(""),
                .fileTooLarge(limit: 1), .syntax("x"), .characterNotAllowed(0), .duplicateKey("", first: 1),
                .missingAnchor("", suggestion: nil), .tooManyNodes(limit: 1), .tooDeep(limit: 1),
                .wrongType(expected: "", found: ""), .unknownKey("", suggestion: nil), .missingKey("", in: ""),
                .unknownOption("", expected: [], suggestion: nil), .noLanguage("", available: []),
                .severalLanguages([]),
                .missingLanguage, .intentNotDeclared(""), .combinationNotDeclared("", intent: ""),
                .missingDomainGroup("", suggestion: nil), .range(.step), .range(.outOfBounds),
                .missingRule("", suggestion: nil), .missingList("", suggestion: nil),
                .undefinedRunTimeList("", templates: 1, suggestion: nil), .recursion([]),
                .rulesNestedTooDeeply(limit: 1),
                .adjacentWildcards(first: "", second: ""), .emptyListValue, .slotInListValue(""),
                .spelledNumbersLimited(count: 1, limit: 1), .noSentences, .tooManyRequirements(limit: 1),
                .templateTooLarge(limit: 1), .grammarTooLarge(limit: 1), .tooManySpelledNumbers(limit: 1),
            ]
        #expect(Set(problems.map(\.code)) == Set(ProblemExplanation.all.map(\.code)))
        for problem in problems { #expect(!problem.message.isEmpty, "\(problem.code)") }
    }

    @Test(arguments: [("unused-rul", "unused-rule"), ("shadowed-templates", "shadowed-template"), ("zzz", nil)])
    func `the nearest code is suggested`(given: String, nearest: String?) {
        #expect(ProblemExplanation.nearest(to: given) == nearest)
    }
}
