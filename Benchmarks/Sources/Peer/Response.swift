import Foundation

/// A line of output.
enum Response {
    case ready(version: String)
    /// The total time of all utterances.
    case total(nanoseconds: UInt64)
    /// The time of each utterance; nil if it exceeds the limit.
    case each(nanoseconds: [UInt64?])
    case answers([Answer?])
    case memory(bytes: Int)
    case threads(ThreadTimes)
    /// For each stage, the time of each utterance, in nanoseconds.
    case stages([String: [UInt64]])
    case error(String)

    func write() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        try FileHandle.standardOutput.write(contentsOf: encoder.encode(self) + Data("\n".utf8))
    }
}

extension Response: Encodable {
    private enum Key: String, CodingKey {
        case ready, version, nanoseconds, answers, bytes, error
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .threads(let times): return try times.encode(to: encoder)
        case .stages(let times): return try times.encode(to: encoder)
        default: break
        }
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .ready(let version):
            try container.encode(true, forKey: .ready)
            try container.encode(version, forKey: .version)
        case .total(let nanoseconds): try container.encode(nanoseconds, forKey: .nanoseconds)
        case .each(let nanoseconds): try container.encode(nanoseconds, forKey: .nanoseconds)
        case .answers(let answers): try container.encode(answers, forKey: .answers)
        case .memory(let bytes): try container.encode(bytes, forKey: .bytes)
        case .error(let message): try container.encode(message, forKey: .error)
        case .threads, .stages: break
        }
    }
}
