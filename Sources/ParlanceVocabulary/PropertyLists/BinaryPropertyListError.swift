import ParlanceGrammar

/// Why data is no property list in the binary form.
enum BinaryPropertyListError: Error, CustomStringConvertible {
    case damaged
    case tooMuch

    /// In a few words, without a full stop.
    var description: String {
        switch self {
        case .damaged: "it is damaged, or not whole"
        case .tooMuch:
            "it has more than \(BinaryPropertyList.valueLimit) values, is nested too deeply, or contains itself"
        }
    }
}
