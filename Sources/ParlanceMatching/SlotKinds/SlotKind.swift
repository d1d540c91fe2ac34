import ParlanceGrammar

/// The operations on one kind of slot list besides matching. Values, ranges, wildcards and types each conform in a file
/// of this folder.
///
/// Matching does not use this protocol: `Chart.fillSlots` switches over `ListTable.Entry.Kind` and calls each kind
/// directly, and queries a type through its recognizer. Kinds outside this module are `SlotType`s and need no
/// conformance.
protocol SlotKind: Sendable {
    // MARK: Matching

    /// The list's entry in the `ListTable`, which determines where the list is queried.
    ///
    /// - Parameter nothing: A trie without members, for kinds without a trie.
    func entry(nothing: ByteTrie) -> ListTable.Entry
    /// The way the list combines with vocabulary terms.
    var layering: ListLayering { get }

    // MARK: Approximate matching

    /// The words of the list, collected when the first utterance matches nothing; nil for kinds without words.
    var lexicon: Deferred<Lexicon>? { get }
    /// Adds the words that may replace misspelt words.
    func insertWords(into words: inout WordSet)
    /// The words of spelled numbers among those of values; nil for kinds without.
    var numberWords: ByteTrie? { get }

    // MARK: Explaining

    /// The origin of a slot's value.
    ///
    /// - Parameter list: The name of the list; nil for an inline range of a template.
    func source(of match: SlotMatch, list: String?) -> SlotOrigin.Source
    /// The suggestion for words that the list does not contain; nil if there is none.
    ///
    /// - Parameter words: Normalized text.
    func known(insteadOf words: String) -> KnownValue?

    // MARK: Comparing

    /// The spoken forms of the list; nil if they are infinitely many or unknown.
    var spelling: (trie: ByteTrie, isLiteral: Bool)? { get }

    // MARK: Compiled files

    /// The number that precedes the list in a compiled grammar.
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
