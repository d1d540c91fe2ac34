/// The matches of one utterance whose context fits, before their texts and values are made.
struct Candidates: ~Copyable {
    /// A match of one template.
    struct Candidate: BitwiseCopyable {
        let template: TemplateIndex
        let intentRank: Int32
        /// The kind of text that it matched.
        let text: Int32
        let score: Score
        /// The weight of its template.
        let weight: Int32
        let preference: Preference
        fileprivate let firstSlot: Int32
        fileprivate let slotCount: Int32
        /// The index of its first edit in `edits`.
        fileprivate var firstEdit: Int32 = 0
        fileprivate var editCount: Int32 = 0
    }

    /// A correction of a candidate.
    struct Edit {
        let kind: WordLattice.Correction.Kind
        /// The range in the utterance's normalized text.
        let range: Range<Int>
        let meant: [UInt8]
        /// The number of edited letters.
        let letters: Int32
        let confidence: WordLattice.Correction.Confidence
    }

    /// The degree to which a candidate meets the caller's preferences.
    struct Preference: BitwiseCopyable {
        /// The weighted number of preferences met: 1 for the slot, 2 for the metadata key.
        var preferenceRank: Int32 = 0
        /// The length of the preferred slot's text, in Unicode scalars; -1 if its value is not text.
        var length: Int32 = -1

        /// Whether it is as good as the best one: a value that is text must be one of the longest.
        func isAsGood(as best: Preference) -> Bool {
            preferenceRank == best.preferenceRank && (length < 0 || length == best.length)
        }
    }

    private var candidates = FlatArray<Candidate>()
    private var slots = FlatArray<SlotMatch>()
    /// Empty unless the utterance was read with corrections.
    private var edits: [Edit] = []

    init() {}

    var count: Int { candidates.count }

    subscript(index: Int) -> Candidate { candidates[index] }

    mutating func removeAll() {
        candidates.removeAll(keepingCapacity: 1 << 12)
        slots.removeAll(keepingCapacity: 1 << 14)
        if !edits.isEmpty { edits.removeAll() }
    }

    /// Adds a candidate with slots in the order of the text.
    mutating func add(
        template: TemplateIndex,
        intentRank: Int32,
        text: Int32,
        score: Score,
        weight: Int32,
        preference: Preference,
        slots matches: UnsafeBufferPointer<SlotMatch>
    ) {
        let first = Int32(slots.count)
        for match in matches { slots.append(match) }
        candidates.append(
            Candidate(
                template: template,
                intentRank: intentRank,
                text: text,
                score: score,
                weight: weight,
                preference: preference,
                firstSlot: first,
                slotCount: Int32(matches.count)
            )
        )
    }

    /// Keeps the candidates that fulfil a condition, in order.
    mutating func keep(where isKept: (Candidate) -> Bool) {
        var kept = 0
        for index in 0..<candidates.count where isKept(candidates[index]) {
            candidates[kept] = candidates[index]
            kept += 1
        }
        candidates.removeAll(keeping: kept)
    }

    /// Sets the corrections of the candidate that was added last.
    mutating func addEdits(_ corrections: [WordLattice.Correction.Index], _ lattice: WordLattice.View) {
        let taken = corrections.map { lattice[$0] }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        candidates[count - 1].firstEdit = Int32(edits.count)
        candidates[count - 1].editCount = Int32(taken.count)
        edits += taken.map { correction in
            Edit(
                kind: correction.kind,
                range: Int(correction.start)..<Int(correction.end),
                meant: Array(lattice.word(of: correction)),
                letters: correction.letters,
                confidence: correction.confidence
            )
        }
    }

    /// The corrections of a candidate, in the order of the text.
    func edits(of candidate: Candidate) -> ArraySlice<Edit> {
        edits[Int(candidate.firstEdit)..<Int(candidate.firstEdit + candidate.editCount)]
    }

    /// The slots that distinguish a candidate from others of its template.
    struct Contents: Hashable {
        fileprivate let template: TemplateIndex
        fileprivate let text: Int32
        fileprivate let slots: [SlotMatch]
    }

    /// - Parameter splits: Whether candidates that differ only in wildcards are distinguished.
    func contents(of index: Int, splits: Bool) -> Contents {
        let candidate = candidates[index]
        let distinct = slots(of: candidate).filter { splits || $0.kind != .wildcard }
        return Contents(template: candidate.template, text: candidate.text, slots: distinct)
    }

    /// The slots of a candidate, in the order of the text.
    func slots(of candidate: Candidate) -> UnsafeBufferPointer<SlotMatch> {
        UnsafeBufferPointer(start: slots.base + Int(candidate.firstSlot), count: Int(candidate.slotCount))
    }
}
