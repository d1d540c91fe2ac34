import Foundation
import Parlance
import ParlanceGrammar

extension GrammarCache {
    /// The inputs of a compiled grammar, with the states of its files instead of their contents.
    ///
    /// Beside the entries, files with the extension `stampExtension` have the name of an entry and a stamp of its inputs.
    /// As long as the stamp is the same, the grammar's files are not read.
    struct Stamp {
        /// The time in seconds within which two changes may have the same time, and the time of the file system may differ.
        private static let uncertainty = 2

        /// The name of the file with the stamp.
        let name: String
        fileprivate let inputs: [UInt8]
        /// Whether every later change of a file changes the stamp: none has been changed just now.
        fileprivate let isSettled: Bool

        /// Nil if a file or folder cannot be read.
        ///
        /// - Parameters:
        ///   - paths: The paths of the grammar's files and folders.
        ///   - now: The time in seconds since 1970.
        init?(_ paths: [String], language: String?, undefinedLists: UndefinedLists, now: Int = time(nil)) {
            guard let names = FileContents.names(at: paths) else { return nil }
            var (frame, isSettled) = (Frame(language: language, undefinedLists, nil), true)
            let newest = now - Self.uncertainty
            for file in names {
                guard let state = FileState(path: file) else { return nil }
                frame.add([file, state.line])
                isSettled = isSettled && state.isUnchanged(since: newest)
            }
            (inputs, name) = (frame.bytes, frame.name + GrammarCache.stampExtension)
            self.isSettled = isSettled
        }
    }

    /// The parser of unchanged files; nil if they have changed, or if the checksum of their entry is to be computed.
    func parser(for stamp: Stamp, slotTypes: SlotTypes, languages: LanguageProfiles) -> Parser? {
        guard let folder = PrivateFolder(path), let note = folder.content(of: stamp.name, limit: 1 << 24)?.text,
            let end = note.utf8.firstIndex(of: UInt8(ascii: "\n")),
            note.utf8[end...].dropFirst().elementsEqual(stamp.inputs),
            let entry = Entry(String(note[..<end]), in: folder), entry.isIntact
        else { return nil }
        return entry.file(slotTypes, languages)?.parser
    }

    /// Notes that files are those of an entry. Failures are ignored.
    func note(_ stamp: Stamp, of key: Key) {
        guard stamp.isSettled, let folder = PrivateFolder(path) else { return }
        _ = folder.write(Array(key.name.utf8) + [UInt8(ascii: "\n")] + stamp.inputs, to: stamp.name)
    }
}
