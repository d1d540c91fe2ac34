import Foundation
import ParlanceAuthoring
import ParlanceGrammar
import Testing

/// Generated files are compiled and used: the intents that come with Parlance in the sample apps, difficult ones in the
/// tests of the module Parlance. `PARLANCE_REWRITE_GENERATED=1` writes them anew.
@Suite("Generating Swift")
struct SwiftGeneratorTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized

    /// Names that are not valid in Swift, and all types.
    private static let awkward = #"""
        "drop-off/2":
          description: "Names \"in quotes\" \\ and\nlines"
          slots:
            class: {type: text, description: "A keyword"}
            drop-off: {type: text}
            dropOff: {type: text}
            "2nd": {type: integer}
            "": {type: number}
            größe: {options: [in, "größer als", "größer-als", "\"x\"", "3", self, init]}
            parameter: {options: [a]}
            any: {}
            self: {type: boolean}
            many: {type: term, array: true}
            far: {type: measurement, dimension: length}
            long: {type: measurement, dimension: duration}
            due: {type: date, array: true}
            size: {type: measurement, dimension: data}
            cost: {type: money}
            price: {type: number, unit: price-unit, money: price total}
            price-unit: {type: text}
            wait: {type: duration}
            stay: {type: date-range}
            codes: {options: [x], unsupported_reasons: [tooFar, "too late"]}
            lines:
              array: true
              slots:
                class: {type: text, description: "A keyword"}
                count: {type: integer}
                codingKeys: {options: [in, "a b"], array: true}
                lines-element: {slots: {paid: {type: money}}}
          response_codes: [failureToSpell, "failure-2"]
          response_details:
            class: {type: text, description: "A keyword"}
            drop-off: {type: date, array: true}
            dropOff: {type: ride-status}
            "": {}
            coding keys: {options: [in, "a b"]}
            paid: {type: money}
        String: {}
        Term: {slots: {value: }}
        """#

    private func expect(_ catalog: IntentCatalog, in path: String) throws {
        let url = Self.package.appending(path: path)
        let source = SwiftGenerator().source(of: catalog)
        if ProcessInfo.processInfo.environment["PARLANCE_REWRITE_GENERATED"] != nil {
            try source.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == source)
    }

    @Test func `the intents that come with Parlance are generated as they are compiled`() throws {
        let catalog = try IntentCatalog.load(paths: [Self.package.appending(path: "Grammars/intents.yaml").path])
        try expect(catalog, in: "Sources/ParlanceSamples/Intents/ShippedIntents.swift")
    }

    @Test func `awkward names become names that Swift can have`() throws {
        let catalog = try IntentCatalog.load([SourceText(name: "intents.yaml", text: Self.awkward)])
        try expect(catalog, in: "Tests/ParlanceTests/Generated/AwkwardIntents.swift")
    }

    @Test func `structs may be for their own module only`() {
        let source = SwiftGenerator(isPublic: false).source(of: IntentCatalog([IntentDeclaration(name: "Nap")]))
        #expect(source.contains("\nstruct Nap: TypedIntent, Hashable {\n"))
        #expect(!source.contains("public"))
    }
}
