import Foundation
import Parlance

/// Interactions, shortcuts and repeated requests as lines of text and as JSON.
enum HistoryText {
    static func line(_ interaction: Interaction) -> String {
        let parts = [
            date(interaction.ended), interaction.status.rawValue, text(of: interaction.request),
            interaction.group.map { "[\($0)]" }, interaction.identifier,
        ]
        return MarkedText.clean(parts.compactMap(\.self).joined(separator: "  "))
    }

    static func line(_ shortcut: Shortcut) -> String {
        MarkedText.clean("\(shortcut.identifier)  “\(shortcut.phrase)”  \(text(of: shortcut.request))")
    }

    static func line(_ repeated: RepeatedRequest) -> String {
        MarkedText.clean("\(repeated.count) ×  \(date(repeated.last))  \(text(of: repeated.request))")
    }

    private static func text(of request: IntentRequest) -> String {
        let values = request.names.map { name in
            "\(name) = \(request.values(of: name).map(\.name).joined(separator: ", "))"
        }
        return ([request.intent] + values).joined(separator: "  ")
    }

    private static func date(_ date: Date) -> String { date.formatted(.iso8601) }

    /// JSON with dates in ISO 8601.
    static func json(_ content: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(content), as: UTF8.self)
    }
}
