import ParlanceGrammar
import ParlanceText

/// Words that CLDR knows, as lists.
enum CLDRWords {
    static func add(_ tag: String, to source: inout EntitySource) {}
}
