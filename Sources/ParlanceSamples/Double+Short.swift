import Parlance

extension Double {
    /// As people write it: "5", "2.5".
    var short: String { Value(number: self).description }
}
