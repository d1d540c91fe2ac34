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

    /// The parts between the signs that end a sentence, with these signs. Parts that commas separate stay together.
    package var sentences: [Substring] {
        var sentences: [Substring] = []
        var start = startIndex
        for (clause, next) in zip(clauses, clauses.dropFirst()) {
            guard self[clause.endIndex..<next.startIndex].contains(where: { ".!?".contains($0) }),
                !clause.endsWithAbbreviation
            else { continue }
            sentences.append(self[start..<next.startIndex].trimming(while: \.isWhitespace))
            start = next.startIndex
        }
        return sentences + [self[start...].trimming(while: \.isWhitespace)]
    }
}

extension Substring {
    /// Whether its last word is short and has a capital letter, as "St." in "St. Mary's Hospital".
    fileprivate var endsWithAbbreviation: Bool {
        split(whereSeparator: \.isWhitespace).last.map { $0.count <= 3 && $0.first?.isUppercase == true } == true
    }

    /// The text without the characters at both ends that are to be dropped.
    package func trimming(while isDropped: (Character) -> Bool) -> Substring {
        drop(while: isDropped).trimmingEnd(while: isDropped)
    }

    func trimmingEnd(while isDropped: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }
}
