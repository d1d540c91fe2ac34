import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceVocabulary

@Suite("Apple's AppIntentVocabulary.plist")
struct AppleVocabularyTests {
    /// A list with every key that Apple documents.
    private static var full: [String: Any] {
        [
            "ParameterVocabularies": [
                [
                    "ParameterNames": ["INRequestRideIntent.rideOptionName", "INListRideOptionsIntent.rideOptionName"],
                    "ParameterVocabulary": [
                        [
                            "VocabularyItemIdentifier": "van",
                            "VocabularyItemSynonyms": [
                                [
                                    "VocabularyItemPhrase": "XtraVan", "VocabularyItemPronunciation": "extra van",
                                    "VocabularyItemExamples": ["Get me an XtraVan", "An XtraVan please"],
                                ],
                                ["VocabularyItemPhrase": "big one"],
                            ],
                        ]
                    ],
                ]
            ],
            "IntentPhrases": [
                ["IntentName": "INRequestRideIntent", "IntentExamples": ["Get a ride", "Book a big one"]]
            ],
        ]
    }

    private static func data(_ list: Any, _ format: PropertyListSerialization.PropertyListFormat = .xml) throws -> Data
    {
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    }

    private func load(_ data: Data) throws -> VocabularyLoader.Loaded {
        let folder = try TemporaryFolder()
        return try VocabularyLoader().load(paths: [try folder.write(data, to: "AppIntentVocabulary.plist")])
    }

    /// The errors, as `key path: code`.
    private func problems(_ data: Data) throws -> [String] {
        let diagnostics: [Diagnostic]
        do {
            diagnostics = try load(data).warnings
        } catch let error as GrammarError {
            diagnostics = error.diagnostics
        }
        return diagnostics.map { "\($0.keyPath ?? "no place"): \($0.code)" }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `all keys are read, in XML and in binary`(format: PropertyListSerialization.PropertyListFormat) throws {
        let loaded = try load(Self.data(Self.full, format))
        let expected = Term(
            identifier: "van",
            phrase: TermPhrase(
                "XtraVan",
                pronunciations: ["extra van"],
                examples: ["Get me an XtraVan", "An XtraVan please"]
            ),
            synonyms: ["big one"]
        )
        for name: VocabularyName in ["RequestRide.rideOptionName", "ListRideOptions.rideOptionName"] {
            #expect(Array(loaded.vocabulary.terms(of: name, tier: .app)) == [expected])
        }
        #expect(loaded.vocabulary.sharedSets.count == 1)
        #expect(loaded.vocabulary.intentExamples == ["RequestRide": ["Get a ride", "Book a big one"]])
        #expect(loaded.warnings == [])
    }

    @Test func `what is missing or of another kind is told with its key path`() throws {
        let list: [String: Any] = [
            "ParameterVocabularies": [
                ["ParameterVocabulary": [] as [Any]], "text",
                [
                    "ParameterNames": "A.b",
                    "ParameterVocabulary": [
                        [
                            "VocabularyItemIdentifier": 5,
                            "VocabularyItemSynonyms": [
                                ["VocabularyItemPhrase": Date()], ["VocabularyItemPhrases": "x"],
                            ],
                        ]
                    ],
                ] as [String: Any],
            ] as [Any],
            "IntentPhrases": ["a": "b"],
        ]
        #expect(
            try problems(Self.data(list)) == [
                "IntentPhrases: wrong-type", "ParameterVocabularies[0]: missing-key",
                "ParameterVocabularies[1]: wrong-type",
                "ParameterVocabularies[2].ParameterNames: wrong-type",
                "ParameterVocabularies[2].ParameterVocabulary[0].VocabularyItemIdentifier: wrong-type",
                "ParameterVocabularies[2].ParameterVocabulary[0].VocabularyItemSynonyms[0].VocabularyItemPhrase: wrong-type",
                "ParameterVocabularies[2].ParameterVocabulary[0].VocabularyItemSynonyms[1]: missing-key",
                "ParameterVocabularies[2].ParameterVocabulary[0].VocabularyItemSynonyms[1]: unknown-key",
            ]
        )
    }

    @Test func `a term without synonyms, and one that is there already, are left out with their places`() throws {
        func item(_ identifier: String, _ phrases: [String]) -> [String: Any] {
            [
                "VocabularyItemIdentifier": identifier,
                "VocabularyItemSynonyms": phrases.map { ["VocabularyItemPhrase": $0] },
            ]
        }
        let list: [String: Any] = [
            "ParameterVocabularies": [
                [
                    "ParameterNames": ["INAIntent.b"],
                    "ParameterVocabulary": [item("1", ["x"]), item("2", []), item("1", ["y"])],
                ] as [String: Any]
            ]
        ]
        #expect(
            try problems(Self.data(list)) == [
                "ParameterVocabularies[0].ParameterVocabulary[1].VocabularyItemSynonyms: blank-name",
                "ParameterVocabularies[0].ParameterVocabulary[2]: duplicate-identifier",
            ]
        )
    }

    @Test(
        arguments: [
            "", "no list", "<plist", "<plist><dict><key>a</key></plist>", "bplist00",
            "bplist00\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
            "<?xml version='1.0'?><!DOCTYPE p [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><plist><string>&b;</string></plist>",
            "<plist version=\"1.0\"><array/></plist>", "<plist version=\"1.0\"><string>x</string></plist>",
        ]
    )
    func `what is no such list is told`(text: String) throws {
        #expect(try problems(Data(text.utf8)).count == 1)
    }

    @Test func `an Info plist is said to be none`() throws {
        #expect(try problems(Self.data(["CFBundleIdentifier": "org.example.run"])) == [": info-among-vocabularies"])
    }

    @Test func `a list that is nested a hundred thousand deep is refused`() throws {
        for open in ["<array>", "<dict><key>a</key>"] {
            let text = "<plist version=\"1.0\">" + String(repeating: open, count: 100_000)
            #expect(try problems(Data(text.utf8)) == [": not-a-property-list"])
        }
    }

    @Test func `damaged bytes of a binary list trap nothing`() throws {
        let data = try Self.data(Self.full, .binary)
        for index in stride(from: 0, to: data.count, by: 3) {
            for byte: UInt8 in [0x00, 0xA1, 0xD1, 0xFF] {
                var damaged = data
                damaged[index] = byte
                _ = try problems(damaged)
            }
        }
    }

    // MARK: Languages

    private func name(in bundle: [String], _ language: String?) throws -> String {
        let folder = try TemporaryFolder()
        for path in bundle {
            let item: [String: Any] = [
                "VocabularyItemIdentifier": path, "VocabularyItemSynonyms": [["VocabularyItemPhrase": "x"]],
            ]
            let set: [String: Any] = ["ParameterNames": ["A.b"], "ParameterVocabulary": [item]]
            try folder.write(Self.data(["ParameterVocabularies": [set]]), to: "\(path)/AppIntentVocabulary.plist")
            try folder.write(Self.data(["CFBundleName": "App"]), to: "\(path)/Info.plist")
        }
        do throws(GrammarError) {
            let loaded = try VocabularyLoader(language: language).load(paths: [folder.path])
            return loaded.vocabulary.terms(of: "A.b", tier: .app).map(\.identifier).joined(separator: " ")
        } catch {
            return error.diagnostics.map(\.code).joined(separator: " ")
        }
    }

    @Test(
        arguments: [
            (["App/Base.lproj", "App/de.lproj", "App/zh-Hant.lproj"], "de-AT", "App/de.lproj"),
            (["App/Base.lproj", "App/de.lproj"], "fr", "App/Base.lproj"),
            (["App/Base.lproj", "App/de.lproj"], nil, "App/Base.lproj"),
            (["App", "App/de.lproj"], "fr", "App"), (["App", "App/de.lproj"], "de", "App/de.lproj"),
            (["App/de.lproj"], nil, "App/de.lproj"), (["App/de.lproj"], "fr", "no-such-language"),
            (["App/de.lproj", "App/fr.lproj"], nil, "several-languages"),
            (["App/pt-BR.lproj", "App/Base.lproj"], "pt", "App/Base.lproj"), (["App/de.lproj"], "de", "App/de.lproj"),
            (["One/de.lproj", "Two"], "de", "One/de.lproj Two"),
        ] as [([String], String?, String)]
    )
    func `the variant of the language is taken, a more general one, or the base`(
        bundle: [String],
        language: String?,
        taken: String
    ) throws {
        #expect(try name(in: bundle, language) == taken)
    }
}
