import ParlanceGrammar

// Requests beside remarks, which say nothing about them: "my hands are full, call Sarah".

extension Matcher {
    /// The result of the longest part of the utterance that is a request word for word, if the rest of it are remarks; nil if
    /// there is none.
    @inline(never)
    func resultBesideRemarks(in context: SearchContext) -> ParseResult? {
        let language = context.grammar.remarkLanguage
        var options = context.options
        (options.edits, options.partial, options.remarks) = (0, false, false)
        for cut in language.cuts(of: context.utterance) {
            let text = String(context.utterance[cut.request])
            guard let result = context.result(for: text, options), case .exact(let best, let others) = result.outcome,
                stands(best, of: cut, in: text, language)
            else { continue }
            // A shorter request would leave out more of the other one.
            if asksElsewhere(besides: cut, of: language, in: context) { return nil }
            let place = RemarkPlace(cut, in: context.utterance)
            return ParseResult(
                text: context.utterance,
                outcome: .exact(place.moved(best), others: others.map(place.moved)),
                isIncomplete: result.isIncomplete
            )
        }
        return nil
    }

    /// Whether a reading has its text right: a wildcard takes no sign between clauses, and does not reach a cut that nothing
    /// sets off.
    private func stands(
        _ reading: Reading,
        of cut: RemarkCut,
        in text: String,
        _ language: RemarkLanguage
    ) -> Bool {
        let count = text.unicodeScalars.count
        return reading.slots.allSatisfy { slot in
            guard slot.kind == .wildcard, let spoken = slot.spoken else { return true }
            return !language.hasSeveralClauses(spoken.text)
                && (cut.isSetOffBefore || spoken.scalarRange.lowerBound > 0)
                && (cut.isSetOffBehind || spoken.scalarRange.upperBound < count)
        }
    }

    /// Whether the words beside a cut, or a part of them, are a request themselves, perhaps a misspelt one.
    private func asksElsewhere(besides cut: RemarkCut, of language: RemarkLanguage, in context: SearchContext) -> Bool {
        var exact = context.options
        (exact.edits, exact.partial, exact.remarks) = (0, false, false)
        var corrected = exact
        corrected.edits = nil
        return cut.remarks(in: context.utterance).contains { range in
            let remark = String(context.utterance[range])
            return context.isRequest(remark, corrected)
                || language.cuts(of: remark).contains { context.isRequest(String(remark[$0.request]), exact) }
        }
    }
}

extension SearchContext {
    /// The result for another utterance; nil if it has too many ways to be read.
    fileprivate func result(for utterance: String, _ options: ParseOptions) -> ParseResult? {
        withMatcher(for: utterance, options) { $0.result(in: $1) { _ in } }
    }

    /// Whether another utterance has a reading, or too many ways to be read.
    fileprivate func isRequest(_ utterance: String, _ options: ParseOptions) -> Bool {
        result(for: utterance, options).map { $0.match != .none } ?? true
    }
}

extension CompiledGrammar {
    /// The words of remarks in the grammar's language.
    var remarkLanguage: RemarkLanguage {
        remarks.value { RemarkLanguage(parts.languages[parts.language], writesBlanks: normalizer.writesBlanks) }
    }
}

/// The place of a request in an utterance with remarks.
struct RemarkPlace {
    private let utterance: String
    /// The number of scalars before the request.
    private let offset: Int
    private let remarks: [Slot.Spoken]

    init(_ cut: RemarkCut, in utterance: String) {
        self.utterance = utterance
        offset = utterance.scalarOffset(of: cut.request.lowerBound)
        remarks = cut.remarks(in: utterance).map { range in
            let scalars = utterance.scalarOffset(of: range.lowerBound)..<utterance.scalarOffset(of: range.upperBound)
            return Slot.Spoken(text: String(utterance[range]), range: range, scalarRange: scalars)
        }
    }

    /// The reading of a request as one of the utterance.
    func moved(_ reading: Reading) -> Reading {
        reading.with(
            slots: reading.slots.map { slot in
                var slot = slot
                slot.spoken = slot.spoken.map(moved)
                return slot
            },
            remarks: remarks
        )
    }

    private func moved(_ spoken: Slot.Spoken) -> Slot.Spoken {
        let scalars = spoken.scalarRange.lowerBound + offset..<spoken.scalarRange.upperBound + offset
        let all = utterance.unicodeScalars
        let start = all.index(all.startIndex, offsetBy: scalars.lowerBound)
        let end = all.index(start, offsetBy: scalars.count)
        return Slot.Spoken(text: spoken.text, range: start..<end, scalarRange: scalars)
    }
}

extension String {
    fileprivate func scalarOffset(of index: Index) -> Int {
        unicodeScalars.distance(from: unicodeScalars.startIndex, to: index)
    }
}
