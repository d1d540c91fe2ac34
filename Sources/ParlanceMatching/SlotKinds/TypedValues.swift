import ParlanceGrammar

/// The values that slot types have recognized in one utterance, and the answers for positions of the text at hand.
///
/// Empty for grammars without types, which then cost a look at an empty array for each text.
struct TypedValues {
    /// The answers of a list for one position.
    private struct Asked {
        let list: Int32
        let start: Int
        let answers: Chart.AnswerRange
    }

    /// The values, which matches refer to by index. They stay while the utterance is read in several texts.
    private(set) var values: [Value] = []
    private var indices: [Value: Int32] = [:]
    /// For each list with a type the position asked last.
    private var asked: [Asked] = []

    init(_ values: [Value] = []) {
        self.values = values
    }

    /// Begins with another text of the same utterance.
    mutating func beginText() {
        if !asked.isEmpty { asked.removeAll() }
    }

    /// Begins with another utterance.
    mutating func beginUtterance() {
        if !values.isEmpty { self = TypedValues() }
    }

    /// The answers of a list, if this is the position that it was asked for last.
    func answers(of list: Int32, from start: Int) -> Chart.AnswerRange? {
        asked.first { $0.list == list && $0.start == start }?.answers
    }

    mutating func note(_ answers: Chart.AnswerRange, of list: Int32, from start: Int) {
        asked.removeAll { $0.list == list }
        asked.append(Asked(list: list, start: start, answers: answers))
    }

    /// The index of a value; equal values share one.
    mutating func index(of value: Value) -> Int32 {
        if let known = indices[value] { return known }
        values.append(value)
        indices[value] = Int32(values.count - 1)
        return Int32(values.count - 1)
    }
}
