import FuzzRunner
import Parlance

/// Any bytes are a property list of a vocabulary, an app or its names, or they have errors.
@main
enum PropertyLists: FuzzTarget {
    private static let vocabulary = InputFile("AppIntentVocabulary.plist")
    private static let app = InputFile("Info.plist")
    private static let strings = InputFile("en.lproj/InfoPlist.strings")

    private static let names = """
        <?xml version="1.0"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.a</string>
        <key>CFBundleDisplayName</key><string>a</string>
        </dict></plist>
        """

    private static let parser: Parser = {
        guard
            let parser = try? Parser(
                yaml: "language: en\nintents: {A: {data: [{sentences: ['a {b}']}]}}\nlists: {b: {values: [c]}}"
            )
        else { fatalError("a small grammar can be read") }
        return parser
    }()

    private static let stack = SmallStack()

    static func check(_ bytes: [UInt8]) {
        stack.run {
            vocabulary.write(bytes)
            loadVocabulary()
            app.write(bytes)
            loadApps()
            strings.write(bytes)
            app.write(Array(names.utf8))
            loadApps()
        }
    }

    private static func loadVocabulary() {
        do throws(GrammarError) {
            let loaded = try VocabularyLoader().load(paths: [vocabulary.path])
            FuzzRunner.check(loaded.warnings)
            _ = try? parser.with(vocabulary: loaded.vocabulary).parse("a b")
        } catch {
            FuzzRunner.check(error.diagnostics)
        }
    }

    private static func loadApps() {
        do throws(GrammarError) {
            FuzzRunner.check(try AppCatalogLoader.load(paths: [app.path]).warnings)
        } catch {
            FuzzRunner.check(error.diagnostics)
        }
    }
}
