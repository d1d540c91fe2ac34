import ParlanceGrammar
import ParlanceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The texts of `InfoPlist.strings` in the folders `<language>.lproj` beside an `Info.plist`.
struct LocalizedStrings {
    private static let fileName = "InfoPlist.strings"
    private static let suffix = ".lproj"
    private static let baseFolder = "Base"

    /// The texts by canonical tag, then by key.
    private var texts: [String: [String: String]] = [:]
    private let baseTag: String
    /// The requested keys. Other texts are no names, and may be empty.
    private let keys: Set<String>
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - list: the property list; its `CFBundleDevelopmentRegion` determines the base language.
    ///   - keys: the keys of the names.
    init(beside list: PropertyList, of keys: Set<String>) {
        self.keys = keys
        let region = list["CFBundleDevelopmentRegion"]?.string ?? ""
        baseTag = LanguageTag(LanguageTag.isTag(region) ? region : Self.baseFolder).text
        let folder = FilePath(list.file).folder
        for path in [folder, folder + "/Resources"] { read(in: path.isEmpty ? "." : path) }
    }

    private mutating func read(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(Self.suffix) {
            let file = "\(folder == "." ? "" : folder + "/")\(name)/\(Self.fileName)"
            let tag = String(name.dropLast(Self.suffix.count))
            guard LanguageTag.isTag(tag), FileManager.default.fileExists(atPath: file) else { continue }
            let contents = FileContents(paths: [file])
            diagnostics += contents.diagnostics
            for file in contents.files { read(file, tag: LanguageTag(tag).text) }
        }
    }

    private mutating func read(_ file: FileContents.File, tag: String) {
        do {
            let list = try PropertyList(file.data, file: file.name)
            texts[tag, default: [:]].merge(strings(in: list)) { first, _ in first }
        } catch {
            diagnostics += error.diagnostics
        }
    }

    private mutating func strings(in list: PropertyList) -> [String: String] {
        var strings: [String: String] = [:]
        var reader = PropertyListReader()
        for key in list.keys where keys.contains(key) { strings[key] = list[key].flatMap { reader.name($0) } }
        diagnostics += reader.diagnostics
        return strings
    }
}

extension LocalizedStrings {
    /// The languages other than the base, sorted.
    var tags: [String] {
        texts.keys.filter { $0 != baseTag && $0 != LanguageTag(Self.baseFolder).text }.sorted()
    }

    /// The text of a key in a language.
    subscript(key: String, tag: String) -> String? { texts[tag]?[key] }

    func has(_ key: String?, in tag: String) -> Bool { key.map { self[$0, tag] != nil } ?? false }

    /// The text of a key in the base language.
    func base(_ key: String) -> String? {
        self[key, baseTag] ?? self[key, LanguageTag(Self.baseFolder).text]
    }

    /// The text of a key in a language, in one with fewer subtags, or in the base language.
    func nearest(_ key: String, to tag: String) -> String? {
        LanguageTag(tag).fallbacks.lazy.compactMap { self[key, $0] }.first ?? base(key)
    }
}
