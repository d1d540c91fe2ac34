extension String {
    /// The parts between punctuation that a blank follows, without it.
    package var clauses: [Substring] {
        var clauses: [Substring] = []
        var start = startIndex
        for index in indices where ",.;!?".contains(self[index]) {
            let next = self.index(after: index)
            guard next == endIndex || self[next].isWhitespace else { continue }
            clauses.append(self[start..<index])
            start = next
        }
        clauses.append(self[start...])
        return clauses.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
