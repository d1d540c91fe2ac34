import ParlanceText

/// Words in numbers that ICU's spellings lack.
struct NumberIdioms {
    /// What stands for one before a scale: an article ("a hundred"), or nothing ("hundert").
    private(set) var ones: [String] = []
    /// Other words for the minus sign.
    private(set) var signs: [String] = []
    /// A half, as it is said behind a whole number.
    private(set) var halves: [String] = []

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init(language: String) {
        switch String(language.lowercased().prefix { $0 != "-" && $0 != "_" }) {
        case "en": (ones, signs, halves) = (["a"], ["negative"], ["and a half"])
        case "de": (ones, halves) = ([""], ["und ein halb", "und eine halbe"])
        case "es": halves = ["y medio", "y media"]
        case "fr": halves = ["et demi", "et demie"]
        case "it": halves = ["e mezzo", "e mezza"]
        case "nl": halves = ["en een half", "en een halve"]
        case "pt": halves = ["e meio", "e meia"]
        case "sv": halves = ["och en halv", "och ett halvt"]
        default: break
        }
    }
}

// MARK: - Spellings

extension NumberIdioms {
    /// Adds to each number's spellings those with these words.
    func adding(to spellings: [[String]], of numbers: [Double], _ spelled: SpelledNumbers) -> [[String]] {
        if ones.isEmpty, signs.isEmpty { return spellings }
        let small = spelled.spellings(of: [1, 5, -5, 100, 1_000])
        let scales = small[3] + small[4]
        let minus = small[2].flatMap { form in small[1].compactMap { form.without(ending: $0) } }
        return zip(spellings, numbers).map { forms, number in
            forms
                + forms.flatMap { form in
                    number < 0 ? replacing(minus, in: form, by: signs) : replacing(small[0], before: scales, in: form)
                }
        }
    }

    /// A negative number with other words for the sign.
    private func replacing(_ minus: [String], in form: String, by signs: [String]) -> [String] {
        minus.filter { form.hasPrefix($0) }.flatMap { sign in
            signs.map { $0 + " " + form.dropFirst(sign.count) }
        }
    }

    /// A number that begins with one of something, with other words for the one.
    private func replacing(_ one: [String], before scales: [String], in form: String) -> [String] {
        guard scales.contains(where: { form.hasPrefix($0) }),
            let word = one.filter({ form.hasPrefix($0) }).max(by: { $0.count < $1.count })
        else { return [] }
        let rest = form.dropFirst(word.count)
        return ones.map { $0.isEmpty ? String(rest.drop { $0 == " " }) : $0 + rest }
    }
}

extension String {
    fileprivate func without(ending: String) -> String? {
        hasSuffix(ending) && self != ending ? String(dropLast(ending.count)) : nil
    }
}
