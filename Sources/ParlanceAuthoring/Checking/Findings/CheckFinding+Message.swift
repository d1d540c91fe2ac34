extension CheckFinding {
    package var message: String {
        switch self {
        case .shadowedTemplate(let template, let place):
            "this template is never chosen: '\(template)' (\(place)) matches all its sentences and ranks first; "
                + "remove one of them, or make them differ"
        case .duplicateTemplate(let place): "this template duplicates the one at \(place); remove one of them"
        case .ambiguousTemplates(let sentence, let intent, let other, let template, let place):
            "'\(sentence)' is \(intent) here, and \(other) by '\(template)' (\(place)): only the names of the "
                + "intents decide; make one template more specific, or require a context"
        case .ambiguitySearchLimited(let templates):
            "the comparison of \(templates == 1 ? "a template" : "\(templates) templates"), this one first, was cut "
                + "short: sentences of two intents may have been missed"
        case .unmatchablePunctuation(let mark):
            "'\(mark)' never matches here: normalization removes it from utterances; remove it"
        case .skipWordInLiteral(let word, let sentence):
            "'\(word)' is a skip word, and the template requires it: '\(sentence)' is not understood; make it "
                + "optional, or remove it from 'skip_words'"
        case .millionSentences(let count, let rule):
            "the template has \(Self.grouped(count)) sentences, not counting slots\(rule.map(Self.blame) ?? ""); "
                + "split it, or remove unlikely words"
        case .optionalTemplate:
            "everything in this template is optional, so it requires no word; put a part that is always said "
                + "outside the brackets"
        case .foreignSyntax(let text, let syntax): syntax.message(about: text)
        case .skipWordInWildcard(let word, let slot, let sentence):
            "'\(word)' is a skip word, but '\(sentence)' makes it part of the value of '\(slot)'; add it to "
                + "'closing_words' too"
        case .templateInSkipWord(let word):
            "a skip word is no template, so '\(word)' is taken as it is written; list each way to say it"
        case .unknownLanguage(let tag):
            "no language is known by the tag '\(tag)', so its word boundaries and number words are unknown; write a "
                + "tag of BCP 47, such as 'en' or 'pt-BR'"
        case .shadowedValue(let value, let other):
            "the value '\(value)' is never chosen: all its words also stand for '\(other)', which comes first; "
                + "remove one of them, or change its words"
        case .duplicateValue(let value): "the list has '\(value)' already, for the same value; remove one of them"
        case .equalValues(let words, let value, let other):
            "'\(words)' stands for '\(other)', which comes first, so it never stands for '\(value)'; remove it from "
                + "one of them"
        case .unusedRule(let name): "no sentence uses the rule '\(name)'; remove it, or use it as <\(name)>"
        case .unusedList(let name): "no sentence uses the list '\(name)'; remove it, or use it as {\(name)}"
        case .unfilledSlot(let slot, let intent, let languages):
            "\(intent) requires '\(slot)', and no template in \(Self.list(languages.map { "'\($0)'" }, or: true)) "
                + "fills it; add it to one, or make it optional"
        case .missingIntents(let intents, let language):
            "'\(language)' has no sentence for \(Self.list(intents)), which other languages have; add some"
        case .undeclaredSlot(let slot, let intent, let suggestion):
            "intents.yaml declares no slot '\(slot)' of \(intent); add it there, or remove it from the templates"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .slotType(let slot, let intent, let type, let value):
            "'\(slot)' of \(intent) delivers '\(value)' here, and intents.yaml says it is \(Self.article(type)); fix "
                + "one of them"
        case .messageArgument(let argument, let intent, let suggestion):
            "no argument of this message\(intent.map { " of \($0)" } ?? "") is called '\(argument)', so the text is "
                + "never used; use another argument" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .unknownCode(let code, let suggestion):
            "no warning is called '\(code)', so nothing is silenced"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        }
    }

    private static func article(_ type: String) -> String {
        switch type {
        case "text": "text"
        case "option": "one of its options"
        case "integer": "a whole number"
        default: "a \(type)"
        }
    }

    private static func blame(_ rule: SwellingRule) -> String {
        let others = rule.others == 1 ? "1 more such template" : "\(rule.others) more such templates"
        return "; <\(rule.name)> with its \(grouped(rule.ways)) forms multiplies most"
            + (rule.others > 0 ? ", here and in \(others)" : "")
    }

    /// The first of many names.
    private static func list(_ names: [String], or isChoice: Bool = false) -> String {
        let shown = names.count > 8 ? names.prefix(7) + ["\(names.count - 7) more"] : names[...]
        guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + (isChoice ? " or " : " and ") + last
    }

    /// Digits in groups of three; for a large number only its magnitude.
    private static func grouped(_ digits: String) -> String {
        guard digits.count <= 24 else { return "about 10^\(digits.count - 1)" }
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
        }
        .joined()
    }
}
