import ParlanceGrammar

/// Finds languages without sentences for an intent that has some in other languages.
struct IntentChecker {
    static func check(_ checks: [LanguageCheck], _ grammars: GrammarSet) -> [Diagnostic] {
        let loaded = checks.filter { $0.loaded != nil && $0.templateCount > 0 }
        let spoken = loaded.map { check in
            Set(check.loaded?.grammar.intents.filter { !$0.blocks.allSatisfy(\.sentences.isEmpty) }.map(\.name) ?? [])
        }
        let all = spoken.reduce(into: Set<String>()) { $0.formUnion($1) }
        return zip(loaded, spoken).compactMap { check, own in
            let missing = all.subtracting(own).sorted()
            guard !missing.isEmpty, let file = grammars.firstFile(in: check.language) else { return nil }
            let finding = CheckFinding.missingIntents(missing, language: check.language)
            return Diagnostic(.finding(finding), severity: .warning, about: file)
        }
    }
}
