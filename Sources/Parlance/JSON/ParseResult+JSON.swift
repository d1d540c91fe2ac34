#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The form of results in the batch contract. Offsets count Unicode scalars. Members are in the order of their names.

extension ParseResult: Encodable {
    /// The result in the form of the batch contract.
    public var json: Value { ValueBuilder.object { write(to: &$0, selectingBy: nil) } }

    /// The result in the form of the batch contract, each reading with its app.
    public func json(selectingBy selector: AppSelector) -> Value {
        ValueBuilder.object { write(to: &$0, selectingBy: selector) }
    }

    /// The JSON of `json(selectingBy:)`.
    package func jsonData(selectingBy selector: AppSelector) -> Data {
        JSONWriter.object { write(to: &$0, selectingBy: selector) }
    }

    /// - Parameters:
    ///   - id: The caller's identifier.
    ///   - selector: Nil: readings have no apps.
    func write(to sink: inout some AnswerSink, id: Value? = nil, selectingBy selector: AppSelector?) {
        if let id { sink.member("id", id) }
        if isIncomplete { sink.member("incomplete", .bool(true)) }
        if namesLanguage, let language { sink.member("language", language) }
        sink.member("match", match.rawValue)
        if match == .none { sink.member("nearest", of: nearest) { $0.write(to: &$1) } }
        let namesLanguage = namesLanguage
        sink.member("readings", of: readings) {
            $0.write(to: &$1, selectingBy: selector, namesLanguage: namesLanguage)
        }
        sink.member("text", text)
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension Reading: Encodable {
    /// The reading in the form of the batch contract: `slots` contains the last slot of each name, and `spoken` all
    /// spoken slots in the order of the text.
    public var json: Value { ValueBuilder.object { writeMembers(to: &$0, selectingBy: nil) } }

    /// The reading in the form of the batch contract, with its app. Without a catalog of apps, there is no member for
    /// it.
    public func json(selectingBy selector: AppSelector) -> Value {
        ValueBuilder.object { writeMembers(to: &$0, selectingBy: selector) }
    }

    fileprivate func write<Sink: AnswerSink>(
        to sink: inout Sink,
        selectingBy selector: AppSelector?,
        namesLanguage: Bool
    ) {
        sink.object { writeMembers(to: &$0, selectingBy: selector, namesLanguage: namesLanguage) }
    }

    private func writeMembers(
        to sink: inout some AnswerSink,
        selectingBy selector: AppSelector?,
        namesLanguage: Bool = false
    ) {
        if let selector, !selector.apps.isEmpty { sink.member("app", selector.select(for: self).json) }
        sink.member("context", .object(context))
        if !editedWords.isEmpty { sink.member("edited", of: editedWords) { $0.write(to: &$1) } }
        sink.member("edits", edits)
        sink.member("intent", intent)
        if namesLanguage { sink.member("language", language) }
        sink.member("metadata", .object(metadata))
        if !remarks.isEmpty { sink.member("remarks", of: remarks) { $0.write(to: &$1) } }
        sink.member("response", response)
        sink.member(object: "slots") { slots.write(to: &$0) }
        sink.member("source", source.description)
        sink.name("spoken")
        sink.array { slots.writeSpoken(to: &$0) }
        sink.member("template", template)
        if !unexplainedWords.isEmpty { sink.member("unexplained", of: unexplainedWords) { $0.write(to: &$1) } }
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension [Slot] {
    /// The slots by name; the last of several.
    package var json: Value { ValueBuilder.object { write(to: &$0) } }

    fileprivate func write(to sink: inout some AnswerSink) {
        let last = indices.filter { index in !self[(index + 1)...].contains { $0.name == self[index].name } }
        for index in last.sorted(by: { self[$0].name < self[$1].name }) {
            sink.member(object: self[index].name) { self[index].write(to: &$0) }
        }
    }

    /// The spoken slots, each with its name.
    package var spokenJSON: Value { ValueBuilder.array { writeSpoken(to: &$0) } }

    fileprivate func writeSpoken(to sink: inout some AnswerSink) {
        for slot in self where slot.spoken != nil { sink.object { slot.write(to: &$0, isNamed: true) } }
    }
}

extension Slot.Spoken {
    fileprivate func write(to sink: inout some AnswerSink) {
        sink.object { sink in
            sink.member("end", scalarRange.upperBound)
            sink.member("start", scalarRange.lowerBound)
            sink.member("text", text)
        }
    }
}

extension EditedWord {
    fileprivate func write(to sink: inout some AnswerSink) {
        sink.object { sink in
            sink.member("end", scalarRange.upperBound)
            sink.member("kind", kind.rawValue)
            sink.member("meant", meant)
            sink.member("start", scalarRange.lowerBound)
            sink.member("text", said)
        }
    }
}

extension Slot: Encodable {
    /// The slot in the form of the batch contract, without its name.
    public var json: Value { ValueBuilder.object { write(to: &$0) } }

    fileprivate func write(to sink: inout some AnswerSink, isNamed: Bool = false) {
        if let spoken { sink.member("end", spoken.scalarRange.upperBound) }
        sink.member("kind", kind.rawValue)
        if let metadata { sink.member("metadata", metadata) }
        if isNamed { sink.member("slot", name) }
        if let spoken { sink.member("start", spoken.scalarRange.lowerBound) }
        if let term {
            sink.member(object: "term") { sink in
                sink.member("identifier", term.identifier)
                sink.member("phrase", term.phrase)
            }
        }
        if let spoken { sink.member("text", spoken.text) }
        sink.member("value", value)
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension NearMiss: Encodable {
    /// The near miss in the form of the batch contract.
    public var json: Value { ValueBuilder.object { writeMembers(to: &$0) } }

    fileprivate func write(to sink: inout some AnswerSink) { sink.object { writeMembers(to: &$0) } }

    private func writeMembers(to sink: inout some AnswerSink) {
        sink.member("expected", of: expected) { $1.value($0.json) }
        sink.member("matched", matched)
        sink.member("source", source.description)
        sink.member(object: "stopped") { sink in
            sink.member("end", stoppedScalars.upperBound)
            sink.member("start", stoppedScalars.lowerBound)
        }
        sink.member("template", template)
        if let refusal { sink.member("uncorrected", refusal.json) }
        if let unknown { sink.member("unknown", unknown.json) }
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension NearMiss.UnknownValue {
    fileprivate var json: Value {
        var members: [String: Value] = ["slot": .string(slot), "text": .string(text)]
        members["known"] = known?.json
        return .object(members)
    }
}

extension RefusedWord {
    fileprivate var json: Value {
        var members: [String: Value] = [
            "said": .string(said), "meant": .string(meant), "reason": .string(reason.name),
        ]
        if case .ambiguous(let other) = reason { members["other"] = .string(other) }
        return .object(members)
    }
}

extension RefusedWord.Reason {
    fileprivate var name: String {
        switch self {
        case .disabled: "disabled"
        case .protected: "protected"
        case .known: "known"
        case .opposite: "opposite"
        case .tooShort: "too-short"
        case .ambiguous: "ambiguous"
        case .common: "common"
        case .unsupported: "unsupported"
        case .tooMany: "too-many"
        case .insufficient: "insufficient"
        }
    }
}

extension KnownValue {
    fileprivate var json: Value {
        switch self {
        case .value(let said, let value): .object(["said": .string(said), "value": value])
        case .range(let range): range.json
        case .typed(let list): .object(["type": .string(list.name)])
        }
    }
}

extension NumberRange {
    /// Its bounds and step.
    var json: Value { .object(["from": .integer(from), "to": .integer(to), "step": .integer(step)]) }
}

extension NearMiss.Expected {
    fileprivate var json: Value {
        switch self {
        case .slot(let name): .object(["slot": .string(name)])
        case .text(let text): .object(["text": .string(text)])
        }
    }
}
