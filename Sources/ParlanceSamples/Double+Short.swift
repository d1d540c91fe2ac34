import Parlance

extension Double {
    /// The shortest decimal form: "5", "2.5".
    var short: String { Value(number: self).description }
}
