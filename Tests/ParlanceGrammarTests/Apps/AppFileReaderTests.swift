import Testing

@testable import ParlanceGrammar

@Suite("apps.yaml")
struct AppFileReaderTests {
    private static let grammar = SourceText(
        name: "g.yaml",
        text: "language: de-CH\nintents: {Go: {data: [{sentences: [\"los mit {app}\"]}]}}"
    )

    private static func load(_ apps: String, name: String = "apps.yaml") throws(GrammarError) -> Grammar {
        try GrammarLoader().load([grammar, SourceText(name: name, text: apps)]).grammar
    }

    private static func rendered(_ apps: String) -> String {
        let texts = [grammar, SourceText(name: "apps.yaml", text: apps)]
        return GrammarLoader().diagnostics(texts).map { DiagnosticRenderer().render($0) }.joined(separator: "\n")
    }

    @Test("Apps beside a grammar are its apps, in order, and fill the list of its language")
    func fillsList() throws {
        let grammar = try Self.load(
            """
            org.example.run:
              display_name: Runner
              spoken_name: run her
              alternative_names: [Jogger, {name: BNR, pronunciation_hint: bee en are}, 100]
              supported_intents: [Go, Stop, Go]
              intents_restricted_while_locked: [Stop]
              localizations: {de: {display_name: Läufer}, de_CH: {alternative_names: [Seckler]}}
            a: {display_name: 5, supported_intents: [Go]}
            """
        )
        #expect(grammar.apps.apps.map(\.identifier) == ["org.example.run", "a"])
        #expect(
            grammar.apps["org.example.run"]
                == AppDescription(
                    identifier: "org.example.run",
                    names: AppNames(
                        displayName: "Runner",
                        spokenName: "run her",
                        alternativeNames: [
                            AlternativeAppName("Jogger"), AlternativeAppName("BNR", pronunciationHint: "bee en are"),
                            AlternativeAppName("100"),
                        ]
                    ),
                    localizations: [
                        "de": LocalizedAppNames(displayName: "Läufer"),
                        "de_CH": LocalizedAppNames(alternativeNames: [AlternativeAppName("Seckler")]),
                    ],
                    supportedIntents: ["Go", "Stop"],
                    intentsRestrictedWhileLocked: ["Stop"]
                )
        )
        guard case .values(let values)? = grammar.lists["app"] else { return #expect(Bool(false), "no list") }
        #expect(values.map(\.input.text) == ["Läufer", "run her", "Seckler", "5", "fünf"])
    }

    @Test(
        "Without apps a grammar loads, with a warning; apps that are given take the place of those beside the grammar"
    )
    func needsApps() throws {
        let missing = try GrammarLoader().load([Self.grammar]).warnings.map { DiagnosticRenderer().render($0) }
        #expect(
            missing == [
                """
                g.yaml:2:45: warning[no-apps]: there are no apps that '{app}' could stand for, so no utterance names one; describe some in an apps.yaml, or name them with --apps
                 2 | intents: {Go: {data: [{sentences: ["los mit {app}"]}]}}
                   |                                             ^~~~~
                """
            ]
        )
        let beside = SourceText(name: "apps.yaml", text: "a: {display_name: A, supported_intents: [Go]}")
        let given = try AppCatalog([
            AppDescription(identifier: "b", names: AppNames(displayName: "B"), supportedIntents: ["Go"])
        ])
        for texts in [[Self.grammar], [Self.grammar, beside]] {
            let loaded = try GrammarLoader(apps: given).load(texts).grammar
            #expect(loaded.apps == given)
            #expect(loaded.lists["app"] == given.slotList(for: "de-CH"))
        }
    }

    @Test("A file that is only called so is a grammar as any other")
    func keepsGrammars() throws {
        let grammar = try Self.load("lists: {app: {values: [lauf]}}")
        #expect(grammar.apps.isEmpty)
        #expect(grammar.lists["app"] == .values([ListValue(input: Template(literal: "lauf"), output: .string("lauf"))]))
    }

    /// Apps with errors, and all messages about them, without the lines of the file.
    private static let wrong: [(apps: String, said: [String])] = [
        (
            "a: {display_nam: A, supported_intents: [Go]}",
            [
                "1:1: error[missing-key]: the app 'a' needs the key 'display_name'",
                "1:5: warning[unknown-key]: unknown key 'display_nam'; it is ignored; did you mean 'display_name'?",
            ]
        ),
        (
            "a: {display_name: A, supported_intents: [Go], intents_restricted_while_locked: [Goo]}",
            [
                "1:81: error[restricted-intent-not-supported]: 'Goo' is restricted while locked, and not among the intents that the app 'a' supports; add it there, or remove it here; did you mean 'Go'?"
            ]
        ),
        (
            "b: {display_name: B, alternative_names: [B1, B2, {name: B3}, {name: B4, hint: b}]}",
            [
                "1:1: warning[app-without-intents]: the app 'b' supports no intent, so it is never chosen; list those that it handles",
                "1:62: error[too-many-alternative-names]: the app 'b' has 4 alternative names, and may have 3 in each language; remove some",
                "1:73: warning[unknown-key]: unknown key 'hint'; it is ignored",
            ]
        ),
        (
            """
            b:
              display_name: B
              supported_intents: [Go]
              localizations:
                de: {alternative_names: [C1, C2, C3, C4, C5]}
                DE: {spoken_name: "…"}
                "d e": {}
            """,
            [
                "5:42: error[too-many-alternative-names]: the app 'b' has 5 alternative names in 'de', and may have 3 in each language; remove some",
                "6:5: error[duplicate-key]: the mapping has the key 'DE' already, in line 5; keep one of them, or merge both",
                "6:23: error[empty-app-name]: a name needs a letter or a digit; write one, or omit the key",
                "7:5: error[wrong-type]: expected a language tag like 'en' or 'de-CH', found the text 'd e'",
            ]
        ),
        (
            "' ': {display_name: A, supported_intents: [Go]}",
            ["1:1: error[wrong-type]: expected an identifier, found the text ' '"]
        ),
        (
            "c: C",
            [
                "1:4: error[wrong-type]: expected a mapping with 'display_name' and 'supported_intents', found the text 'C'"
            ]
        ),
        (
            "d: {display_name: D, supported_intents: Go, alternative_names: [{pronunciation_hint: x}, [y]]}",
            [
                "1:1: warning[app-without-intents]: the app 'd' supports no intent, so it is never chosen; list those that it handles",
                "1:41: error[wrong-type]: expected a list of intents, found the text 'Go'",
                "1:65: error[missing-key]: an alternative name needs the key 'name'",
                "1:90: error[wrong-type]: expected a name, found a list; put a text that begins with '[' in quotes",
            ]
        ),
    ]

    @Test("All errors are reported at once, each with its place", arguments: wrong)
    func reportsEverything(apps: String, said: [String]) {
        let heads = Self.rendered(apps).split(separator: "\n").filter { $0.hasPrefix("apps.yaml:") }
        #expect(heads.map { $0.dropFirst("apps.yaml:".count) } == said.map { $0[...] })
    }

    @Test("The same app in two files is reported with both places")
    func reportsRepetition() {
        let texts =
            [Self.grammar]
            + ["x/apps.yaml", "y/apps.json"].map {
                SourceText(name: $0, text: #"{"a": {"display_name": "A", "supported_intents": ["Go"]}}"#)
            }
        let diagnostics = GrammarLoader().diagnostics(texts)
        #expect(diagnostics.map(\.problem) == [.app(.duplicateApp("a", at: "x/apps.yaml:1:2"))])
        #expect(diagnostics.first?.place == SourcePlace(file: "y/apps.json", line: 1, column: 2))
    }
}
