/// A slot list whose values a slot type recognizes.
public struct TypedList: Sendable {
    /// The slot type that recognizes the values.
    package let type: any SlotType

    package init(_ type: any SlotType) {
        self.type = type
    }

    /// The name of the type.
    public var name: String { type.name }
    /// The configuration of the type.
    public var options: [String: Value] { type.options }
    /// A noun phrase for the values: "a colour of six hexadecimal digits".
    public var summary: String { type.summary }
}

extension TypedList: Hashable {
    /// Equal lists have types with the same name and options.
    public static func == (left: TypedList, right: TypedList) -> Bool {
        left.name == right.name && left.options == right.options
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(options)
    }
}
