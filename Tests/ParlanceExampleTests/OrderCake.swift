import Parlance

/// The output of `parlance generate swift` for the declarations of the article on handling intents.
struct OrderCake: TypedIntent {
    enum Parameter: String, CodingKey {
        case cake, size
    }

    typealias CodingKeys = Parameter

    enum Size: String, Decodable {
        case small, large
    }

    static let intentName = "OrderCake"
    var cake: Term?
    var size: Size?
}
