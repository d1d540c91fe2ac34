import ParlanceGrammar

/// Collects the edits of one file.
struct TestEditor {
    private let failures: [SourcePlace: CorpusFailure]
    private let lines: SourceLines
    private let writer: FlowWriter
    private(set) var edits: [TextEdit] = []
    /// The new expectations of sentences, by their old places.
    private(set) var updated: [SourcePlace: [Understanding]] = [:]
    private(set) var leftAlone: [CorpusFailure] = []

    init(_ source: SourceText, _ failures: [SourcePlace: CorpusFailure]) {
        self.failures = failures
        lines = SourceLines(source)
        writer = FlowWriter(isJSON: source.name.lowercased().hasSuffix(".json"))
    }

    /// Sentences with the same result stay together; those with another result get a separate test.
    mutating func edit(_ test: CorpusTest) {
        let failed = test.sentences.compactMap { failures[$0.place] }
        let groups = Self.groups(failed)
        guard failed.allSatisfy({ Self.canBeExpected($0, in: test) }) else {
            leftAlone += failed
            return
        }
        if groups.count == 1, failed.count == test.sentences.count {
            let editor = ExpectationEditor(lines: lines, writer: writer)
            guard let found = editor.edits(of: test, to: groups[0][0].actual) else {
                leftAlone += failed
                return
            }
            edits += found
        } else {
            guard let found = splitting(test, groups) else {
                leftAlone += failed
                return
            }
            edits += found
        }
        for failure in failed { updated[failure.sentence.place] = failure.actual }
    }

    /// Impossible if no text would satisfy the expectation, or if the file's path contains another intent.
    private static func canBeExpected(_ failure: CorpusFailure, in test: CorpusTest) -> Bool {
        guard failure.error == nil,
            failure.comparison.rows.contains(where: { !$0.agrees && !$0.label.hasPrefix("words of") })
        else { return false }
        guard let actual = failure.actual.first, test.node?["intent"] == nil else { return true }
        guard let expected = test.expected.understandings.first, !test.tacitSlots.isEmpty else { return true }
        return actual.intent == expected.intent && actual.metadata == expected.metadata
    }

    private static func groups(_ failures: [CorpusFailure]) -> [[CorpusFailure]] {
        var groups: [[CorpusFailure]] = []
        for failure in failures {
            if let index = groups.firstIndex(where: { $0[0].actual == failure.actual }) {
                groups[index].append(failure)
            } else {
                groups.append([failure])
            }
        }
        return groups
    }

    private func splitting(_ test: CorpusTest, _ groups: [[CorpusFailure]]) -> [TextEdit]? {
        guard let list = test.node?["sentences"], let editor = CollectionEditor(list, lines) else { return nil }
        var groups = groups
        var edits: [TextEdit] = []
        let failed = Set(groups.joined().map(\.sentence.place))
        if failed.count == test.sentences.count {
            // The first sentences keep the test.
            let kept = groups.removeFirst()
            let rewriter = ExpectationEditor(lines: lines, writer: writer)
            guard let rewritten = rewriter.edits(of: test, to: kept[0].actual) else { return nil }
            edits += rewritten
        }
        let moved = Set(groups.joined().map(\.sentence.place))
        let numbers = test.sentences.indices.filter { moved.contains(test.sentences[$0].place) }
        guard let removals = editor.removing(Set(numbers)) else { return nil }
        for group in groups {
            let sentences = group.compactMap { $0.sentence.node?.extent.map(lines.text) }
            guard sentences.count == group.count,
                let added = ExpectationWriter(writer, lines).test(like: test, sentences: sentences, group[0].actual)
            else { return nil }
            edits.append(added)
        }
        return edits + removals
    }
}
