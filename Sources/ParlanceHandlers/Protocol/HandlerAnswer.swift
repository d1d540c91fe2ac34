import Foundation
import Parlance
import ParlanceGrammar

/// An answer of the protocol: the line of JSON that a program writes for a call.
///
/// ```swift
/// let answer = try HandlerAnswer(line, to: call.id)
/// let resolutions = try answer.results
/// ```
public struct HandlerAnswer: Sendable {
    private let members: [String: Value]

    /// The number of characters that a fault quotes from an invalid line.
    private static let quoted = 60

    /// Reads the answer to the call with the identifier.
    ///
    /// - Throws: If the line is not a JSON object, answers another call, or reports a failure.
    public init(_ line: Data, to identifier: Int) throws(HandlerFault) {
        let members = try Self.members(of: line)
        let found = members["id"] ?? .null
        guard found == .integer(identifier) else {
            throw .wrongIdentifier(expected: identifier, found: found.description)
        }
        try self.init(members)
    }

    /// Reads an answer that comes directly from the called function, so its `id` is ignored.
    ///
    /// - Throws: If the text is not a JSON object, or reports a failure.
    package init(returned text: Data) throws(HandlerFault) {
        try self.init(Self.members(of: text))
    }

    private init(_ members: [String: Value]) throws(HandlerFault) {
        self.members = members
        if let error = members["error"], error != .null { throw .failed(error.string ?? error.description) }
    }

    private static func members(of text: Data) throws(HandlerFault) -> [String: Value] {
        let object = (try? JSONReader.object(in: text)) ?? [:]
        guard !object.isEmpty else { throw .notJSON(line: quotation(of: text)) }
        return object
    }

    private static func quotation(of line: Data) -> String {
        let text = String(decoding: line, as: UTF8.self)
        return text.count > quoted ? text.prefix(quoted) + "…" : text
    }

    /// The answer to `supports`.
    public var supports: Bool { get throws(HandlerFault) { try flag("supports") } }

    /// The answer to `schedule`: whether the request is kept for later.
    public var isScheduled: Bool { get throws(HandlerFault) { try flag("scheduled") } }

    /// The answer to `resolve`; nil if the handler accepts the parameter unchanged.
    public var results: [Resolution]? {
        get throws(HandlerFault) {
            switch try value("results") {
            case .null: return nil
            case .array(let items):
                var results: [Resolution] = []
                for item in items { results.append(try Resolution(answered: item)) }
                return results
            default: throw .wrongType(key: "results", expected: "a list of outcomes, or null")
            }
        }
    }

    /// The answer to `confirm` and to `handle`.
    public var response: IntentResponse {
        get throws(HandlerFault) {
            guard let code = try value("code").string else {
                throw .wrongType(key: "code", expected: "a response code")
            }
            var response = IntentResponse(ResponseCode(rawValue: code))
            response.details = try object(members["details"], key: "details")
            response.activity = try activity
            return response
        }
    }

    private var activity: Activity? {
        get throws(HandlerFault) {
            guard let activity = members["activity"], activity != .null else { return nil }
            let members = try object(activity, key: "activity")
            guard let type = members["type"]?.string else {
                throw .wrongType(key: "activity", expected: "an object with 'type', and maybe 'title' and 'user_info'")
            }
            let info = try object(members["user_info"], key: "user_info")
            return Activity(type: type, title: members["title"]?.string, userInfo: info)
        }
    }

    private func flag(_ key: String) throws(HandlerFault) -> Bool {
        guard case .bool(let flag) = try value(key) else { throw .wrongType(key: key, expected: "true or false") }
        return flag
    }

    private func value(_ key: String) throws(HandlerFault) -> Value {
        guard let value = members[key] else { throw .missingKey(key) }
        return value
    }

    private func object(_ value: Value?, key: String) throws(HandlerFault) -> [String: Value] {
        guard let value, value != .null else { return [:] }
        guard let members = value.object else { throw .wrongType(key: key, expected: "an object") }
        return members
    }
}
