import Foundation
import Testing

@Suite("Imports between targets")
struct ImportDirectionTests {
    /// In dependency order; a target imports only targets before it.
    private static let order = [
        "CAllocations", "CICU", "ParlanceText", "ParlanceGrammar", "ParlanceVocabulary", "ParlanceMatching",
        "ParlanceEntities", "ParlanceMeasuring", "ParlancePipeline", "Parlance", "ParlanceHandlers", "ParlanceHistory",
        "ParlanceCorpus", "ParlanceAuthoring", "ParlanceSamples", "ParlanceServer", "CParlance", "ParlanceC",
        "ParlanceCLI",
    ]
    /// The stages of every utterance, which must start fast: no Foundation.
    private static let withoutFoundation = ["ParlanceText", "ParlanceMatching"]
    /// The targets of the product `Parlance`, which static programs link: no more of Foundation than its essentials.
    private static let product = [
        "ParlanceText", "ParlanceGrammar", "ParlanceVocabulary", "ParlanceMatching", "ParlanceEntities",
        "ParlancePipeline", "Parlance",
    ]
    /// The condition under which a target of the product imports a module.
    private static let conditions = [
        "Foundation": ["!canImport(FoundationEssentials)", "FullFoundation"],
        "FoundationEssentials": ["canImport(FoundationEssentials)"], "FoundationInternationalization": [],
        "Dispatch": [], "Yams": ["YAML"],
    ]

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        .standardized

    private static let targets = ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? [])
        .filter { !$0.hasPrefix(".") && $0 != "Python" }.sorted()

    @Test("Every target has its place in the order")
    func everyTargetHasItsPlace() {
        #expect(Self.targets.count >= 7)
        #expect(Set(Self.targets).isSubset(of: Self.order))
    }

    @Test("Imports point upwards", arguments: targets)
    func importsPointUpwards(target: String) throws {
        let place = try #require(Self.order.firstIndex(of: target))
        for (file, module) in try Self.imports(of: target) {
            if let other = Self.order.firstIndex(of: module) { #expect(other < place, "\(file) imports \(module)") }
            #expect(module != "CICU" || target == "ParlanceText", "\(file) sees ICU")
            #expect(module != "CAllocations" || target == "ParlanceCLI", "\(file) counts allocations")
            let mayUseFoundation = !Self.withoutFoundation.contains(target)
            #expect(mayUseFoundation || !module.hasPrefix("Foundation"), "\(file) imports \(module)")
        }
    }

    @Test("Without package traits, the product needs only the essentials of Foundation", arguments: product)
    func importsAreGuarded(target: String) throws {
        for (file, text) in try Self.texts(of: target) {
            var conditions: [String] = []
            for line in text.split(separator: "\n").map({ $0.drop(while: \.isWhitespace) }) {
                if line.hasPrefix("#if ") { conditions.append(String(line.dropFirst(4))) }
                if line.hasPrefix("#else"), let last = conditions.popLast() { conditions.append("!" + last) }
                if line.hasPrefix("#endif") { _ = conditions.popLast() }
                guard let module = line.firstMatch(of: Self.importedModule)?.output.1 else { continue }
                guard let guards = Self.conditions[String(module)] else { continue }
                #expect(guards.contains(conditions.last ?? ""), "\(file) imports \(module)")
            }
        }
    }

    @Test("ICU's headers stay out of the C target's public header")
    func headerIsFreeOfICU() throws {
        let header = try String(contentsOf: Self.sources.appending(path: "CICU/include/CICU.h"), encoding: .utf8)
        #expect(!header.contains("unicode/"))
    }

    private static func imports(of target: String) throws -> [(file: String, module: String)] {
        try texts(of: target).flatMap { file, text in
            text.matches(of: importedModule).map { (file, String($0.output.1)) }
        }
    }

    private static var importedModule: Regex<(Substring, Substring)> {
        #/(?m)^ *(?:@\w+(?:\(\w+\))? |public |package |internal |private )*import (?:struct |enum |func )?(\w+)/#
    }

    private static func texts(of target: String) throws -> [(file: String, text: String)] {
        let folder = sources.appending(path: target)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.map { file in
            ("\(target)/\(file)", try String(contentsOf: folder.appending(path: file), encoding: .utf8))
        }
    }
}
