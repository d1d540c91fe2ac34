import Crypto
import Foundation
import Parlance
import ParlanceGrammar

extension GrammarCache {
    /// The inputs of a compiled grammar: the names and contents of all files, the options, and the versions of Parlance
    /// and ICU.
    struct Key: Equatable {
        /// A SHA-256 in hexadecimal digits: collision-resistant, even against intended collisions.
        let name: String

        init(
            _ contents: FileContents,
            language: String?,
            languageFiles: FileContents,
            undefinedLists: UndefinedLists
        ) {
            var digest = Digest()
            digest.add(CompiledFile.versions)
            digest.add(language.map { [$0] } ?? [])
            digest.add([undefinedLists.kind])
            digest.add(undefinedLists.names.sorted())
            digest.add(contents)
            digest.add(languageFiles)
            name = digest.hexadecimal
        }
    }

    /// A hash of texts. Texts are preceded by their lengths and lists by their counts, so that the input is
    /// unambiguous.
    private struct Digest {
        private var hash = SHA256()

        mutating func add(_ texts: [String]) {
            add(count: texts.count)
            for text in texts { add(Data(text.utf8)) }
        }

        mutating func add(_ contents: FileContents) {
            add(count: contents.files.count)
            for file in contents.files {
                add(Data(file.name.utf8))
                add(file.data)
            }
        }

        mutating func add(_ data: Data) {
            add(count: data.count)
            hash.update(data: data)
        }

        mutating func add(count: Int) {
            withUnsafeBytes(of: UInt64(count).littleEndian) { hash.update(bufferPointer: $0) }
        }

        var hexadecimal: String {
            hash.finalize().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
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
