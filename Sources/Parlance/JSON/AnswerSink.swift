import ParlanceGrammar

/// Receives an answer, as JSON (`JSONWriter`) or as a value (`ValueBuilder`), so that answers are defined once for both.
///
/// The members of an object come in the order of their names, which is their order in JSON.
protocol AnswerSink {
    /// Adds the name of the next member.
    mutating func name(_ name: String)

    /// Adds an object as the value of the member, or as the next item.
    mutating func object(_ content: (inout Self) -> Void)

    /// Adds an array in the same way.
    mutating func array(_ content: (inout Self) -> Void)

    /// Adds a value in the same way.
    mutating func value(_ value: Value)
}

extension AnswerSink {
    mutating func member(_ name: String, _ value: Value) {
        self.name(name)
        self.value(value)
    }

    mutating func member(_ name: String, _ text: String) { member(name, .string(text)) }

    mutating func member(_ name: String, _ number: Int) { member(name, .integer(number)) }

    mutating func member(object name: String, _ content: (inout Self) -> Void) {
        self.name(name)
        object(content)
    }

    /// Adds a member with an item for each element.
    mutating func member<Element>(_ name: String, of elements: [Element], _ item: (Element, inout Self) -> Void) {
        self.name(name)
        array { sink in
            for element in elements { item(element, &sink) }
        }
    }
}

/// Builds the value of an answer.
struct ValueBuilder: AnswerSink {
    private var name: String?
    private var members: [String: Value] = [:]
    private var items: [Value] = []

    /// The object with some members.
    static func object(_ content: (inout ValueBuilder) -> Void) -> Value {
        var builder = ValueBuilder()
        content(&builder)
        return .object(builder.members)
    }

    /// The array with some items.
    static func array(_ content: (inout ValueBuilder) -> Void) -> Value {
        var builder = ValueBuilder()
        content(&builder)
        return .array(builder.items)
    }

    mutating func name(_ name: String) { self.name = name }

    mutating func object(_ content: (inout ValueBuilder) -> Void) { value(Self.object(content)) }

    mutating func array(_ content: (inout ValueBuilder) -> Void) { value(Self.array(content)) }

    mutating func value(_ value: Value) {
        if let name { members[name] = value } else { items.append(value) }
        name = nil
    }
}
