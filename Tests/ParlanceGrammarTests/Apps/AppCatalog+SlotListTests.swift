import Testing

@testable import ParlanceGrammar

@Suite("Apps as a slot list")
struct AppCatalogSlotListTests {
    private static func app(_ identifier: String, _ name: String, _ alternatives: AlternativeAppName...)
        -> AppDescription
    {
        let names = AppNames(displayName: name, alternativeNames: alternatives)
        return AppDescription(identifier: identifier, names: names, supportedIntents: ["Go"])
    }

    /// The names with their values, as `name=identifier`, or `name=identifier(all apps with that name)`.
    private static func ways(_ apps: [AppDescription], in language: String = "en") throws -> [String] {
        guard case .values(let values) = try AppCatalog(apps).slotList(for: language) else { return [] }
        return values.map { value in
            let identifier = value.output?.string ?? ""
            guard case .array(let all)? = value.metadata?.object?["apps"] else { return "\(value.input)=\(identifier)" }
            return "\(value.input)=\(identifier)(\(all.compactMap(\.string).joined(separator: ",")))"
        }
    }

    @Test("Each name has its spoken forms, then its pronunciation")
    func saysNames() throws {
        var app = Self.app("r", "BNRun", AlternativeAppName("BNR", pronunciationHint: "bee en are"))
        app.names.spokenName = "Big Nerd Run"
        #expect(
            try Self.ways([app]) == [
                "BNRun=r", "BN Run=r", "B N Run=r", "B.N. Run=r", "Big Nerd Run=r", "BNR=r", "B N R=r", "B.N.R.=r",
                "bee en are=r",
            ]
        )
    }

    @Test(
        "Signs and small numbers in a name have their spoken forms",
        arguments: [
            ("AT&T", "en", ["AT and T", "A T and T", "AT T"]), ("50 Cent", "en", ["fifty Cent"]),
            ("🎸 Tuner", "en", ["Tuner"]), ("AC/DC Player", "en", ["AC DC Player", "A C D C Player"]),
            ("H&M", "de", ["H und M"]), ("客厅", "zh", ["客厅"]), ("P!nk", "en", ["P!nk"]), ("7Days", "fr", ["sept Days"]),
        ]
    )
    func saysSigns(name: String, language: String, expected: [String]) throws {
        let ways = try Self.ways([Self.app("a", name)], in: language)
        for way in expected { #expect(ways.contains("\(way)=a"), "\(ways)") }
        #expect(ways.first == "\(name)=a")
    }

    @Test("A name of several apps refers to all of them, in any spelling")
    func sharesNames() throws {
        let apps = [
            Self.app("a", "Wi-Fi Runner"), Self.app("b", "Walk"),
            Self.app("c", "wi fi RUNNER", AlternativeAppName("Walk")),
        ]
        #expect(try Self.ways(apps) == ["Wi-Fi Runner=a(a,c)", "Walk=b(b,c)", "wi fi RUNNER=a(a,c)"])
    }

    @Test("The names are those of the language, and the metadata has the one that is shown")
    func localizes() throws {
        var app = Self.app("r", "Runner", AlternativeAppName("Jogger"))
        app.localizations["de"] = LocalizedAppNames(displayName: "Läufer")
        #expect(try Self.ways([app], in: "de-AT") == ["Läufer=r", "Jogger=r"])
        guard case .values(let values) = try AppCatalog([app]).slotList(for: "de") else { return }
        #expect(values.allSatisfy { $0.metadata == .object(["name": .string("Läufer")]) })
    }

    @Test("A name without a spoken form is left out, one of symbols is not")
    func leavesSilenceOut() throws {
        #expect(try Self.ways([Self.app("a", "…"), Self.app("b", "🏃")]) == ["🏃=b"])
    }
}
