import Foundation
import Parlance
import ParlanceGrammar
import ParlanceMatching

extension GrammarCache {
    /// The inputs of a compiled grammar: the names and contents of all files, the options, the addition, and the versions
    /// of Parlance and ICU.
    struct Key: Equatable {
        /// An addition to a grammar, for conversations.
        enum Addition: String {
            /// Answers to questions about its intents.
            case replies
            /// Answers, and phrases of the user's own.
            case shortcuts

            /// A loaded grammar with the addition.
            func grammar(of loaded: GrammarLoader.Loaded) -> Grammar {
                let grammar = loaded.grammar.addingReplies(for: loaded.catalog)
                return self == .shortcuts ? grammar.addingShortcuts() : grammar
            }
        }

        /// All inputs as one text. An entry contains it, and is used only for equal inputs.
        let inputs: String
        /// A hash of the inputs in hexadecimal digits. Inputs of equal hashes replace each other's entry.
        let name: String

        init(
            _ contents: FileContents,
            language: String?,
            languageFiles: FileContents,
            undefinedLists: UndefinedLists,
            addition: Addition? = nil
        ) {
            var frame = Frame()
            frame.add(CompiledFile.versions)
            frame.add(language.map { [$0] } ?? [])
            frame.add([undefinedLists.kind])
            frame.add(undefinedLists.names.sorted())
            frame.add(addition.map { [$0.rawValue] } ?? [])
            frame.add(contents)
            frame.add(languageFiles)
            inputs = frame.text
            var text = inputs
            let hash = text.withUTF8 { ContentHash.hash(UnsafeRawBufferPointer($0)) }
            name = String(hash, radix: 16)
        }
    }

    /// Texts as one text. Texts are preceded by their lengths in bytes and lists by their counts, so that the result is
    /// unambiguous.
    private struct Frame {
        private(set) var text = ""

        mutating func add(_ texts: [String]) {
            text += "list of \(texts.count)\n"
            for text in texts { add(text, kind: "text") }
        }

        mutating func add(_ contents: FileContents) {
            text += "\(contents.files.count) files\n"
            for file in contents.files {
                add(file.name, kind: "name")
                if let content = String(data: file.data, encoding: .utf8) {
                    add(content, kind: "content")
                } else {
                    add(file.data.base64EncodedString(), kind: "base64")
                }
            }
        }

        private mutating func add(_ part: String, kind: String) {
            text += "\(kind) of \(part.utf8.count) bytes\n\(part)\n"
        }
    }
}

extension UndefinedLists {
    fileprivate var kind: String {
        switch self {
        case .error: "error"
        case .known: "known"
        case .givenLater: "given later"
        }
    }
}
