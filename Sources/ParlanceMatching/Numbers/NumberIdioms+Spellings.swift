import ParlanceGrammar
import ParlanceText

extension NumberIdioms {
    /// Adds to each number's spellings the variants with the idioms' words.
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

    /// The variants of a negative number with other words for the sign.
    private func replacing(_ minus: [String], in form: String, by signs: [String]) -> [String] {
        minus.filter { form.hasPrefix($0) }.flatMap { sign in
            signs.map { $0 + " " + form.dropFirst(sign.count) }
        }
    }

    /// The variants of a number that begins with one of a scale ("one hundred"), with other words for "one".
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
