extension CheckFinding {
    public var message: String {
        switch self {
        case .shadowedTemplate(let template, let place):
            "this template is never chosen: all that it says '\(template)' (\(place)) says too, and that comes first; remove "
                + "one of them, or make them differ"
        case .duplicateTemplate(let place): "the same template stands at \(place) already; remove one of them"
        case .ambiguousTemplates(let sentence, let intent, let other, let template, let place):
            "'\(sentence)' is \(intent) here, and \(other) by '\(template)' (\(place)): nothing but the names of the intents "
                + "decides; make one of them say more, or require a context"
        case .ambiguitySearchLimited(let templates):
            "there was too much to compare for \(templates == 1 ? "a template" : "\(templates) templates"), this one "
                + "first: sentences of two intents may have been missed"
        case .unmatchablePunctuation(let mark):
            "'\(mark)' can't be matched here: no utterance keeps it in this place; remove it"
        case .skipWordInLiteral(let word, let sentence):
            "'\(word)' is a skip word, and needed here: '\(sentence)' is not understood; make it optional, or take it off "
                + "'skip_words'"
        case .millionSentences(let count, let rule):
            "the template says \(Self.grouped(count)) sentences, slots not counted\(rule.map(Self.blame) ?? ""); split it, or "
                + "leave out what nobody says"
        case .shadowedValue(let value, let other):
            "the value '\(value)' is never chosen: whatever says it says '\(other)', which comes first; remove one of them, "
                + "or say it otherwise"
        case .duplicateValue(let value): "the list says '\(value)' already, for the same value; remove one of them"
        case .equalValues(let words, let value, let other):
            "'\(words)' says '\(other)', which comes first, so it never says '\(value)'; take it out of one of them"
        case .unusedRule(let name): "no sentence makes use of the rule '\(name)'; remove it, or mention it as <\(name)>"
        case .unusedList(let name): "no sentence makes use of the list '\(name)'; remove it, or mention it as {\(name)}"
        case .unfilledSlot(let slot, let intent, let languages):
            "\(intent) requires '\(slot)', and no template in \(Self.list(languages.map { "'\($0)'" }, or: true)) fills it; add it "
                + "to one, or require it no longer"
        case .missingIntents(let intents, let language):
            "'\(language)' has no sentence for \(Self.list(intents)), which other languages have; add some"
        case .undeclaredSlot(let slot, let intent, let suggestion):
            "intents.yaml declares no slot '\(slot)' of \(intent); add it there, or take it out of the templates"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .slotType(let slot, let intent, let type, let value):
            "'\(slot)' of \(intent) delivers '\(value)' here, and intents.yaml says it is \(Self.article(type)); mend one of them"
        case .messageArgument(let argument, let intent, let suggestion):
            "nothing that is told here\(intent.map { " of \($0)" } ?? "") is called '\(argument)', so this text is never said; mention "
                + "something else" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
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
        return "; <\(rule.name)>, which can be said in \(grouped(rule.ways)) ways, multiplies most"
            + (rule.others > 0 ? ", here and in \(others)" : "")
    }

    /// Of many names the first ones.
    private static func list(_ names: [String], or isChoice: Bool = false) -> String {
        let shown = names.count > 8 ? names.prefix(7) + ["\(names.count - 7) more"] : names[...]
        guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + (isChoice ? " or " : " and ") + last
    }

    /// Digits in groups of three; of very many only how many there are.
    private static func grouped(_ digits: String) -> String {
        guard digits.count <= 24 else { return "about 10^\(digits.count - 1)" }
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
        }
        .joined()
    }
}
