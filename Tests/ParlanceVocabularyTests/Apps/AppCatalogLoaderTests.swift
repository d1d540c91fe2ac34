import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceVocabulary

@Suite("Apps in files")
struct AppCatalogLoaderTests {
    private static func xml(_ members: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>\(members)</dict></plist>
        """
    }

    private static func strings(_ texts: String...) -> String {
        "<array>\(texts.map { "<string>\($0)</string>" }.joined())</array>"
    }

    private static func name(_ name: String, hint: String? = nil) -> String {
        let hint = hint.map { "<key>INAlternativeAppNamePronunciationHint</key><string>\($0)</string>" } ?? ""
        return "<dict><key>INAlternativeAppName</key><string>\(name)</string>\(hint)</dict>"
    }

    private static let app = xml(
        """
        <key>CFBundleIdentifier</key><string>org.example.run</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string>
        <key>CFBundleDisplayName</key><string>BNRun</string>
        <key>CFBundleSpokenName</key><string>Big Nerd Run</string>
        <key>CFBundlePackageType</key><string>APPL</string>
        <key>INAlternativeAppNames</key><array>\(name("Name1", hint: "Hint1"))\(name("Jogger"))</array>
        <key>INIntentsSupported</key>\(strings("INStartWorkoutIntent", "OrderSoupIntent"))
        <key>INIntentsRestrictedWhileLocked</key>\(strings("OrderSoupIntent"))
        """
    )

    private static let workouts = xml(
        """
        <key>CFBundleIdentifier</key><string>org.example.run.intents</string>
        <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>
        <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
        <key>IntentsSupported</key>\(strings("INStartWorkoutIntent", "INEndWorkoutIntent"))
        <key>IntentsRestrictedWhileLocked</key>\(strings("INEndWorkoutIntent"))
        </dict></dict>
        """
    )

    private static let framework = xml(
        "<key>CFBundleIdentifier</key><string>x</string><key>CFBundlePackageType</key><string>FMWK</string>"
    )

    /// An app's bundle with an extension, a framework and three languages.
    private static func bundle() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "BNRun.app/Info.plist": app, "BNRun.app/Frameworks/X.framework/Info.plist": framework,
            "BNRun.app/en.lproj/InfoPlist.strings": "Name1 = \"Runner\"; Hint1 = \"run her\";",
            "BNRun.app/de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Läufer\"; \"Name1\" = \"Renner\";",
            "BNRun.app/de-CH.lproj/InfoPlist.strings": "Jogger = \"Seckler\";",
            "BNRun.app/de.lproj/Other.strings": "Jogger = \"wrong\";",
        ])
        let binary = try PropertyListSerialization.data(
            fromPropertyList: PropertyListSerialization.propertyList(
                from: Data(workouts.utf8),
                options: [],
                format: nil
            ),
            format: .binary,
            options: 0
        )
        try folder.write(binary, to: "BNRun.app/PlugIns/Workouts.appex/Info.plist")
        return folder
    }

    @Test("A bundle is an app with the intents of its extensions and the names of its languages")
    func readsBundle() throws {
        let folder = try Self.bundle()
        let loaded = try AppCatalogLoader.load(paths: [folder.path])
        #expect(loaded.warnings == [])
        let app = try #require(loaded.catalog.apps.first)
        #expect(loaded.catalog.apps.count == 1)
        #expect(app.identifier == "org.example.run")
        #expect(app.supportedIntents == ["StartWorkout", "OrderSoupIntent", "EndWorkout"])
        #expect(app.intentsRestrictedWhileLocked == ["OrderSoupIntent", "EndWorkout"])
        let runner = [AlternativeAppName("Runner", pronunciationHint: "run her"), AlternativeAppName("Jogger")]
        #expect(app.names == AppNames(displayName: "BNRun", spokenName: "Big Nerd Run", alternativeNames: runner))
        let renner = AlternativeAppName("Renner", pronunciationHint: "run her")
        #expect(app.names(in: "de").displayName == "Läufer")
        #expect(app.names(in: "de").alternativeNames == [renner, AlternativeAppName("Jogger")])
        #expect(app.names(in: "de-CH").alternativeNames == [renner, AlternativeAppName("Seckler")])
        #expect(app.names(in: "fr") == app.names)
    }

    @Test("The other texts of a language are ignored, even empty ones and placeholders")
    func leavesOtherTexts() throws {
        let folder = try TemporaryFolder([
            "Info.plist": Self.app,
            "de.lproj/InfoPlist.strings": """
            NSCameraUsageDescription = "";
            NSHumanReadableCopyright = "$(COPYRIGHT)";
            NSList = ( a );
            CFBundleDisplayName = "Läufer";
            """,
        ])
        let loaded = try AppCatalogLoader.load(paths: [folder.path(of: "Info.plist")])
        #expect(loaded.warnings == [])
        #expect(loaded.catalog.apps.first?.names(in: "de").displayName == "Läufer")
    }

    @Test("An extension by itself is an app, and YAML may describe others beside it")
    func readsParts() throws {
        let folder = try TemporaryFolder([
            "Workouts-Info.plist": Self.workouts.replacingOccurrences(of: "$(PRODUCT_NAME)", with: "Workouts"),
            "mine.yaml": "a: {display_name: A, supported_intents: [Go]}", "not/mine.yaml": "x",
        ])
        let paths = [folder.path(of: "Workouts-Info.plist"), folder.path(of: "mine.yaml")]
        let catalog = try AppCatalogLoader.load(paths: paths).catalog
        #expect(catalog.apps.map(\.identifier) == ["a", "org.example.run.intents"])
        #expect(catalog.apps.map(\.displayName) == ["A", "Workouts"])
        #expect(catalog.apps[1].supportedIntents == ["StartWorkout", "EndWorkout"])
    }

    @Test("All errors are reported at once, each with its key path")
    func reportsEverything() throws {
        let folder = try TemporaryFolder([
            "a/Info.plist": Self.xml(
                """
                <key>CFBundleIdentifier</key><string>org.example.a</string>
                <key>CFBundleDisplayName</key><string>${PRODUCT_NAME}</string>
                <key>INAlternativeAppNames</key><array>
                \(Self.name("A1"))\(Self.name("A2"))<string>A3</string>\(Self.name("A4"))\(Self.name("A5"))<dict/></array>
                <key>INIntentsSupported</key><string>INStartWorkoutIntent</string>
                <key>INIntentsRestrictedWhileLocked</key>\(Self.strings("INEndWorkoutIntent"))
                """
            ),
            "b/Info.plist": Self.xml("<key>CFBundleName</key><string>B</string>"), "c/Info.plist": "<plist><dict>",
            "d/Info.plist": Self.xml("<key>CFBundleIdentifier</key><string>org.example.d</string>"),
            "d/de.lproj/InfoPlist.strings": "CFBundleDisplayName = ( a );", "e/Info.plist": "",
        ])
        let paths = ["a", "b", "c", "d", "e", "f"].map(folder.path(of:))
        let error = #expect(throws: GrammarError.self) { try AppCatalogLoader.load(paths: paths) }
        let rendered = (error?.diagnostics ?? []).map { DiagnosticRenderer().render($0) }
        let short = rendered.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
        for (line, expected) in zip(short, Self.expected) { #expect(line.hasPrefix(expected), "\(line)") }
        #expect(short.count == Self.expected.count, "\(short.joined(separator: "\n"))")
    }

    private static let expected = [
        "a/Info.plist: CFBundleDisplayName: error[build-setting]: '${PRODUCT_NAME}' is filled in when the app is built",
        "a/Info.plist: CFBundleIdentifier: warning[app-without-intents]: the app 'org.example.a' supports no intent",
        "a/Info.plist: INAlternativeAppNames[2]: error[wrong-type]: expected a dictionary with 'INAlternativeAppName', found the text 'A3'",
        "a/Info.plist: INAlternativeAppNames[3]: error[too-many-alternative-names]: the app 'org.example.a' has 4 alternative names",
        "a/Info.plist: INAlternativeAppNames[5]: error[missing-key]: an alternative name needs the key 'INAlternativeAppName'",
        "a/Info.plist: INIntentsRestrictedWhileLocked[0]: error[restricted-intent-not-supported]: 'EndWorkout' is restricted",
        "a/Info.plist: INIntentsSupported: error[wrong-type]: expected an array, found the text 'INStartWorkoutIntent'",
        "b/Info.plist: error[missing-key]: an Info.plist needs the key 'CFBundleIdentifier'",
        "c/Info.plist: error[not-a-property-list]: the file is not a property list: ",
        "d/Info.plist: CFBundleIdentifier: warning[app-without-intents]: the app 'org.example.d' supports no intent",
        "d/Info.plist: error[missing-key]: the Info.plist of an app needs the key 'CFBundleDisplayName'",
        "d/de.lproj/InfoPlist.strings: CFBundleDisplayName: error[wrong-type]: expected a string, found an array",
        "e/Info.plist:1:1: error[empty-file]: ", "f:1:1: error[no-such-file]: ",
    ]

    @Test("A folder without apps, a duplicate app, and an invalid file are reported")
    func reportsFiles() throws {
        let folder = try TemporaryFolder([
            "empty/grammar.yaml": "language: en", "x/Info.plist": Self.app,
            "apps.yaml": "org.example.run: {display_name: A}",
            "broken.yaml": "a: [",
        ])
        func codes(_ names: String...) -> [String] {
            do throws(GrammarError) {
                return try AppCatalogLoader.load(paths: names.map(folder.path(of:))).warnings.map(\.code)
            } catch {
                return error.diagnostics.map(\.code)
            }
        }
        #expect(codes("empty") == ["folder-without-apps"])
        #expect(codes("apps.yaml", "x") == ["app-without-intents", "duplicate-app"])
        #expect(codes("broken.yaml") == ["syntax"])
        #expect(codes("nowhere") == ["no-such-file"])
        #expect(codes("apps.yaml") == ["app-without-intents"])
    }
}
