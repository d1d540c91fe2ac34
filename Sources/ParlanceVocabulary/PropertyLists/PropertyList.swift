import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A part of a property list with its key path.
struct PropertyList {
    let value: Any
    /// The keys and indices that lead here: `INAlternativeAppNames[0].INAlternativeAppName`.
    let path: String
    let file: String

    /// Reads a property list: XML, binary, or the old style of `.strings` files.
    ///
    /// Binary property lists are not read by Foundation, which on Linux crashes on some damaged ones, and never returns
    /// on some that share parts with themselves. Others are, if they are not nested too deeply for its recursion.
    ///
    /// - Throws: `GrammarError` if the data is no property list.
    init(_ data: Data, file: String) throws(GrammarError) {
        path = ""
        self.file = file
        do {
            value =
                BinaryPropertyList.begins(data)
                ? try BinaryPropertyList.read(data)
                : try TextPropertyList.read(data)
        } catch {
            let problem = GrammarProblem.notAPropertyList(Self.reason(of: error))
            throw GrammarError([SourceOrigin.keyPath("", file: file).diagnostic(problem)])
        }
    }

    private init(_ value: Any, path: String, file: String) {
        self.value = value
        self.path = path
        self.file = file
    }

    /// Whether data begins like a property list in XML or binary format.
    static func begins(_ data: Data) -> Bool {
        if BinaryPropertyList.begins(data) { return true }
        // Skips a byte order mark, if there is one.
        let start = data.prefix(256).drop { $0 <= 0x20 || $0 >= 0x80 }
        return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { start.starts(with: $0.utf8) }
    }

    private static func reason(of error: any Error) -> String {
        if let error = error as? BinaryPropertyListError { return error.description }
        return TextPropertyList.reason(of: error)
    }
}

extension PropertyList {
    var origin: SourceOrigin { .keyPath(path, file: file) }

    var string: String? { value as? String }

    /// The kind of the part for messages, in terms of property lists.
    var kind: String {
        switch value {
        case is String: "the text '\(string?.prefix(40) ?? "")'"
        case is [Any]: "an array"
        case is [String: Any]: "a dictionary"
        case is Data: "data"
        case is Date: "a date"
        default: "a number"
        }
    }

    /// The keys of a dictionary, sorted.
    var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }

    subscript(key: String) -> PropertyList? {
        guard let member = (value as? [String: Any])?[key] else { return nil }
        return PropertyList(member, path: path.isEmpty ? key : "\(path).\(key)", file: file)
    }

    /// The items of an array; nil if it is none.
    var items: [PropertyList]? {
        (value as? [Any])?.enumerated().map { PropertyList($1, path: "\(path)[\($0)]", file: file) }
    }
}
