// The JSON form of readings in the batch contract. Offsets count Unicode scalars.

extension ParseResult: Encodable {
    /// The result in the form of the batch contract.
    public var json: Value { .object(members) }

    var members: [String: Value] { members(\.json) }

    /// - Parameter json: Returns the form of a reading.
    func members(_ json: (Reading) -> Value) -> [String: Value] {
        var members: [String: Value] = [
            "text": .string(text), "match": .string(match.rawValue), "readings": .array(readings.map(json)),
        ]
        if match == .none { members["nearest"] = .array(nearest.map(\.json)) }
        if isIncomplete { members["incomplete"] = .bool(true) }
        return members
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension Reading: Encodable {
    /// The reading in the form of the batch contract: `slots` contains the last slot of each name, and `spoken` all
    /// spoken slots in the order of the text.
    public var json: Value {
        var members: [String: Value] = [
            "intent": .string(intent),
            "slots": slots.json,
            "spoken": spokenSlots.spokenJSON,
            "context": .object(context),
            "response": .string(response),
            "metadata": .object(metadata),
            "edits": .integer(edits),
            "template": .string(template),
            "source": .string(source.description),
        ]
        if !editedWords.isEmpty { members["edited"] = .array(editedWords.map(\.json)) }
        if !unexplainedWords.isEmpty { members["unexplained"] = .array(unexplainedWords.map(\.json)) }
        return .object(members)
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension [Slot] {
    /// The slots by name; the last of several.
    package var json: Value {
        .object(Dictionary(map { ($0.name, $0.json) }, uniquingKeysWith: { _, last in last }))
    }

    /// Each slot with its name.
    package var spokenJSON: Value {
        .array(map { .object($0.members.merging(["slot": .string($0.name)]) { _, name in name }) })
    }
}

extension Slot.Spoken {
    /// The form of the batch contract.
    fileprivate var json: Value {
        .object([
            "text": .string(text), "start": .integer(scalarRange.lowerBound), "end": .integer(scalarRange.upperBound),
        ])
    }
}

extension EditedWord {
    /// The form of the batch contract.
    fileprivate var json: Value {
        .object([
            "kind": .string(kind.rawValue),
            "text": .string(said),
            "meant": .string(meant),
            "start": .integer(scalarRange.lowerBound),
            "end": .integer(scalarRange.upperBound),
        ])
    }
}

extension Slot: Encodable {
    /// The slot in the form of the batch contract, without its name.
    public var json: Value { .object(members) }

    fileprivate var members: [String: Value] {
        var members: [String: Value] = ["value": value, "kind": .string(kind.rawValue)]
        members["metadata"] = metadata
        members["term"] = term.map {
            .object(["identifier": .string($0.identifier), "phrase": .string($0.phrase)])
        }
        if let spoken {
            members["text"] = .string(spoken.text)
            members["start"] = .integer(spoken.scalarRange.lowerBound)
            members["end"] = .integer(spoken.scalarRange.upperBound)
        }
        return members
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension NearMiss: Encodable {
    /// The near miss in the form of the batch contract.
    public var json: Value {
        var members: [String: Value] = [
            "template": .string(template),
            "source": .string(source.description),
            "matched": .integer(matched),
            "stopped": .object([
                "start": .integer(stoppedScalars.lowerBound), "end": .integer(stoppedScalars.upperBound),
            ]),
            "expected": .array(expected.map(\.json)),
        ]
        members["unknown"] = unknown?.json
        return .object(members)
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
