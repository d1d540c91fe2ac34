/// A term with its origin.
package struct LocatedTerm: Sendable {
    package var term: Term
    package var origin: SourceOrigin

    package init(term: Term, origin: SourceOrigin) {
        self.term = term
        self.origin = origin
    }
}

/// Terms for the same names and tier, in the order of the file.
package struct LocatedTerms: Sendable {
    package var names: [VocabularyName]
    package var tier: VocabularyTier
    package var terms: [LocatedTerm]
    /// The origin of the set.
    package var origin: SourceOrigin

    package init(names: [VocabularyName], tier: VocabularyTier, terms: [LocatedTerm], origin: SourceOrigin) {
        self.names = names
        self.tier = tier
        self.terms = terms
        self.origin = origin
    }
}

extension [LocatedTerms] {
    /// The diagnostics for a report on the vocabulary of these sets, each with its origin.
    package func diagnostics(of report: VocabularyReport) -> [Diagnostic] {
        if report.isEmpty { return [] }
        var origins: [Vocabulary.Key: [String: SourceOrigin]] = [:]
        for set in self {
            for name in set.names {
                // If several terms have the same identifier, the first was kept.
                let own = set.terms.map { ($0.term.identifier, $0.origin) }
                origins[Vocabulary.Key(tier: set.tier, name: name), default: [:]].merge(own) { first, _ in first }
            }
        }
        return report.entries.map { entry in
            let set = first { $0.tier == entry.tier && $0.names.contains(entry.name) }
            let term = entry.index.flatMap { _ in
                origins[Vocabulary.Key(tier: entry.tier, name: entry.name)]?[entry.identifier]
            }
            return (term ?? set?.origin)?.diagnostic(.vocabulary(entry.problem), severity: .warning)
                ?? Diagnostic(.vocabulary(entry.problem), severity: .warning)
        }
    }
}

extension Vocabulary {
    /// Combines sets; later sets for the same names are appended to earlier ones.
    ///
    /// - Parameter diagnostics: receives a diagnostic for each omission.
    package init(_ sets: [LocatedTerms], _ diagnostics: inout [Diagnostic]) {
        self.init()
        var merged: [LocatedTerms] = []
        var places: [[VocabularyName]: [VocabularyTier: Int]] = [:]
        for set in sets {
            if let place = places[set.names]?[set.tier] {
                merged[place].terms += set.terms
            } else {
                places[set.names, default: [:]][set.tier] = merged.count
                merged.append(set)
            }
        }
        var log = DiagnosticLog()
        for set in merged { add(set, &log) }
        diagnostics += log.diagnostics
    }

    private mutating func add(_ located: LocatedTerms, _ log: inout DiagnosticLog) {
        let terms = located.terms.map(\.term)
        let known = located.names.filter { !self.terms(of: $0, tier: located.tier).isEmpty }
        var report = set(terms, of: located.names.filter { !known.contains($0) }, tier: located.tier)
        // Names that share these terms but also have other terms.
        for name in known {
            var more = Vocabulary()
            report.entries += more.set(terms, of: name, tier: located.tier).entries
            report.entries += append(more).entries
        }
        for entry in report.entries {
            let origin = entry.index.map { located.terms[$0].origin } ?? located.origin
            log.append(origin.diagnostic(.vocabulary(entry.problem), severity: .warning))
        }
    }
}
