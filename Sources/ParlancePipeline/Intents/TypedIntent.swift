/// An intent as a Swift type: a struct with a property for each parameter.
///
/// `parlance generate swift` writes such structs from `intents.yaml`. All parameters are optional, or arrays, as in
/// SiriKit: their values may be missing while the intent is being resolved.
///
/// ```swift
/// let order = try parser.parse("order a large plum cake").best!.decode(as: OrderCake.self)
/// print(order.size!, order.cake!.identifier)  // large plum
/// ```
public protocol TypedIntent: Decodable, Sendable {
    /// The coding keys: the names of the parameters.
    associatedtype Parameter: CodingKey & Sendable

    /// The name of the intent in grammars and declarations.
    static var intentName: String { get }
}
