/// A problem with a language file as a whole.
package enum LanguageProblem: Sendable, Hashable {
    /// A folder without language files.
    case folderWithoutLanguages(String)
    /// A file whose name is the tag of another language than the one that it describes.
    case misnamedFile(name: String, language: String, replaces: Bool)
}

extension LanguageProblem: DiagnosticProblem {
    package var code: String {
        switch self {
        case .folderWithoutLanguages: "folder-without-languages"
        case .misnamedFile: "misnamed-language-file"
        }
    }

    package var message: String {
        switch self {
        case .folderWithoutLanguages(let path):
            "the folder '\(path)' holds no language file; a language file is '<tag>.yaml', such as 'da.yaml', with "
                + "'language'"
        case .misnamedFile(let name, let language, let replaces):
            "the file is called '\(name)', and describes the language '\(language)'"
                + (replaces ? ", whose shipped file it replaces" : "") + "; change 'language', or rename the file"
        }
    }
}
