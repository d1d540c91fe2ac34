import Foundation
import Parlance
import ParlanceGrammar
import ParlanceMatching

extension GrammarCache {
    /// The inputs of a compiled grammar: the names and contents of all files, the options, the addition, and the
    /// program with its versions of Parlance and ICU.
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

        /// All inputs, one after the other. An entry contains them, and is used only for equal inputs.
        let inputs: [UInt8]
        /// A hash of the inputs in hexadecimal digits. Inputs of equal hashes replace each other's entry.
        let name: String

        init(
            _ contents: FileContents,
            language: String?,
            languageFiles: FileContents,
            undefinedLists: UndefinedLists,
            addition: Addition? = nil
        ) {
            var frame = Frame(language: language, undefinedLists, addition)
            frame.add(contents)
            frame.add(languageFiles)
            inputs = frame.bytes
            name = frame.name
        }
    }

    /// Texts one after the other. Texts are preceded by their lengths in bytes and lists by their counts, so that the
    /// result is unambiguous.
    struct Frame {
        private(set) var bytes: [UInt8] = []

        /// Begins with what is no file of the grammar: the program, its versions and the options.
        init(language: String?, _ undefinedLists: UndefinedLists, _ addition: Key.Addition?) {
            add(CompiledFile.versions)
            add(GrammarCache.program.map { [$0] } ?? [])
            add(language.map { [$0] } ?? [])
            add([undefinedLists.kind])
            add(undefinedLists.names.sorted())
            add(addition.map { [$0.rawValue] } ?? [])
        }

        /// A hash of the bytes in hexadecimal digits.
        var name: String { String(bytes.withUnsafeBytes { ContentHash.hash($0) }, radix: 16) }

        mutating func add(_ texts: [String]) {
            bytes += "list of \(texts.count)\n".utf8
            for text in texts { add(text.utf8, kind: "text") }
        }

        mutating func add(_ contents: FileContents) {
            bytes.reserveCapacity(
                bytes.count + contents.files.reduce(0) { $0 + $1.name.utf8.count + $1.data.count + 64 }
            )
            bytes += "\(contents.files.count) files\n".utf8
            for file in contents.files {
                add(file.name.utf8, kind: "name")
                add(file.data, kind: "content")
            }
        }

        private mutating func add(_ part: some Collection<UInt8>, kind: String) {
            bytes += "\(kind) of \(part.count) bytes\n".utf8
            bytes += part
            bytes += "\n".utf8
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
