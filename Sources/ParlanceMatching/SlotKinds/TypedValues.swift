import ParlanceGrammar

/// The values that slot types recognized in one utterance, and the answers at positions of the current text.
struct TypedValues {
    /// The last query of a list.
    private struct Asked {
        /// The number of its text; 0 before the first query.
        var text = 0
        var start = 0
        var answers = Chart.AnswerRange(first: 0, count: 0)
    }

    /// The values, referenced by index from matches. They remain while several texts of the utterance are read.
    private(set) var values: [Value] = []
    private var indices: [Value: Int32] = [:]
    /// The utterance behind the current text; nil without slot types.
    var source: SlotSource?
    /// The time that relative times refer to.
    var now: ReferenceTime?
    /// The texts with the corrections of the current lattice.
    var corrected = CorrectedTexts()
    /// For each list, its last query.
    private var asked: [Asked] = []
    /// The number of the current text.
    private var text = 1

    init(_ values: [Value] = []) {
        self.values = values
    }

    /// Starts another text of the same utterance.
    mutating func beginText() {
        text += 1
        corrected.removeAll()
    }

    /// Starts another utterance.
    mutating func beginUtterance() {
        guard !values.isEmpty || source != nil else { return }
        values = []
        indices = [:]
        (source, now) = (nil, nil)
        text += 1
    }

    /// The answers of a list, if this is the position queried last.
    func answers(of list: Int32, from start: Int) -> Chart.AnswerRange? {
        guard list < asked.count, case let known = asked[Int(list)] else { return nil }
        return known.text == text && known.start == start ? known.answers : nil
    }

    mutating func note(_ answers: Chart.AnswerRange, of list: Int32, from start: Int) {
        let missing = Int(list) + 1 - asked.count
        if missing > 0 { asked += [Asked](repeating: Asked(), count: missing) }
        asked[Int(list)] = Asked(text: text, start: start, answers: answers)
    }

    /// Returns the index of a value; equal values share one.
    mutating func index(of value: Value) -> Int32 {
        if let known = indices[value] { return known }
        values.append(value)
        indices[value] = Int32(values.count - 1)
        return Int32(values.count - 1)
    }
}
