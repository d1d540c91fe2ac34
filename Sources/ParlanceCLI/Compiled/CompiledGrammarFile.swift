import Foundation
import Parlance
import ParlanceGrammar

/// A grammar that `parlance compile` made, named on the command line.
struct CompiledGrammarFile {
    let path: String

    /// The compiled grammar among paths; nil if there is none.
    init?(among paths: [String]) throws(CompiledGrammarFileError) {
        guard let path = paths.first(where: Self.isCompiled) else { return nil }
        guard paths.count == 1 else { throw .isNotAlone(path: path) }
        self.path = path
    }

    /// Whether a file is a compiled grammar, whole or not. What is no file is not looked into: a pipe can be read only once.
    static func isCompiled(_ path: String) -> Bool {
        do {
            let file = try ReadableFile(path: path)
            return CompiledFile.isCompiled(try file.prefix(CompiledFile.magicLength))
        } catch {
            return false
        }
    }

    /// - Parameters:
    ///   - language: what was asked for.
    ///   - languages: those that the grammar was compiled with.
    func parser(language: String?, languages: LanguageProfiles) throws(CompiledGrammarFileError) -> Parser {
        let file: CompiledFile
        do throws(CompiledGrammarError) {
            let contents = try AlignedBytes(compiledFile: path)
            file = try CompiledFile(contents.bytes, owner: contents, languages: languages)
        } catch {
            throw .unusable(path: path, error)
        }
        if let language, LanguageSelection.best(for: language, among: [file.language]) == nil {
            throw .otherLanguage(path: path, wanted: language, found: file.language)
        }
        return file.parser
    }
}

/// Why a compiled grammar can't be used as it was asked for.
enum CompiledGrammarFileError: Error, CustomStringConvertible {
    case unusable(path: String, CompiledGrammarError)
    case isNotAlone(path: String)
    case isCompiledAlready(path: String)
    case otherLanguage(path: String, wanted: String, found: String)

    /// The path, what is wrong, and what to do, in one sentence without a full stop.
    var description: String {
        switch self {
        case .unusable(let path, let error): "\(path): \(error.message)"
        case .isNotAlone(let path):
            "\(path): a compiled grammar can't be put together with others, for what it was made of is not in it any more; "
                + "name it alone, or name what it was made of"
        case .isCompiledAlready(let path): "\(path): this grammar is compiled already; name what it was made of"
        case .otherLanguage(let path, let wanted, let found):
            "\(path): the compiled grammar is for '\(found)', not for '\(wanted)'; give another one, or remove --language"
        }
    }
}
