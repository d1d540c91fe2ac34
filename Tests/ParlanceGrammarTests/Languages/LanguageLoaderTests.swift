import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

struct LanguageLoaderTests {
    private func load(_ files: [String: String]) throws -> LanguageLoader.Loaded {
        let folder = try TemporaryFolder(files)
        return try LanguageLoader.load(paths: [folder.path])
    }

    @Test func `a file has all facts of its language`() throws {
        let languages = try load([
            "tlh.yaml": """
            language: tlh
            joins_words: postpositions
            numbers: {one_before_scale: [""], minus: [minus], half: [and half]}
            negations: >-
              not
              never
            question_words: how if
            fillers: um
            function_words: the a
            sounds_like_numbers: to
            common_words: House tree
            inflection: {endings: s, endings_for_y: ies, verb_endings: ing}
            opposites: [on  off, up down upwards]
            negating_prefixes: un de
            opposed_prefixes: [in ex]
            sounds: {rules: {"^kn": n, "c(eiy)": s, e$: ""}, words: {one: wun}, accents: é, silent_e: true}
            replies:
              intents: {ReplyYes: {data: [{sentences: ["yes"], metadata: {reply: "yes"}}]}}
            messages: {cancelled: All right.}

            """,
            "tlh.words.txt": "# Notice\n\nstone\n  river\n", "tlh.names.txt": "Worf\n",
        ]).languages
        let profile = languages["tlh-Piqd"]
        #expect(profile.wordJoining == .postpositions)
        #expect(profile.numbers == NumberIdioms(ones: [""], signs: ["minus"], halves: ["and half"]))
        #expect(profile.negations == "not never")
        #expect(profile.questionWords == "how if")
        #expect(profile.fillers == "um")
        #expect(profile.functionWords == "the a")
        #expect(profile.numberHomophones == "to")
        #expect(profile.commonWords.words == ["house", "river", "stone", "tree"])
        #expect(profile.names.words == ["worf"])
        #expect(profile.inflection == InflectionTable(endings: "s", endingsForY: "ies", verbEndings: "ing"))
        #expect(profile.opposites == ["on off", "up down upwards"])
        #expect(profile.negatingPrefixes == "un de")
        #expect(profile.opposedPrefixes == ["in ex"])
        let sounds = try #require(languages.sounds(of: "tlh"))
        #expect(sounds.rules.map(\.written) == ["^kn", "c(eiy)", "e$"])
        #expect(sounds.words == [SoundTable.Entry("one", "wun")])
        #expect(sounds.accents == "é")
        #expect(sounds.lengthensVowels)
        let replies = try #require(profile.replies?.grammar)
        #expect(replies.intents.map(\.name) == ["ReplyYes"])
        #expect(Array(replies.messages.keys) == ["cancelled"])
    }

    @Test func `a file may say nothing but its language`() throws {
        let profile = try load(["no.yaml": "language: no"]).languages["no"]
        #expect(profile.tag == "no")
        #expect(profile.negations == "")
        #expect(profile.replies == nil)
    }

    @Test(arguments: [
        ("[a]", "1:1: error[wrong-type]: expected a mapping with 'language', found a list"),
        ("fillers: um", "1:1: error[missing-key]: a language file needs the key 'language'"),
        ("language: [en]", "1:11: error[wrong-type]: expected a language tag like 'en' or 'de-CH', found a list"),
        ("", "1:1: error[empty-file]"),
        ("language: tlh\nfiller: um", "unknown key 'filler'; it is ignored; did you mean 'fillers'?"),
        (
            "language: tlh\nfillers: [um]",
            "2:10: error[wrong-type]: expected words with blanks between them, found a list"
        ),
        ("language: tlh\nnegations: no", "2:12: error[wrong-type]: expected words with blanks between them"),
        ("language: tlh\njoins_words: compound", "2:14: error[unknown-option]"),
        ("language: tlh\nnumbers: {minus: a}", "2:18: error[wrong-type]"),
        ("language: tlh\nnumbers: {half: ['']}", "2:18: error[wrong-type]: expected a word"),
        ("language: tlh\nopposites: [up]", "expected two words or more"),
        ("language: tlh\nopposites: on off", "2:12: error[wrong-type]"),
        ("language: tlh\nsounds: {rules: {^$: a}}", "expected a spelling like 'kn', '^kn', 'mb$' or 'c(eiy)'"),
        ("language: tlh\nsounds: {rules: {c(e: a}}", "expected a spelling"),
        ("language: tlh\nsounds: {rules: {a: [b]}}", "expected a sound, found a list"),
        ("language: tlh\nsounds: {words: {}}", "'sounds' needs the key 'rules'"),
        ("language: tlh\nsounds: {as_in: nl}", "expected a language that has sounds of its own, found 'nl'"),
        ("language: tlh\nsounds: {as_in: []}", "expected a language tag"),
        ("language: tlh\nreplies: [a]", "2:10: error[wrong-type]"),
        ("language: tlh\nreplies: {intents: {A: {data: [{sentences: ['(a']}]}}}", "2:46: error[unclosed-group]"),
        ("language: tlh\nreplies: {expansion_rules: {a: <b>}}", "error[missing-rule]"),
        ("language: tlh\nmessages: {cancelled: '{a'}", "2:24: error[message"),
    ])
    func `all that is wrong is said, with its place`(text: String, message: String) throws {
        let folder = try TemporaryFolder(["tlh.yaml": text])
        let found: [Diagnostic]
        do throws(GrammarError) {
            found = try LanguageLoader.load(paths: [folder.path]).warnings
        } catch {
            found = error.diagnostics
        }
        let messages = found.map { DiagnosticRenderer().render($0) }
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
    }

    @Test func `two files for one language are an error`() {
        let error = #expect(throws: GrammarError.self) {
            try load(["a.yaml": "language: de-CH", "b.yaml": "language: de_ch"])
        }
        #expect(
            error?.diagnostics.map(\.problem) == [
                .wrongType(expected: "a language that no other file has", found: "'de_ch' once more")
            ]
        )
    }

    @Test func `lists are limited, so that no file makes matching slow`() {
        let rules = (0...LanguageReader.ruleLimit).map { "a\($0): b" }.joined(separator: ", ")
        let words = (0...LanguageReader.groupLimit).map { "w\($0)" }.joined(separator: " ")
        for text in [
            "sounds: {rules: {\(rules)}}", "negating_prefixes: \(words)", "opposites: [\(words)]",
            "numbers: {minus: [\(words.replacing(" ", with: ", "))]}",
        ] {
            let error = #expect(throws: GrammarError.self) { try load(["a.yaml": "language: a\n\(text)"]) }
            #expect(error?.diagnostics.count == 1)
        }
    }

    @Test func `what is no file is an error`() {
        #expect(throws: GrammarError.self) { try LanguageLoader.load(paths: ["/nowhere"]) }
    }

    @Test func `a folder without files is said to hold no language`() throws {
        let folder = try TemporaryFolder(["readme.md": "no language"])
        let error = #expect(throws: GrammarError.self) { try LanguageLoader.load(paths: [folder.path]) }
        #expect(error?.diagnostics.map(\.problem) == [.language(.folderWithoutLanguages(folder.path))])
    }

    @Test(arguments: [
        ("de.yaml", "fr", true), ("pt-BR.yaml", "pt", true), ("tlh.yaml", "en-XX", false), ("klingon.yaml", "fr", nil),
        ("de_CH.yaml", "de-ch", nil), ("fr.yml", "fr", nil),
    ])
    func `a file with the name of another language is a warning`(file: String, tag: String, replaces: Bool?) throws {
        let warnings = try load([file: "fillers: um\nlanguage: \(tag)"]).warnings
        let name = String(file.prefix { $0 != "." })
        #expect(
            warnings.map(\.problem)
                == (replaces.map { [.language(.misnamedFile(name: name, language: tag, replaces: $0))] } ?? [])
        )
        #expect(warnings.allSatisfy { $0.severity == .warning && $0.place?.line == 2 && $0.place?.column == 11 })
    }
}
