import ParlanceText

/// A problem in the files of a grammar.
package enum GrammarProblem: Sendable, Hashable {
    // Files
    case noSuchFile(String)
    case unreadableFile(String, reason: String)
    case folderWithoutGrammars(String)
    case notUTF8(byte: Int)
    case emptyFile
    case fileTooLarge(limit: Int)
    case notAPropertyList(String)

    // YAML and JSON
    /// The build reads no YAML: it lacks the package trait `YAML`.
    case yamlNotSupported
    case syntax(String)
    case characterNotAllowed(UInt32)
    /// `first`: the line of the first occurrence of the key.
    case duplicateKey(String, first: Int)
    case missingAnchor(String, suggestion: String?)
    case tooManyNodes(limit: Int)
    case tooDeep(limit: Int)
    case tooManyDirectives(limit: Int)
    case wrongType(expected: String, found: String)
    case unknownKey(String, suggestion: String?)
    case missingKey(String, in: String)
    case unknownOption(String, expected: [String], suggestion: String?)

    // Languages
    case language(LanguageProblem)
    case noLanguage(String, available: [String])
    case severalLanguages([String])
    case missingLanguage
    case intentNotDeclared(String)
    case combinationNotDeclared(String, intent: String)
    case missingDomainGroup(String, suggestion: String?)

    // Templates, lists and rules
    case template(TemplateError.Problem)
    case range(NumberRange.Problem)
    case missingRule(String, suggestion: String?)
    case missingList(String, suggestion: String?)
    case undefinedRunTimeList(String, templates: Int, suggestion: String?)
    case emptyRepetition
    case repetitionWithoutSlots
    case repetitionsNestedTooDeeply(limit: Int)
    case recursion([String])
    case rulesNestedTooDeeply(limit: Int)
    case adjacentWildcards(first: String, second: String)
    case emptyListValue
    /// `earlier`: the place of the replaced definition.
    case redefinedRule(String, earlier: SourcePlace)
    case redefinedRange(String, earlier: SourcePlace)
    /// The kind of the list at `earlier`, and the effective one.
    case mixedList(String, kind: String, counts: String, earlier: SourcePlace)
    case slotInListValue(String)
    case spelledNumbersLimited(count: Int, limit: Int)
    case noSentences
    case tooManyRequirements(limit: Int)
    case templateTooLarge(limit: Int)
    case grammarTooLarge(limit: Int)
    case tooManySpelledNumbers(limit: Int)
    case tooManySpellings(limit: Int)

    // Messages
    case message(MessagePatternError.Problem)

    // Vocabularies
    case vocabulary(VocabularyProblem)

    // Apps
    case app(AppProblem)

    /// A problem defined by another target, such as a finding of `parlance check`.
    case other(AnyDiagnosticProblem)

    /// The number of further problems with the same code in the same file, which are not reported individually.
    case furtherProblems(code: String, count: Int)
}
