// The JSON form of explanations, an extension of the output of `parse`. Offsets count Unicode scalars.

extension Explanation: Encodable {
    /// As a `ParseResult`, each reading with its `derivation`, its `score` and its `lost_by`, and with the members
    /// `skipped` and `withheld`.
    package var json: Value { json(selectingBy: nil) }

    /// The JSON of the explanation, each reading with its app and all candidates of the selection.
    package func json(selectingBy selector: AppSelector?) -> Value {
        var members: [String: Value] = [
            "text": .string(text),
            "match": .string(match.rawValue),
            "readings": .array(readings.map { $0.json(of: text, selectingBy: selector) }),
            "skipped": .array(skipped.map(\.json)),
        ]
        members["language"] = language.map { .string($0) }
        if match == .none {
            members["nearest"] = .array(nearest.map(\.json))
            members["withheld"] = .array(withheld.map(\.json))
            if !refused.isEmpty { members["refused"] = .array(refused.map(\.json)) }
        }
        if isIncomplete { members["incomplete"] = .bool(true) }
        return .object(members)
    }

    package func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension ExplainedReading {
    /// With the corrected utterance, if there are corrections, and with the app of the reading.
    fileprivate func json(of text: String, selectingBy selector: AppSelector?) -> Value {
        var members = json.object ?? [:]
        if reading.edits > 0 { members["understood"] = .string(reading.corrected(text)) }
        members["app"] = selector?.explainedJSON(for: reading)
        return .object(members)
    }
}

extension ExplainedReading: Encodable {
    /// As a `Reading`, with its `derivation`, its `score` and its `lost_by`.
    package var json: Value {
        var members = reading.json.object ?? [:]
        members["derivation"] = derivation.map { .array($0.nodes.map(\.json)) }
        members["score"] = .object([
            "wildcards": .integer(wildcards),
            "literal_text": .integer(literalText),
            "wildcard_text": .integer(wildcardText),
        ])
        members["lost_by"] = lostBy.map { .string($0.name) }
        return .object(members)
    }

    package func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension RankingCriterion {
    /// The criterion's name in JSON.
    var name: String {
        switch self {
        case .preference: "preference"
        case .wildcards: "wildcards"
        case .weight: "weight"
        case .literalText: "literal_text"
        case .wildcardText: "wildcard_text"
        case .intentName: "intent"
        case .declaration: "declaration"
        case .skipWords: "skip_words"
        case .slots: "slots"
        }
    }
}

extension Derivation.Node {
    fileprivate var json: Value {
        var members: [String: Value] = ["depth": .integer(depth), "template": .string(template)]
        if let spoken { members.merge(spoken.members) { known, _ in known } }
        members.merge(kind.members) { known, _ in known }
        return .object(members)
    }
}

extension Derivation.Kind {
    fileprivate var members: [String: Value] {
        switch self {
        case .template(let source): return ["kind": .string("template"), "source": .string(source.description)]
        case .rule(let name, let source):
            var members: [String: Value] = ["kind": .string("rule"), "name": .string(name)]
            members["source"] = source.map { .string($0.description) }
            return members
        case .alternatives(let branch, let count):
            return ["kind": .string("alternatives"), "branch": .integer(branch), "branches": .integer(count)]
        case .optional(let isSpoken): return ["kind": .string("optional"), "spoken": .bool(isSpoken)]
        case .permutation(let order):
            return ["kind": .string("permutation"), "order": .array(order.map(Value.integer))]
        case .text: return ["kind": .string("text")]
        case .slot(let origin): return origin.members
        case .repetition(let name, let count):
            return ["kind": .string("repetition"), "name": .string(name), "count": .integer(count)]
        }
    }
}

extension SlotOrigin {
    fileprivate var members: [String: Value] {
        [
            "kind": .string("slot"), "name": .string(name), "capture": .bool(isCapture), "value": value,
            "list": source.json,
        ]
    }
}

extension SlotOrigin.Source {
    fileprivate var json: Value {
        switch self {
        case .list(let name, let number, let count):
            return .object(["name": .string(name), "number": .integer(number), "values": .integer(count)])
        case .term(let name, let identifier, let tier):
            return .object([
                "name": .string(name), "term": .string(identifier), "tier": .string(tier.rawValue),
            ])
        case .range(let name, let range):
            var members: [String: Value] = ["range": range.json]
            members["name"] = name.map { .string($0) }
            return .object(members)
        case .typed(let name, let type): return .object(["name": .string(name), "type": .string(type)])
        case .wildcard(let name): return .object(["name": .string(name), "wildcard": .bool(true)])
        }
    }
}

extension Slot.Spoken {
    fileprivate var members: [String: Value] {
        ["text": .string(text), "start": .integer(scalarRange.lowerBound), "end": .integer(scalarRange.upperBound)]
    }

    fileprivate var json: Value { .object(members) }
}

extension RefusedCorrection {
    /// The reading, with the exact lists and whether the sentences are exact.
    fileprivate var json: Value {
        var members = reading.json.object ?? [:]
        members["exact"] = .object(["lists": .array(lists.map(Value.string)), "sentences": .bool(isOfExactSentence)])
        return .object(members)
    }
}

extension ContextBlockedTemplate: Encodable {
    /// The template with its required context.
    package var json: Value {
        .object([
            "intent": .string(intent),
            "template": .string(template),
            "source": .string(source.description),
            "demands": .array(demands.map(\.json)),
        ])
    }

    package func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension ContextBlockedTemplate.Demand {
    fileprivate var json: Value {
        switch self {
        case .required(let key, let values): .object(["required": .string(key), "values": .array(values)])
        case .excluded(let key, let values): .object(["excluded": .string(key), "values": .array(values)])
        case .exception(let template, let source):
            .object(["exception": .string(template), "source": .string(source.description)])
        case .keyword(let words): .object(["keywords": .array(words.map(Value.string))])
        }
    }
}
