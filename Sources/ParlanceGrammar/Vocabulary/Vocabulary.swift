/// The names of things: sets of terms, each for the slots of a list or for a parameter of an intent, in two tiers.
///
/// A value type whose copies share storage. The user's terms precede the app's, and these the values of the grammar's
/// own list; within a set the order decides.
///
/// ```swift
/// var vocabulary = Vocabulary()
/// let report = vocabulary.set([Term(identifier: "c7", phrase: "Black Forest")], of: "cake", tier: .user)
/// let slot = try parser.with(vocabulary: vocabulary).parse("order a black forest cake").best!["cake"]!
/// print(slot.term!.identifier, report.isEmpty)  // c7 true
/// ```
public struct Vocabulary: Sendable {
    /// A set's name and tier.
    package struct Key: Sendable, Hashable, Comparable {
        package let tier: VocabularyTier
        package let name: VocabularyName

        package static func < (left: Key, right: Key) -> Bool {
            left.tier == right.tier ? left.name < right.name : left.tier < right.tier
        }
    }

    private var sets: [Key: TermSet] = [:]
    /// Examples of utterances, by intent; they do not take part in matching.
    public var intentExamples: [String: [String]] = [:]

    /// Creates an empty vocabulary.
    public init() {}

    /// Whether there are no terms.
    public var isEmpty: Bool { sets.isEmpty }

    /// The number of terms; terms of several sets count once per set.
    public var count: Int { sets.values.reduce(0) { $0 + $1.count } }

    /// The names with terms in a tier, sorted.
    public func names(in tier: VocabularyTier) -> [VocabularyName] { keys.filter { $0.tier == tier }.map(\.name) }

    /// The terms of a name and tier.
    public func terms(of name: VocabularyName, tier: VocabularyTier) -> TermSet {
        sets[Key(tier: tier, name: name)] ?? TermSet()
    }

    /// All keys in order, the user's first.
    package var keys: [Key] { sets.keys.sorted() }
}

extension Vocabulary {
    /// A set of terms with all names that share it.
    package struct SharedSet: Sendable {
        /// The names in order.
        package let names: [VocabularyName]
        package let tier: VocabularyTier
        package let terms: TermSet
    }

    /// All sets, shared ones only once; by tier, then by first name.
    package var sharedSets: [SharedSet] {
        var shared: [SharedSet] = []
        for key in keys {
            guard let terms = sets[key] else { continue }
            let known = shared.firstIndex { $0.tier == key.tier && $0.terms.isIdentical(to: terms) }
            let names = known.map { shared.remove(at: $0).names } ?? []
            shared.insert(SharedSet(names: names + [key.name], tier: key.tier, terms: terms), at: known ?? shared.count)
        }
        return shared
    }
}

// MARK: - Changing

extension Vocabulary {
    /// Replaces all terms of a name in a tier (SiriKit: `setVocabulary(_:of:)`), the most important first.
    ///
    /// - Returns: a report of the omissions.
    /// - Complexity: linear in the terms.
    public mutating func set(
        _ terms: some Sequence<Term>,
        of name: VocabularyName,
        tier: VocabularyTier
    ) -> VocabularyReport {
        set(terms, of: [name], tier: tier)
    }

    /// Replaces the terms of several names, which then share one set.
    public mutating func set(
        _ terms: some Sequence<Term>,
        of names: [VocabularyName],
        tier: VocabularyTier
    ) -> VocabularyReport {
        var collector = TermCollector(name: names.first ?? "", tier: tier)
        for term in terms { collector.add(term) }
        let set = TermSet(collector.block())
        for name in names { sets[Key(tier: tier, name: name)] = set.isEmpty ? nil : set }
        return VocabularyReport(entries: collector.entries)
    }

    /// Appends a term to those of a name and tier.
    ///
    /// - Returns: a report of the omissions.
    /// - Complexity: amortized, moves O(log *n*) terms; *n* is the number of terms of that name.
    public mutating func append(
        _ term: Term,
        to name: VocabularyName,
        tier: VocabularyTier
    ) -> VocabularyReport {
        let key = Key(tier: tier, name: name)
        var set = sets.removeValue(forKey: key) ?? TermSet()
        var collector = TermCollector(name: name, tier: tier, behind: set)
        collector.add(term)
        let block = collector.block()
        if block.count > 0 { set.append(block) }
        if !set.isEmpty { sets[key] = set }
        return VocabularyReport(entries: collector.entries)
    }

    /// Appends the terms of another vocabulary.
    ///
    /// - Returns: a report of the omissions, with indices of the other vocabulary.
    public mutating func append(_ other: Vocabulary) -> VocabularyReport {
        var report = VocabularyReport()
        for key in other.keys {
            guard let added = other.sets[key] else { continue }
            guard var set = sets[key] else {
                sets[key] = added
                continue
            }
            var collector = TermCollector(name: key.name, tier: key.tier, behind: set)
            for term in added { collector.add(term) }
            let block = collector.block()
            if block.count > 0 { set.append(block) }
            sets[key] = set
            report.entries += collector.entries
        }
        for (intent, examples) in other.intentExamples { intentExamples[intent, default: []] += examples }
        return report
    }

    /// Moves the terms of a name to other names, replacing theirs.
    ///
    /// - Returns: whether the name had terms.
    public mutating func rename(_ name: VocabularyName, to names: [VocabularyName]) -> Bool {
        let found = VocabularyTier.allCases.compactMap { tier in
            sets.removeValue(forKey: Key(tier: tier, name: name)).map { (tier, $0) }
        }
        for (tier, set) in found {
            for name in names { sets[Key(tier: tier, name: name)] = set }
        }
        return !found.isEmpty
    }

    /// Removes the terms of a name in a tier.
    public mutating func remove(_ name: VocabularyName, tier: VocabularyTier) {
        sets[Key(tier: tier, name: name)] = nil
    }

    /// Removes all terms of a tier (SiriKit: `removeAllVocabularyStrings()`).
    public mutating func removeAll(in tier: VocabularyTier) {
        sets = sets.filter { $0.key.tier != tier }
    }
}

extension Vocabulary: Equatable {
    /// Equal vocabularies have the same terms in the same order, however they were added.
    public static func == (left: Vocabulary, right: Vocabulary) -> Bool {
        left.sets.count == right.sets.count && left.intentExamples == right.intentExamples
            && left.sets.allSatisfy { key, set in right.sets[key].map { set.elementsEqual($0) } ?? false }
    }
}
