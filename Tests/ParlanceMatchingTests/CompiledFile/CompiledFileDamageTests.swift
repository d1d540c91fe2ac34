import ParlanceTestSupport
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("Damaged compiled grammars")
struct CompiledFileDamageTests {
    private static let file = (try? CompiledFile.bytes(of: EverythingGrammar.parser())) ?? []

    /// Each byte is changed; in debug builds each fourth, because they take ten times as long.
    private static let step = _isDebugAssertConfiguration() ? 16 : 4

    private static func changed(_ offset: Int, _ bytes: UInt8...) -> [UInt8] {
        var file = file
        file.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        return file
    }

    @Test("Each length but the right one is detected")
    func tellsTruncation() {
        let file = Self.file
        #expect(3_000..<18_000 ~= file.count)
        #expect(CompiledFile.error(in: []) == .notCompiled)
        for count in 1..<48 {
            #expect(CompiledFile.error(in: Array(file[..<count])) == .truncated(bytes: count, expected: 48))
        }
        for count in 48..<file.count {
            #expect(CompiledFile.error(in: Array(file[..<count])) == .truncated(bytes: count, expected: file.count))
        }
        #expect(CompiledFile.error(in: file) == nil)
        #expect(CompiledFile.error(in: file + [0]) == .damaged(.length))
    }

    @Test("Any changed byte is detected")
    func tellsChange() {
        for offset in Array(0..<48) + Array(stride(from: 48, to: Self.file.count, by: 7)) {
            let error = CompiledFile.error(in: Self.changed(offset, Self.file[offset] ^ 0x10))
            switch offset {
            case 0..<8: #expect(error == .notCompiled)
            case 8..<12: #expect(error.map { if case .otherVersion = $0 { true } else { false } } == true)
            case 12..<16: #expect(error == .damaged(.length))
            case 16..<24: #expect(error != nil)
            default: #expect(error == .damaged(.checksum), "at \(offset)")
            }
        }
    }

    @Test("Any changed byte with a corrected checksum is read or refused", arguments: [0, 1, 2, 3])
    func survivesChange(part: Int) throws {
        var random = SplitMix(seed: UInt64(part))
        var refused = 0
        for offset in stride(from: 32 + part, to: Self.file.count, by: Self.step) {
            let value = [0, 1, 0x7F, 0x80, 0xFF, Self.file[offset] &+ 1, Self.file[offset] ^ 0x40].randomElement(
                using: &random
            )!
            let file = CompiledFile.sealed(Self.changed(offset, value))
            do throws(CompiledGrammarError) {
                let parser = try CompiledFile(file).parser
                _ = parser.rules
                for text in EverythingGrammar.utterances.prefix(4) { _ = try? parser.everything(about: text) }
            } catch {
                refused += 1
            }
        }
        #expect(refused > 50)
    }

    @Test("Several changes at once are survived too")
    func survivesChanges() {
        var random = SplitMix(seed: 7)
        for _ in 0..<300 {
            var file = Self.file
            for _ in 0..<Int.random(in: 2...6, using: &random) {
                file[Int.random(in: 40..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let parser = try? CompiledFile(CompiledFile.sealed(file)).parser else { continue }
            for text in EverythingGrammar.utterances.prefix(4) { _ = try? parser.everything(about: text) }
        }
    }

    @Test(
        "Foreign files are no compiled grammars",
        arguments: ["language: en\nintents: {}\n", "{}", "\u{89}", "\u{7F}ELF\u{2}\u{1}\u{1}", "PARLC\r\n"]
    )
    func tellsForeign(text: String) {
        #expect(CompiledFile.error(in: Array(text.utf8)) == .notCompiled)
    }

    @Test("A file of another version, machine or ICU is reported as such")
    func tellsVersion() {
        let here = TextVersion.current
        #expect(
            CompiledFile.error(in: Self.changed(8, 77))
                == .otherVersion(found: 77, supported: Int(CompiledFileHeader.version))
        )
        #expect(CompiledFile.error(in: Self.changed(12, 1, 2, 3, 4)) == .otherByteOrder)
        #expect(CompiledFile.error(in: Self.changed(12, 9, 9, 9, 9)) == .damaged(.length))
        let icu = CompiledFile.sealed(Self.changed(32, 0, 0, 1, 71))
        #expect(
            CompiledFile.error(in: icu)
                == .otherText(found: "ICU 71.1, text rules \(here.rules)", here: here.description)
        )
        let rules = CompiledFile.sealed(Self.changed(36, 9))
        #expect(
            CompiledFile.error(in: rules)
                == .otherText(found: TextVersion(icu: here.icu, rules: 9).description, here: here.description)
        )
    }

    @Test(
        "Each error has the problem and the solution",
        arguments: [
            (
                CompiledGrammarError.notCompiled,
                "this is not a compiled grammar; create one with 'parlance compile'"
            ),
            (.unreadable(reason: "Permission denied"), "the compiled grammar can't be read: Permission denied"),
            (
                .otherVersion(found: 2, supported: 1),
                "the compiled grammar has version 2 of the format, this program reads version 1; recompile it with 'parlance compile'"
            ),
            (
                .otherByteOrder,
                "the compiled grammar was made on a machine with another order of bytes; recompile it with 'parlance compile'"
            ),
            (
                .otherText(found: "ICU 71.1, text rules 1", here: "ICU 72.1, text rules 1"),
                "the compiled grammar was made with ICU 71.1, text rules 1, this program has ICU 72.1, text rules 1; recompile it with 'parlance compile'"
            ),
            (
                .otherLanguageFile("da"),
                "the compiled grammar was made with another language file for 'da'; pass that file, or recompile it with 'parlance compile'"
            ),
            (
                .truncated(bytes: 9, expected: 48),
                "the compiled grammar is truncated (9 of at least 48 bytes); recompile it with 'parlance compile'"
            ),
            (
                .damaged(.automaton),
                "the compiled grammar is damaged (automaton); recompile it with 'parlance compile'"
            ),
        ]
    )
    func explains(error: CompiledGrammarError, message: String) {
        #expect(error.message == message)
    }
}
