import FuzzRunner
import Parlance

/// Any bytes are a vocabulary in comma-separated values, or they have errors with places.
@main
enum Tables: FuzzTarget {
    private static let file = InputFile("terms.csv")
    private static let stack = SmallStack()

    private static let parser: Parser = {
        guard
            let parser = try? Parser(
                yaml: "language: en\nintents: {A: {data: [{sentences: ['a {b}']}]}}\nlists: {b: {values: [c]}}"
            )
        else { fatalError("a small grammar can be read") }
        return parser
    }()

    static func check(_ bytes: [UInt8]) {
        stack.run {
            file.write(bytes)
            load()
        }
    }

    private static func load() {
        do throws(GrammarError) {
            let loaded = try VocabularyLoader().load(paths: [file.path])
            FuzzRunner.check(loaded.warnings)
            _ = try? parser.with(vocabulary: loaded.vocabulary).parse("a b")
        } catch {
            FuzzRunner.check(error.diagnostics)
        }
    }
}
