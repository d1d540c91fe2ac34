import Foundation
import Parlance
import ParlanceGrammar

extension GrammarCache {
    /// What a compiled grammar and its warnings depend on: the names and contents of all files, what was asked for, and the
    /// versions of what makes them.
    struct Key: Equatable {
        /// 128 bits in hexadecimal digits: so many that no two grammars ever share them by chance.
        let name: String

        init(_ contents: FileContents, language: String?, undefinedLists: UndefinedLists) {
            var hash = Hash()
            for version in CompiledFile.versions { hash.add(version) }
            hash.add(language.map { "language \($0)" } ?? "any language")
            hash.add(undefinedLists)
            for file in contents.files {
                hash.add(file.name)
                hash.add(file.data)
            }
            name = hash.name
        }
    }

    /// Two hashes side by side, each of which goes on from text to text.
    private struct Hash {
        private var high: UInt64 = 1
        private var low: UInt64 = 2

        mutating func add(_ text: String) { add(Data(text.utf8)) }

        mutating func add(_ data: Data) {
            data.withUnsafeBytes { bytes in
                high = ContentHash.hash(bytes, seed: high)
                low = ContentHash.hash(bytes, seed: low)
            }
        }

        mutating func add(_ lists: UndefinedLists) {
            switch lists {
            case .error: add("error")
            case .known: add("known")
            case .givenLater: add("given later")
            }
            let names = lists.names.sorted()
            add("\(names.count)")
            for name in names { add(name) }
        }

        var name: String { [high, low].map(Self.digits).joined() }

        private static func digits(_ number: UInt64) -> String {
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
    }
}
