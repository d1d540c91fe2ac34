import ParlanceGrammar
import ParlanceMatching

/// One line of JSON lines: a sentence and its expected result.
struct CorpusLine {
    private let members: [String: Value]

    /// The reason why a line is not a test, in one sentence without a full stop.
    struct Wrong: Error {
        let message: String

        init(_ message: String) { self.message = message }
    }

    init(_ members: [String: Value]) {
        self.members = members
    }

    /// - Parameter context: The caller's context in addition to that of the line.
    func test(at place: SourcePlace, context: [String: Value]) throws(Wrong) -> CorpusTest {
        guard let said = try text("text") else { throw Wrong("a line needs the key 'text', the sentence") }
        var options = ParseOptions(context: context, edits: try edits())
        options.context.merge(try object("context")) { _, own in own }
        options.preferredSlot = try object("prefer")["slot"]?.string
        options.preferredMetadata = try object("prefer")["metadata"]?.string
        if members["home"] != nil, members["prefer"] == nil { options.preferredSlot = "name" }
        options.now = try now()
        let sentence = CorpusTest.Sentence(text: said, place: place, spans: try spans())
        return CorpusTest(
            sentences: [sentence],
            expected: try expectation(in: options.context),
            options: options,
            exemption: try exemption()
        )
    }

    private func exemption() throws(Wrong) -> Exemption? {
        let (skipped, fails) = (try reason("skip"), try reason("fails"))
        if skipped != nil, fails != nil { throw Wrong("a line may have 'skip' or 'fails', not both") }
        return skipped.map { .skipped(reason: $0) } ?? fails.map { .fails(reason: $0) }
    }

    private func reason(_ key: String) throws(Wrong) -> String? {
        guard members[key] != nil else { return nil }
        if let reason = try text(key), reason.contains(where: { !$0.isWhitespace }) { return reason }
        throw Wrong("'\(key)' needs the reason, in words")
    }

    private func ignoresOtherSlots() throws(Wrong) -> Bool {
        guard let option = try text("other_slots") else { return false }
        if option == CorpusKeys.ignoredOption { return true }
        throw Wrong("'other_slots' may be '\(CorpusKeys.ignoredOption)'")
    }

    private func now() throws(Wrong) -> ReferenceTime? {
        guard let text = try text("now") else { return nil }
        if let time = ReferenceTime(iso: text) { return time }
        throw Wrong("'now' must be a local time like 2026-11-20T09:00")
    }

    private func edits() throws(Wrong) -> Int {
        guard let value = members["edits"], value != .null else { return 0 }
        guard case .integer(let edits) = value, edits >= 0 else {
            throw Wrong("'edits' must be how many words may be edited")
        }
        return edits
    }

    private func expectation(in context: [String: Value]) throws(Wrong) -> Expectation {
        if members["match"] == .string("none") { return .noMatch }
        if case .array(let readings)? = members["readings"], members["intent"] == nil {
            guard let best = readings.first?.object else { return .noMatch }
            return try CorpusLine(best).expectation(in: context)
        }
        guard let intent = members["intent"] else {
            throw Wrong("a line needs the key 'intent'; null if no template may match")
        }
        if intent == .null { return .noMatch }
        guard let name = intent.string else { throw Wrong("'intent' must be a text or null") }
        var expected = Understanding(intent: name, slots: try slots(), response: try text("response"))
        expected.metadata = try object("metadata")
        expected.ignoresOtherSlots = try ignoresOtherSlots()
        if let combination = try text("combination") { expected.metadata["slot_combination"] = .string(combination) }
        let isFromContext = members["context_area_slot"]?.isTruthy ?? false
        if isFromContext, expected.slots["area"] == nil { expected.slots["area"] = context["area"] }
        return .reading(expected)
    }

    private func slots() throws(Wrong) -> [String: Value] {
        try object("slots").mapValues { slot in slot.object?["value"] ?? slot }
            .merging(repeatedSlots()) { _, values in values }
    }

    /// The slots that occur several times under `spoken`, each with all its values.
    private func repeatedSlots() throws(Wrong) -> [String: Value] {
        guard let spoken = members["spoken"], spoken != .null else { return [:] }
        guard case .array(let items) = spoken else { throw Wrong("'spoken' must be a list of slots") }
        var values: [String: [Value]] = [:]
        for item in items {
            guard let slot = item.object, let name = slot["slot"]?.string, let value = slot["value"] else {
                throw Wrong("each slot under 'spoken' needs the keys 'slot' and 'value'")
            }
            values[name, default: []].append(value)
        }
        return values.filter { $0.value.count > 1 }.mapValues(Value.all)
    }

    /// Under `spans`, or with the slots.
    private func spans() throws(Wrong) -> [String: Range<Int>] {
        var spans: [String: Range<Int>] = [:]
        for (name, span) in try object("spans") {
            guard case .array(let ends) = span, ends.count == 2 else { throw Wrong("a span must be [start, end]") }
            spans[name] = try range(ends[0], ends[1])
        }
        for (name, slot) in try object("slots") {
            guard let slot = slot.object, let start = slot["start"], let end = slot["end"] else { continue }
            spans[name] = try range(start, end)
        }
        return spans
    }

    private func range(_ start: Value, _ end: Value) throws(Wrong) -> Range<Int> {
        guard case .integer(let start) = start, case .integer(let end) = end, 0 <= start, start <= end else {
            throw Wrong("a span begins and ends at whole numbers, its beginning first")
        }
        return start..<end
    }

    func text(_ key: String) throws(Wrong) -> String? {
        guard let value = members[key], value != .null else { return nil }
        guard let text = value.string else { throw Wrong("'\(key)' must be a text") }
        return text
    }

    private func object(_ key: String) throws(Wrong) -> [String: Value] {
        guard let value = members[key], value != .null else { return [:] }
        guard let object = value.object else { throw Wrong("'\(key)' must be an object") }
        return object
    }
}
