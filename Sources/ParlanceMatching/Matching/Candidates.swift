/// The matches of one utterance whose context is in order, before any text is made for them.
struct Candidates: ~Copyable {
    struct Candidate: BitwiseCopyable {
        let template: TemplateIndex
        let intentRank: Int32
        /// Which of the utterance's texts it matched.
        let text: Int32
        let score: Score
        let preference: Preference
        fileprivate let firstSlot: Int32
        fileprivate let slotCount: Int32
        /// Where its edits stand in `edits`.
        fileprivate var firstEdit: Int32 = 0
        fileprivate var editCount: Int32 = 0
    }

    /// A correction that a candidate took.
    struct Edit {
        let kind: WordLattice.Correction.Kind
        /// In the utterance's text.
        let range: Range<Int>
        let meant: [UInt8]
        /// How many letters were edited.
        let letters: Int32
        let confidence: WordLattice.Correction.Confidence
    }

    /// How far a candidate is what the caller prefers.
    struct Preference: BitwiseCopyable {
        /// Counts the kinds of preference that it meets, the weightier one twice.
        var preferenceRank: Int32 = 0
        /// The length of the preferred slot's text, in Unicode scalars; -1 where its value is no text.
        var length: Int32 = -1

        /// Whether it stands up to the best one: where the value is text, no other is longer.
        func isAsGood(as best: Preference) -> Bool {
            preferenceRank == best.preferenceRank && (length < 0 || length == best.length)
        }
    }

    private var candidates = FlatArray<Candidate>()
    private var slots = FlatArray<SlotMatch>()
    /// Empty unless the utterance was read with edits.
    private var edits: [Edit] = []

    init() {}

    var count: Int { candidates.count }

    subscript(index: Int) -> Candidate { candidates[index] }

    mutating func removeAll() {
        candidates.removeAll(keepingCapacity: 1 << 12)
        slots.removeAll(keepingCapacity: 1 << 14)
        if !edits.isEmpty { edits.removeAll() }
    }

    /// Adds a candidate with slots in the order in which they were said.
    mutating func add(
        template: TemplateIndex,
        intentRank: Int32,
        text: Int32,
        score: Score,
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
                preference: preference,
                firstSlot: first,
                slotCount: Int32(matches.count)
            )
        )
    }

    /// Says which corrections the candidate took that was added last.
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

    /// What a candidate edited, in the order in which it was said.
    func edits(of candidate: Candidate) -> ArraySlice<Edit> {
        edits[Int(candidate.firstEdit)..<Int(candidate.firstEdit + candidate.editCount)]
    }

    /// What a candidate has read for all slots but wildcards.
    struct Contents: Hashable {
        fileprivate let template: TemplateIndex
        fileprivate let text: Int32
        fileprivate let slots: [SlotMatch]
    }

    func contents(of index: Int) -> Contents {
        let candidate = candidates[index]
        let listed = slots(of: candidate).filter { $0.kind != .wildcard }
        return Contents(template: candidate.template, text: candidate.text, slots: listed)
    }

    /// What a candidate read, in the order in which it was said.
    func slots(of candidate: Candidate) -> UnsafeBufferPointer<SlotMatch> {
        UnsafeBufferPointer(start: slots.base + Int(candidate.firstSlot), count: Int(candidate.slotCount))
    }
}
