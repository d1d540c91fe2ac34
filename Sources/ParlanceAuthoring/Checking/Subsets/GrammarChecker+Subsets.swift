import ParlanceGrammar
import ParlanceMatching

extension GrammarChecker {
    /// Tests whether the grammar at one path understands all that the grammar at another path says, in each language.
    ///
    /// A sentence is understood if a template with the same intent matches it exactly, in every context in which the
    /// other template applies. Names and values of slots, skip words and phrases around requests are not compared.
    ///
    /// ```swift
    /// let report = try GrammarChecker().subset("old.yaml", of: "new.yaml")
    /// print(report.isSubset)
    /// ```
    ///
    /// - Throws: `GrammarError` with all errors that prevent loading, of both grammars.
    /// - Complexity: bounded for each template and in total. Templates beyond the limits are undecided.
    public func subset(_ part: String, of whole: String) throws(GrammarError) -> SubsetReport {
        let (first, second) = (GrammarSet(FileContents(paths: [part])), GrammarSet(FileContents(paths: [whole])))
        let known = Set(languages(of: second))
        let shared = languages(of: first).filter { known.contains($0) || language != nil }
        var errors = (first.diagnostics + second.diagnostics).filter { $0.severity == .error }
        var pairs: [(part: Grammar, whole: Grammar)] = []
        for tag in shared {
            let loaded = [first, second].compactMap { load(tag, of: $0, &errors) }
            if loaded.count == 2 { pairs.append((loaded[0], loaded[1])) }
        }
        guard errors.isEmpty else { throw GrammarError(errors.inOrder) }
        var report = SubsetReport(
            differences: [],
            undecided: [],
            languages: [],
            missingLanguages: languages(of: first).compactMap(\.self).filter { !shared.contains($0) },
            templates: 0
        )
        for pair in pairs {
            report.add(
                DeepStack.run { [runTimeLists] in
                    GrammarInclusion.Comparison(pair.part, in: pair.whole, lists: runTimeLists)
                },
                in: pair.part.language
            )
        }
        return report
    }

    private func load(_ tag: String?, of grammars: GrammarSet, _ errors: inout [Diagnostic]) -> Grammar? {
        do throws(GrammarError) {
            return try grammars.load(by: loader(tag)).grammar
        } catch {
            errors += error.diagnostics.filter { $0.severity == .error }
            return nil
        }
    }
}

extension SubsetReport {
    fileprivate mutating func add(_ comparison: GrammarInclusion.Comparison, in language: String) {
        languages.append(language)
        templates += comparison.templateCount
        for finding in comparison.findings {
            let difference = Difference(
                language: language,
                template: finding.template,
                place: finding.place,
                intent: finding.intent,
                sentence: finding.sentence,
                otherIntent: finding.otherIntent
            )
            if difference.sentence == nil { undecided.append(difference) } else { differences.append(difference) }
        }
    }
}

extension GrammarInclusion {
    /// The comparison of two grammars.
    fileprivate struct Comparison: Sendable {
        let findings: [Finding]
        let templateCount: Int

        init(_ part: Grammar, in whole: Grammar, lists: [String: SlotList]) {
            let inclusion = GrammarInclusion(part, in: whole, lists: lists)
            findings = inclusion.findings()
            templateCount = inclusion.templateCount
        }
    }
}
