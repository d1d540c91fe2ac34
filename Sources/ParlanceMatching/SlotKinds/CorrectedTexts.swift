import ParlanceGrammar

/// The corrected texts of a lattice. Recognizers read many of them as one utterance, so that each word is read once for all
/// slot types and all starts of values. Between them is the byte 0, which no value contains.
struct CorrectedTexts {
    /// The size in bytes at which an utterance is complete and another begins.
    private static let usualBytes = 2_048
    /// The maximum number of utterances for which the memory of recognizers is kept.
    private static let mostRemembered = 4

    /// For each correction, the number of its text; -1 if it may not be in the value of a slot type.
    private var numbers: [Int32] = []
    private var texts: [CorrectedText] = []
    private var windows: [CorrectedWindow] = []
    /// For each utterance, the memory of recognizers.
    private var memories: [SlotMemory] = []
    /// For each text, the number of its utterance.
    private var utterances: [Int] = []

    mutating func removeAll() {
        guard !numbers.isEmpty else { return }
        numbers.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        utterances.removeAll(keepingCapacity: true)
        memories.removeAll(keepingCapacity: true)
    }

    /// The text with a correction; nil if the correction may not be in the value of a slot type. All calls until `removeAll`
    /// must pass the same lattice.
    mutating func text(
        with correction: WordLattice.Correction.Index,
        of lattice: WordLattice.View,
        now: ReferenceTime?
    ) -> CorrectedText? {
        if numbers.isEmpty { build(lattice, now) }
        let number = Int(numbers[Int(correction.raw)])
        guard number >= 0 else { return nil }
        let old = utterances[number] - Self.mostRemembered
        if old >= 0 { memories[old].sessions.removeAll() }
        return texts[number]
    }

    private mutating func build(_ lattice: WordLattice.View, _ now: ReferenceTime?) {
        var size = 0
        for index in 0..<Int32(lattice.correctionCount) {
            let correction = lattice[WordLattice.Correction.Index(index)]
            guard correction.mayBeInTypedValue else {
                numbers.append(-1)
                continue
            }
            numbers.append(Int32(texts.count + windows.count))
            let window = CorrectedWindow(lattice, correction)
            windows.append(window)
            size += window.bytes.count
            guard size >= Self.usualBytes else { continue }
            join(now)
            size = 0
        }
        join(now)
    }

    /// Joins the windows so far into one utterance.
    private mutating func join(_ now: ReferenceTime?) {
        let utterance = String(decoding: windows.flatMap(\.bytes), as: UTF8.self)
        let memory = SlotMemory()
        var first: Int32 = 0
        for window in windows {
            let next = first + Int32(window.bytes.count)
            let source = SlotSource(utterance: utterance, now: now, offsets: Array(first..<next), memory: memory)
            texts.append(CorrectedText(window, source))
            utterances.append(memories.count)
            first = next
        }
        memories.append(memory)
        windows.removeAll()
    }
}
