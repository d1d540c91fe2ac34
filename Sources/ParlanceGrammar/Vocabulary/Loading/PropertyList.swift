import Foundation

/// A part of a property list that knows where in it it stands.
struct PropertyList {
    let value: Any
    /// The keys and indices that lead here: `ParameterVocabularies[0].ParameterNames`.
    let path: String
    let file: String

    /// Deeper lists are none that anybody wrote; to read them takes a stack of their depth.
    private static let depthLimit = 64

    /// Reads a property list in XML or in binary.
    ///
    /// - Throws: `GrammarError` if it is none.
    init(_ data: Data, file: String) throws(GrammarError) {
        let origin = TermOrigin.keyPath("", file: file)
        guard Self.depth(ofXML: data) <= Self.depthLimit else {
            throw GrammarError([origin.diagnostic(.tooDeep(limit: Self.depthLimit))])
        }
        do {
            value = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw GrammarError([origin.diagnostic(.vocabulary(.notAPropertyList(Self.reason(of: error))))])
        }
        path = ""
        self.file = file
    }

    private init(_ value: Any, path: String, file: String) {
        self.value = value
        self.path = path
        self.file = file
    }

    private static func reason(of error: any Error) -> String {
        let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
        return text.trimmingCharacters(in: CharacterSet(charactersIn: ".\n"))
    }

    /// How deep elements nest at most, where they are counted without being read; 0 for a binary list.
    private static func depth(ofXML data: Data) -> Int {
        guard !data.starts(with: Array("bplist".utf8)) else { return 0 }
        var (depth, deepest) = (0, 0)
        var last: UInt8 = 0
        for byte in data {
            if last == UInt8(ascii: "<") {
                if byte == UInt8(ascii: "/") { depth -= 1 } else if byte != 0x21, byte != 0x3F { depth += 1 }
            } else if byte == UInt8(ascii: ">"), last == UInt8(ascii: "/") {
                depth -= 1
            }
            deepest = max(deepest, depth)
            last = byte
        }
        return deepest
    }
}

extension PropertyList {
    var origin: TermOrigin { .keyPath(path, file: file) }

    var string: String? { value as? String }

    /// What the part is, in the words of property lists.
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

    /// The keys of a dictionary, in order.
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
