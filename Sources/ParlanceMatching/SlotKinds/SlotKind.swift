import ParlanceGrammar

/// The operations on one kind of slot list besides matching: values, ranges, wildcards and types each conform in a file of
/// their own in this folder.
///
/// Matching itself does not come here. `Chart.fillSlots` switches over `ListTable.Entry.Kind` and calls each kind directly,
/// and asks a type through its recognizer. A kind from outside is a `SlotType`; it needs no conformance.
protocol SlotKind: Sendable {
    // MARK: Matching

    /// The row of the `ListTable` that tells when the list is asked.
    ///
    /// - Parameter nothing: a trie without members, for kinds that have none.
    func entry(nothing: ByteTrie) -> ListTable.Entry
    /// The values beneath the terms of a vocabulary.
    var layering: ListLayering { get }

    // MARK: Approximate matching

    /// The words of the list, collected when an utterance first matches nothing; nil for kinds without words.
    var lexicon: Deferred<Lexicon>? { get }
    /// Adds the words that misspelt words may be taken for.
    func insertWords(into words: inout WordSet)
    /// The numbers of a range in words; nil for other kinds.
    var numberWords: ByteTrie? { get }

    // MARK: Explaining

    /// The origin of a slot's value.
    ///
    /// - Parameter list: the name of the list; nil for a range that a template writes itself.
    func source(of match: SlotMatch, list: String?) -> SlotOrigin.Source
    /// The suggestion for words that the list does not read; nil if there is none.
    ///
    /// - Parameter words: normalized.
    func known(insteadOf words: String) -> KnownValue?

    // MARK: Comparing

    /// The ways to fill a slot; nil if there are infinitely many, or they are unknown.
    var spelling: (trie: ByteTrie, isLiteral: Bool)? { get }

    // MARK: Compiled files

    /// The number that stands before the list in a compiled grammar.
    static var fileTag: CompiledList.FileTag { get }
    func write(to writer: inout CompiledFileWriter, _ spelled: SpelledRangeNumbers)
}

extension SlotKind {
    var layering: ListLayering { .impossible }
    var numberWords: ByteTrie? { nil }
    var spelling: (trie: ByteTrie, isLiteral: Bool)? { nil }

    func insertWords(into words: inout WordSet) {}

    func known(insteadOf words: String) -> KnownValue? { nil }
}
