import Foundation
import ParlanceEntities
import ParlanceMatching

extension GrammarCache: EntityLanguageStore {
    /// The extension of files with the compiled words and patterns of a language.
    static let languageExtension = ".language"

    /// Tells the program that wrote a file: the words of languages, and what it makes of a grammar, are part of the program.
    /// Nil if it is unknown.
    static let program = FileState(path: "/proc/self/exe").map { "\($0.line)\(CompiledFile.versions)" }

    func language(_ tag: String) -> EntityLanguage? {
        guard let program = Self.program, let folder = PrivateFolder(path),
            let content = folder.content(of: Self.file(of: tag, program), limit: Self.limits.bytes)
        else { return nil }
        return EntityLanguage(tag: tag, content.bytes, owner: content, note: program)
    }

    func store(_ language: EntityLanguage) {
        guard let program = Self.program, let bytes = language.bytes(note: program) else { return }
        makeFolder()
        _ = PrivateFolder(path)?.write(bytes, to: Self.file(of: language.tag, program))
    }

    private static func file(of tag: String, _ program: String) -> String {
        let inputs = Array("\(tag)\n\(program)".utf8)
        return String(inputs.withUnsafeBytes { ContentHash.hash($0) }, radix: 16) + languageExtension
    }
}
