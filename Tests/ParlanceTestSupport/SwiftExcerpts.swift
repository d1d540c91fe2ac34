import Foundation

/// The parts of a source file that a document shows, each between `// snippet` and `// end`: the shown code is compiled
/// and run.
public struct SwiftExcerpts: Sendable {
    private let imports: Set<String>
    /// The text without the file's indentation.
    private let texts: [String]

    public init(of file: String) throws {
        let source = try String(contentsOfFile: file, encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        imports = Set(lines.filter { $0.hasPrefix("import ") })
        texts = Self.excerpts(in: lines)
    }

    /// The number of excerpts.
    public var count: Int { texts.count }

    /// Whether a snippet of a document is one of the excerpts, and the file has all its imports.
    public func contain(_ snippet: String) -> Bool {
        let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let imported = lines.prefix { $0.hasPrefix("import ") }
        let rest = lines.dropFirst(imported.count).drop { $0.isEmpty }
        return imports.isSuperset(of: imported) && texts.contains(rest.joined(separator: "\n"))
    }

    /// The expected output of the excerpts: the comments after calls of `print`.
    public var promises: [String] {
        texts.flatMap { $0.matches(of: #/(?m)^ *print\(.*\)  // (.*)$/#).map { String($0.output.1) } }
    }

    private static func excerpts(in lines: [String]) -> [String] {
        var texts: [String] = []
        var rest = lines[...]
        while let start = rest.firstIndex(where: { $0.hasSuffix("// snippet") }),
            let end = rest[start...].firstIndex(where: { $0.hasSuffix("// end") })
        {
            let indentation = rest[start].prefix { $0 == " " }.count
            texts.append(rest[(start + 1)..<end].map { $0.dropFirst(indentation) + "\n" }.joined())
            rest = rest[(end + 1)...]
        }
        return texts
    }
}
