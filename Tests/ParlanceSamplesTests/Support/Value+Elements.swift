import ParlanceGrammar

extension Value {
    /// The items of an array; none for other values.
    var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }
}
