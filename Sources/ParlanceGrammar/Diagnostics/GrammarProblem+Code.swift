extension GrammarProblem: DiagnosticProblem {
    package var code: String {
        switch self {
        case .noSuchFile: "no-such-file"
        case .unreadableFile: "unreadable-file"
        case .folderWithoutGrammars: "folder-without-grammars"
        case .notUTF8: "not-utf-8"
        case .emptyFile: "empty-file"
        case .fileTooLarge: "file-too-large"
        case .notAPropertyList: "not-a-property-list"
        case .syntax: "syntax"
        case .yamlNotSupported: "yaml-not-supported"
        case .characterNotAllowed: "character-not-allowed"
        case .duplicateKey: "duplicate-key"
        case .missingAnchor: "missing-anchor"
        case .tooManyNodes: "too-many-nodes"
        case .tooDeep: "nested-too-deeply"
        case .tooManyDirectives: "too-many-directives"
        case .wrongType: "wrong-type"
        case .unknownKey: "unknown-key"
        case .missingKey: "missing-key"
        case .unknownOption: "unknown-option"
        case .language(let problem): problem.code
        case .message(let problem): problem.code
        case .vocabulary(let problem): problem.code
        case .app(let problem): problem.code
        case .other(let problem): problem.code
        case .furtherProblems(let code, _): code
        case .noLanguage: "no-such-language"
        case .severalLanguages: "several-languages"
        case .missingLanguage: "missing-language"
        case .intentNotDeclared: "undeclared-intent"
        case .combinationNotDeclared: "undeclared-combination"
        case .missingDomainGroup: "missing-domain-group"
        case .template(let problem): problem.code
        case .range(let problem): problem.code
        case .emptyRepetition: "empty-repetition"
        case .repetitionWithoutSlots: "repetition-without-slots"
        case .repetitionsNestedTooDeeply: "repetitions-nested-too-deeply"
        case .missingRule: "missing-rule"
        case .missingList: "missing-list"
        case .undefinedRunTimeList: "undefined-list"
        case .recursion: "recursive-rule"
        case .rulesNestedTooDeeply: "rules-nested-too-deeply"
        case .adjacentWildcards: "adjacent-wildcards"
        case .emptyListValue: "empty-value"
        case .redefinedRule: "redefined-rule"
        case .redefinedRange: "redefined-range"
        case .mixedList: "mixed-list"
        case .slotInListValue: "slot-in-value"
        case .spelledNumbersLimited: "spelled-numbers-limited"
        case .noSentences: "no-sentences"
        case .tooManyRequirements: "too-many-requirements"
        case .templateTooLarge: "template-too-large"
        case .grammarTooLarge: "grammar-too-large"
        case .tooManySpelledNumbers: "too-many-spelled-numbers"
        case .tooManySpellings: "too-many-spellings"
        }
    }
}

extension TemplateError.Problem: DiagnosticProblem {
    public var code: String {
        switch self {
        case .empty: "empty-template"
        case .unclosed: "unclosed-group"
        case .unexpectedCloser: "unexpected-closer"
        case .emptyGroup: "empty-group"
        case .mixedSeparators: "mixed-separators"
        case .danglingEscape: "dangling-escape"
        case .missingName: "missing-name"
        case .badRange(let problem): problem.code
        case .tooManyPermuted: "too-many-permuted"
        case .nestedTooDeeply: "template-nested-too-deeply"
        }
    }
}

extension NumberRange.Problem: DiagnosticProblem {
    public var code: String {
        switch self {
        case .empty: "empty-range"
        case .step: "range-step"
        case .outOfBounds: "range-out-of-bounds"
        }
    }
}
