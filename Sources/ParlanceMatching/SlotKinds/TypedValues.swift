import ParlanceGrammar

/// The values that slot types recognized in one utterance, and the answers at positions of the current text.
///
/// Empty for grammars without types; these pay one check of an empty array for each text.
struct TypedValues {
    /// The answers of a list for one position.
    private struct Asked {
        let list: Int32
        let start: Int
        let answers: Chart.AnswerRange
    }

    /// The values, referenced by index from matches. They remain while several texts of the utterance are read.
    private(set) var values: [Value] = []
    private var indices: [Value: Int32] = [:]
    /// The utterance behind the current text; nil without slot types.
    var source: SlotSource?
    /// The time that relative times refer to.
    var now: ReferenceTime?
    /// The last queried position of each typed list.
    private var asked: [Asked] = []

    init(_ values: [Value] = []) {
        self.values = values
    }

    /// Starts another text of the same utterance.
    mutating func beginText() {
        if !asked.isEmpty { asked.removeAll() }
    }

    /// Starts another utterance.
    mutating func beginUtterance() {
        if !values.isEmpty || source != nil { self = TypedValues() }
    }

    /// The answers of a list, if this is the position queried last.
    func answers(of list: Int32, from start: Int) -> Chart.AnswerRange? {
        asked.first { $0.list == list && $0.start == start }?.answers
    }

    mutating func note(_ answers: Chart.AnswerRange, of list: Int32, from start: Int) {
        asked.removeAll { $0.list == list }
        asked.append(Asked(list: list, start: start, answers: answers))
    }

    /// Returns the index of a value; equal values share one.
    mutating func index(of value: Value) -> Int32 {
        if let known = indices[value] { return known }
        values.append(value)
        indices[value] = Int32(values.count - 1)
        return Int32(values.count - 1)
    }
}
