import Foundation
import Parlance
import ParlanceGrammar

/// A grammar compiled by `parlance compile`, given on the command line.
struct CompiledGrammarFile {
    let path: String

    /// The compiled grammar among the paths; nil if there is none.
    init?(among paths: [String]) throws(CompiledGrammarFileError) {
        guard let path = paths.first(where: Self.isCompiled) else { return nil }
        guard paths.count == 1 else { throw .isNotAlone(path: path) }
        self.path = path
    }

    /// Whether a file is a compiled grammar, even a damaged one. Only regular files are read: a pipe can be read only
    /// once.
    static func isCompiled(_ path: String) -> Bool {
        do {
            let file = try ReadableFile(path: path)
            return CompiledFile.isCompiled(try file.prefix(CompiledFile.magicLength))
        } catch {
            return false
        }
    }

    /// - Parameters:
    ///   - language: The requested language.
    ///   - slotTypes: The types that the grammar may use.
    ///   - languages: The languages that the grammar was compiled with.
    func parser(
        language: String?,
        slotTypes: SlotTypes,
        languages: LanguageProfiles
    ) throws(CompiledGrammarFileError) -> Parser {
        let file: CompiledFile
        do throws(CompiledGrammarError) {
            let contents = try AlignedBytes(compiledFile: path)
            file = try CompiledFile(contents.bytes, slotTypes: slotTypes, owner: contents, languages: languages)
        } catch {
            throw .unusable(path: path, error)
        }
        if let language, LanguageSelection.best(for: language, among: [file.language]) == nil {
            throw .otherLanguage(path: path, wanted: language, found: file.language)
        }
        return file.parser
    }
}

/// The reason why a compiled grammar cannot be used with the given options.
enum CompiledGrammarFileError: Error, CustomStringConvertible {
    case unusable(path: String, CompiledGrammarError)
    case isNotAlone(path: String)
    case isCompiledAlready(path: String)
    case otherLanguage(path: String, wanted: String, found: String)

    /// The path, the problem and its remedy, in one sentence without a full stop.
    var description: String {
        switch self {
        case .unusable(let path, let error): "\(path): \(error.message)"
        case .isNotAlone(let path):
            "\(path): a compiled grammar can't be combined with others, because it does not contain its sources; "
                + "pass it alone, or pass its sources"
        case .isCompiledAlready(let path): "\(path): this grammar is already compiled; pass its sources"
        case .otherLanguage(let path, let wanted, let found):
            "\(path): the compiled grammar is for '\(found)', not for '\(wanted)'; give another one, or remove --language"
        }
    }
}
