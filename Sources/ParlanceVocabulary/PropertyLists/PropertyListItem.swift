/// A value to write to a property list.
enum PropertyListItem: Encodable {
    case text(String)
    case array([PropertyListItem])
    case dictionary([String: PropertyListItem])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .array(let items): try container.encode(items)
        case .dictionary(let members): try container.encode(members)
        }
    }

    static func texts(_ texts: [String]) -> PropertyListItem { .array(texts.map { .text($0) }) }
}
