import ParlanceGrammar

extension RequestSplitter {
    private typealias Words = ArraySlice<Range<String.Index>>

    /// The maximum number of words before the value that a request takes from the first one: "turn on the".
    private static let openingLimit = 8
    /// The maximum number of words behind its value that the first request takes from the last one: "ein", "percent".
    private static let endingLimit = 3
    /// The maximum number of segments in a value: "salt and pepper mill".
    private static let longestValue = 3

    /// The requests of segments that share the words before and behind their values: "turn on the lamp and the fan",
    /// "mach die Lampe und den Ventilator an". All are of the same intent and have the same slots as the first, but for one name.
    mutating func completed(_ run: Range<Int>) -> [Request]? {
        let (opening, last) = (segments[run.lowerBound], segments[run.upperBound - 1])
        for shared in 0...min(Self.endingLimit, last.count - 1) {
            let ending = last.suffix(shared)
            guard let first = first(of: run, ending) else { continue }
            for length in stride(from: min(Self.openingLimit, opening.count), through: shared == 0 ? 1 : 0, by: -1) {
                let others = others(of: run, after: opening.prefix(length), like: first) { part in
                    part.upperBound == run.upperBound ? [] : ending
                }
                if let others { return [first] + others }
            }
        }
        return separated(run)
    }

    /// The requests if the first one has a word behind its value that the others leave out: "turn the lamp on and the
    /// fan".
    private mutating func separated(_ run: Range<Int>) -> [Request]? {
        let opening = segments[run.lowerBound]
        guard opening.count > 2, let first = request(run.lowerBound..<run.lowerBound + 1) else { return nil }
        let ending = opening.suffix(1)
        for length in stride(from: min(Self.openingLimit, opening.count - 2), through: 1, by: -1) {
            let others = others(of: run, after: opening.prefix(length), like: first) { _ in ending }
            if let others { return [first] + others }
        }
        return nil
    }

    private mutating func first(of run: Range<Int>, _ ending: Words) -> Request? {
        let part = run.lowerBound..<run.lowerBound + 1
        let alone = request(part)
        if ending.isEmpty { return alone }
        let words = text(of: segments[run.lowerBound] + ending)
        let completed = request(in: range(of: part), as: words, isCompleted: true)
        // In "send Mia 20 dollars and Sarah 10" the last number is not a part of the first one.
        if let reading = completed?.result.best, alone?.result.best?.hasOtherNumber(in: reading) == true { return nil }
        return completed
    }

    /// The requests behind the first one, each of one segment or several: "the salt and pepper mill".
    ///
    /// - Parameter ending: Returns the words that a request leaves out behind its value.
    private mutating func others(
        of run: Range<Int>,
        after opening: Words,
        like first: Request,
        before ending: (Range<Int>) -> Words
    ) -> [Request]? {
        var requests: [Request] = []
        var start = run.lowerBound + 1
        while start < run.upperBound {
            var end = min(start + Self.longestValue, run.upperBound)
            while end > start {
                let part = start..<end
                if let request = completed(part, after: opening, before: ending(part), like: first) {
                    requests.append(request)
                    break
                }
                end -= 1
            }
            if end == start { return nil }
            start = end
        }
        return requests
    }

    /// The request of some segments with words of the others.
    ///
    /// - Parameter opening: Words of the first segment.
    private mutating func completed(_ part: Range<Int>, after opening: Words, before ending: Words, like first: Request)
        -> Request?
    {
        let range = range(of: part)
        let request = request(in: range, as: text(of: opening + [range] + ending), isCompleted: true)
        guard let request, let reading = request.result.best, let model = first.result.best,
            let replaced = model.slot(replacedIn: reading)
        else { return nil }
        return takes(opening, before: replaced, of: first) ? request : nil
    }

    /// Whether a request takes words of the first one only in front of the value that it replaces.
    private func takes(_ opening: Words, before replaced: Slot, of first: Request) -> Bool {
        guard let spoken = replaced.spoken, let last = opening.last else { return true }
        let scalars = text.unicodeScalars
        let end =
            first.isCompleted
            ? text(of: opening).unicodeScalars.count
            : scalars.distance(from: first.range.lowerBound, to: last.upperBound)
        return end <= spoken.scalarRange.lowerBound
    }

    private func text(of words: some Sequence<Range<String.Index>>) -> String {
        words.map { text[$0] }.joined(separator: " ")
    }
}

extension Reading {
    /// The maximum number of slots that name one thing: "the bedroom lamp".
    private static let mostReplaced = 2

    /// The first slot that another reading of the same intent has another one for: another value of the same name, or at
    /// most one of another name ("the lamp at eleven and the fan at noon"). One slot may stand for a few, if no other is left:
    /// "the bedroom lamp and the fan". Nil if the readings differ in anything else. Free text does not count: it would take any
    /// words for a value.
    fileprivate func slot(replacedIn other: Reading) -> Slot? {
        guard intent == other.intent else { return nil }
        let replaced = slots.filter { slot in !other.slots.contains { $0.name == slot.name && $0.value == slot.value } }
        let replacing = other.slots.filter { slot in !slots.contains { $0.name == slot.name && $0.value == slot.value }
        }
        let names = Set(replacing.map(\.name))
        let areAll = replaced.count == slots.count && replacing.count == other.slots.count
        let isOne = replacing.count == 1 && replaced.count <= Self.mostReplaced
        let areAlike = replaced.count == replacing.count && replaced.count(where: { !names.contains($0.name) }) <= 1
        guard !replaced.isEmpty, areAlike || areAll && isOne,
            !(replaced + replacing).contains(where: { $0.kind == .wildcard })
        else { return nil }
        return replaced.min { $0.start < $1.start }
    }

    /// Whether a slot that is a number here is another number in a reading of more words.
    fileprivate func hasOtherNumber(in other: Reading) -> Bool {
        slots.contains { slot in
            guard let number = slot.value.numericPart, let longer = other[slot.name]?.value.numericPart else {
                return false
            }
            return number != longer
        }
    }
}

extension Slot {
    /// Where the words of the slot begin, in Unicode scalars; at the end if it has none.
    fileprivate var start: Int { spoken?.scalarRange.lowerBound ?? .max }
}
