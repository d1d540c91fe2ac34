import CParlance
import Parlance

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The options for utterances, read once for any number of them.
struct Utterance: Sendable {
    private let parser: MultilingualParser
    private let selector: AppSelector
    private let options: ParseOptions

    /// - Parameter members: The fields of a line of the batch contract except `text` and `id`.
    /// - Throws: `BatchError` for the first invalid one.
    init(_ members: [String: Value], for handle: ParserHandle) throws(BatchError) {
        let all = MultilingualParser(handle.parser)
        guard !members.isEmpty else {
            (parser, selector, options) = (all, handle.selector, ParseOptions())
            return
        }
        let request = try BatchRequest.Parse(text: "", options: members, without: ["requests"])
        parser = try all.restricted(for: request)
        selector = try handle.selector.serving(request, among: handle.parser.apps)
        options = request.options
    }

    func parse(_ text: String) throws(ParseError) -> ResultHandle {
        ResultHandle(try parser.parse(text, options: options), selector)
    }

    /// The result in the form of the batch contract, as JSON, without a handle.
    func json(of text: String) throws(ParseError) -> Data {
        try parser.parse(text, options: options).jsonData(selectingBy: selector)
    }
}
