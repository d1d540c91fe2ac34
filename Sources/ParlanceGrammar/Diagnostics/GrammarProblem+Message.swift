extension GrammarProblem {
    package var message: String {
        switch self {
        case .noSuchFile(let path): "there is no file or folder '\(path)'"
        case .unreadableFile(let path, let reason): "'\(path)' can't be read: \(reason)"
        case .folderWithoutGrammars(let path):
            "the folder '\(path)' holds no grammar; a grammar is a .yaml, .yml or .json file with 'intents', 'lists' "
                + "or 'expansion_rules'"
        case .notUTF8(let byte): "the file is not UTF-8: byte \(byte) is not part of a character; save it as UTF-8"
        case .emptyFile: "the file is empty; write a grammar in it, or remove it"
        case .fileTooLarge(let limit): "the file exceeds the limit of \(limit) bytes; split it"
        case .notAPropertyList(let reason): "the file is not a property list: \(reason)"
        case .furtherProblems(_, let count):
            "\(count) more of these are not shown; fix the others and check again"
        case .syntax(let problem): problem
        case .yamlNotSupported:
            "this build of Parlance reads JSON and compiled grammars, but no YAML; write the file as JSON, load a "
                + "grammar compiled by 'parlance compile', or build with the package trait 'YAML'"
        case .characterNotAllowed(let value):
            "the character U+\(Self.hexadecimal(value)) is not allowed in YAML or JSON; remove it, or write it as an "
                + "escape in double quotes"
        case .duplicateKey(let key, let first):
            "the mapping has the key '\(key)' already, in line \(first); keep one of them, or merge both"
        case .missingAnchor(let name, let suggestion):
            "'*\(name)' is an alias, and no '&\(name)' comes before it; put text that begins with '*' in quotes"
                + didYouMean(suggestion.map { "*" + $0 })
        case .tooManyNodes(let limit):
            "aliases add more than \(limit) values to the file; write the values out instead"
        case .tooDeep(let limit): "lists and mappings are nested more than \(limit) deep; close some, or flatten them"
        case .tooManyDirectives(let limit):
            "more than \(limit) lines begin with '%', which makes them directives; remove some of them"
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .unknownKey(let key, let suggestion): "unknown key '\(key)'; it is ignored" + didYouMean(suggestion)
        case .missingKey(let key, let parent): "\(parent) needs the key '\(key)'"
        case .unknownOption(let option, let expected, let suggestion):
            "'\(option)' is not one of \(expected.map { "'\($0)'" }.joined(separator: ", "))" + didYouMean(suggestion)
        case .language(let problem): problem.message
        case .noLanguage(let tag, let available):
            "no grammar is in the language '\(tag)'; available: \(Self.list(available))"
        case .severalLanguages(let tags): "there are grammars for \(Self.list(tags)); choose one with --language"
        case .missingLanguage: "no file declares its 'language'; add one, such as 'language: en'"
        case .intentNotDeclared(let name):
            "a file with 'data' at the top belongs to the intent that its folder names, and no intents.yaml declares "
                + "'\(name)'; declare it there, or put 'data' under 'intents' and a name"
        case .combinationNotDeclared(let name, let intent):
            "intents.yaml declares no slot combination '\(name)' of '\(intent)', which this file is named after; add "
                + "it there, or rename the file"
        case .missingDomainGroup(let name, let suggestion):
            "intents.yaml has no '\(name)' under the combination's 'name_domain_groups'; add it there, or list the "
                + "domains here" + didYouMean(suggestion)
        case .template(let problem): problem.message
        case .range(let problem): problem.message
        case .emptyRepetition:
            "what is repeated may be left out altogether, so the number of repetitions is unknown; make a part of it "
                + "obligatory"
        case .repetitionWithoutSlots: "what is repeated has no slot, so there is nothing to gather; put a slot into it"
        case .repetitionsNestedTooDeeply(let limit):
            "repeated lists are nested more than \(limit) deep; gather fewer levels"
        case .missingRule(let name, let suggestion):
            "no rule is called '\(name)'"
                + (suggestion == nil ? "; add it to 'expansion_rules'" : didYouMean(suggestion))
        case .missingList(let name, let suggestion):
            "no list is called '\(name)'"
                + (suggestion == nil ? "; add it to 'lists', or give it at run time" : didYouMean(suggestion))
        case .undefinedRunTimeList(let name, let templates, let suggestion):
            "no list is called '\(name)'; until one is given at run time, "
                + "\(templates == 1 ? "a template" : "\(templates) templates") can't match"
                + (suggestion == nil ? "; if none is given, add it to 'lists'" : didYouMean(suggestion))
        case .recursion(let cycle):
            "a rule may not contain itself: \(Self.path(cycle)); remove one of these references"
        case .rulesNestedTooDeeply(let limit): "rules are nested more than \(limit) deep; inline some of them"
        case .adjacentWildcards(let first, let second):
            "the wildcards '\(first)' and '\(second)' are adjacent, so nothing separates their values; put a word "
                + "between them"
        case .emptyListValue:
            "this value has no speakable characters, so it is ignored; remove it, or write it in letters"
        case .slotInListValue(let name):
            "a list value can't hold the slot '\(name)'; write its values out, or put the slot into the templates"
        case .spelledNumbersLimited(let count, let limit):
            "the range has \(count) whole numbers; only the first \(limit) are understood when spelled out in words; "
                + "make it smaller, or write 'words: false'"
        case .redefinedRule(let name, let place):
            "the rule '\(name)' replaces another one in \(place); keep one of them, or rename one"
        case .redefinedRange(let name, let place):
            "the range of the list '\(name)' replaces another one in \(place); keep one of them, or rename one of "
                + "the lists"
        case .mixedList(let name, let kind, let winner, let place):
            "the list '\(name)' has '\(kind)' in \(place) already; of both only '\(winner)' counts; keep one of "
                + "them, or rename one of the lists"
        case .noSentences: "there is no sentence under 'intents', so nothing can match; add some, or name more files"
        case .tooManyRequirements(let limit):
            "a block may require \(limit) keys of the context at most; require fewer"
        case .templateTooLarge(let limit):
            "with its rules inserted, the template has more than \(limit) parts; split it, or nest its rules less"
        case .grammarTooLarge(let limit):
            "with all rules inserted, sentences and lists have more than \(limit) parts up to here; remove some"
        case .tooManySpelledNumbers(let limit):
            "the ranges up to here have more than \(limit) numbers to be spelled out in words; make them smaller, or "
                + "write 'words: false'"
        case .tooManySpellings(let limit):
            "the phrase can be said in more than \(limit) ways; split it, or leave out some of them"
        case .message(let problem): problem.message
        case .vocabulary(let problem): problem.message
        case .app(let problem): problem.message
        case .other(let problem): problem.message
        }
    }

    private func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The cycle from rule to rule; a long one is shortened to its beginning and end.
    private static func path(_ cycle: [String]) -> String {
        let names = cycle.map { $0.hasPrefix("{") ? $0 : "<\($0)>" }
        let shown = names.count > 12 ? names.prefix(6) + ["… \(names.count - 12) more …"] + names.suffix(6) : names[...]
        return shown.joined(separator: " → ")
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func list(_ tags: [String]) -> String {
        tags.isEmpty ? "none" : tags.joined(separator: ", ")
    }
}

extension TemplateError.Problem {
    public var message: String {
        switch self {
        case .empty: "the template is empty; write something in it, or remove it"
        case .unclosed(let opener): "'\(opener)' is never closed; add '\(Self.closer(of: opener))'"
        case .unexpectedCloser(let closer, nil): "'\(closer)' closes nothing; remove it, or write '\\\(closer)'"
        case .unexpectedCloser(let closer, let open?):
            "'\(closer)' stands where '\(Self.closer(of: open))' must close the '\(open)' before it"
        case .emptyGroup(let opener): "'\(opener)\(Self.closer(of: opener))' is empty; put something in it or remove it"
        case .mixedSeparators: "'|' and ';' in the same group; put parentheses around one of them"
        case .danglingEscape: "nothing follows the backslash; write '\\\\' for a backslash"
        case .missingName: "a list and a slot need a name each: '{list}' or '{list:slot}'"
        case .badRange(let problem): problem.message
        case .tooManyPermuted(let limit):
            "more than \(limit) items in any order; split the template, or fix the order of some of them"
        case .nestedTooDeeply(let limit): "groups are nested more than \(limit) deep; put some of them into a rule"
        }
    }

    private static func closer(of opener: Character) -> Character {
        switch opener {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        default: ">"
        }
    }
}

extension NumberRange.Problem {
    public var message: String {
        switch self {
        case .empty: "the range ends before it begins; put the smaller number first"
        case .step: "the step of a range must be 1 or more"
        case .outOfBounds: "the bounds of a range must lie within ±\(NumberRange.magnitudeLimit)"
        }
    }
}
