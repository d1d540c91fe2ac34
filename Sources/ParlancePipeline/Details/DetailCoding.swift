import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Converts typed details to values and back, by way of JSON.
enum DetailCoding {
    static func details(_ details: some Encodable) throws(ResponseDetailsError) -> [String: Value] {
        guard let members = try value(details).object else {
            throw .notEncodable(reason: "\(type(of: details)) is not an object")
        }
        return members
    }

    static func value(_ value: some Encodable) throws(ResponseDetailsError) -> Value {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        do {
            return try JSONDecoder().decode(Value.self, from: encoder.encode(value))
        } catch {
            throw .notEncodable(reason: "\(error)")
        }
    }

    static func decode<T: Decodable>(_ type: T.Type, from value: Value) throws(ResponseDetailsError) -> T {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(T.self, from: JSONEncoder().encode(value))
        } catch {
            throw ResponseDetailsError(error)
        }
    }
}
