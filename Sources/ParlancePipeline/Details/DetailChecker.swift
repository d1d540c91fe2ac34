import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compares the details of a response with the declaration of its intent.
struct DetailChecker {
    let declaration: IntentDeclaration

    init(_ declaration: IntentDeclaration) { self.declaration = declaration }

    /// The Swift types of structures, by their names in files.
    static let structures: [String: any (Codable & Sendable).Type] = [
        "bill-details": BillDetails.self, "call-record": CallRecord.self, "message-record": MessageRecord.self,
        "note-item": NoteItem.self, "payment-account": PaymentAccount.self, "payment-method": PaymentMethod.self,
        "payment-record": PaymentRecord.self, "person": Person.self, "placemark": Placemark.self,
        "ride-option": RideOption.self, "ride-status": RideStatus.self, "task-item": TaskItem.self,
        "task-list": TaskList.self,
    ]

    /// The number of characters that a problem quotes from a value.
    private static let quoted = 80

    /// Without declared details, all are accepted; a detail that is null is none.
    func check(_ details: [String: Value]) throws(PipelineProblem) {
        guard let declared = declaration.responseDetails else { return }
        for (name, value) in details.sorted(by: { $0.key < $1.key }) where value != .null {
            guard let detail = declared.first(where: { $0.name == name }) else {
                throw .unknownDetail(name, intent: declaration.name, known: declared.map(\.name))
            }
            try check(value, of: detail)
        }
    }

    private func check(_ value: Value, of detail: DetailDeclaration) throws(PipelineProblem) {
        guard detail.isArray else { return try check(value, detail.type, at: detail.name) }
        guard case .array(let items) = value else {
            throw Self.problem(value, at: detail.name, expected: "a list")
        }
        for (index, item) in items.enumerated() { try check(item, detail.type, at: "\(detail.name)[\(index)]") }
    }

    private func check(_ value: Value, _ type: DetailType, at path: String) throws(PipelineProblem) {
        switch (type, value) {
        case (.any, _), (.text, .string), (.integer, .integer), (.boolean, .bool): return
        case (.number, .integer), (.number, .number): return
        case (.option(let options), .string(let text)) where options.contains(text): return
        case (.option(let options), _):
            throw Self.problem(value, at: path, expected: "one of \(options.joined(separator: ", "))")
        case (.money, _): try check(value, as: CurrencyAmount.self, at: path, "an amount with 'currencyCode'")
        case (.date, _): try check(value, as: Date.self, at: path, "a date such as 2026-11-20T09:00:00Z")
        case (.structure(let name), _):
            guard let structure = Self.structures[name] else { return }
            try check(value, as: structure, at: path, "a \(name)")
        case (.text, _): throw Self.problem(value, at: path, expected: "a text")
        case (.integer, _): throw Self.problem(value, at: path, expected: "an integer")
        case (.number, _): throw Self.problem(value, at: path, expected: "a number")
        case (.boolean, _): throw Self.problem(value, at: path, expected: "true or false")
        }
    }

    /// Decodes the value and encodes it again, so that members that the type does not have are found.
    private func check<T: Codable>(
        _ value: Value,
        as type: T.Type,
        at path: String,
        _ expected: String
    ) throws(PipelineProblem) {
        do {
            let known = try DetailCoding.value(DetailCoding.decode(type, from: value))
            guard let unknown = value.pathOfUnknownMember(comparedWith: known) else { return }
            throw PipelineProblem.invalidDetail(path + unknown, value: "", expected: "a member of \(expected)")
        } catch let problem as PipelineProblem {
            throw problem
        } catch ResponseDetailsError.mismatch(let member, let reason) {
            let place = member.isEmpty || member.hasPrefix("[") ? path + member : "\(path).\(member)"
            throw Self.problem(value, at: place, expected: "\(expected) (\(reason))")
        } catch {
            throw Self.problem(value, at: path, expected: "\(expected) (\(error))")
        }
    }

    private static func problem(_ value: Value, at path: String, expected: String) -> PipelineProblem {
        let text = value.description
        let quotation = text.count > quoted ? text.prefix(quoted) + "…" : text
        return .invalidDetail(path, value: quotation, expected: expected)
    }
}

extension Value {
    /// The path of a member that `known` lacks, such as `.driver.nickname`; nil if there is none.
    fileprivate func pathOfUnknownMember(comparedWith known: Value) -> String? {
        switch (self, known) {
        case (.object(let members), .object(let others)):
            return members.sorted { $0.key < $1.key }.lazy.compactMap { name, value in
                if value == .null { return nil }
                guard let other = others[name] else { return ".\(name)" }
                return value.pathOfUnknownMember(comparedWith: other).map { ".\(name)\($0)" }
            }
            .first
        case (.array(let items), .array(let others)):
            return zip(items, others).enumerated().lazy.compactMap { index, pair in
                pair.0.pathOfUnknownMember(comparedWith: pair.1).map { "[\(index)]\($0)" }
            }
            .first
        default: return nil
        }
    }
}
