import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceEntities

@Suite("Broken files of built-in slot types")
struct EntityFileMutationTests {
    private static let seeds = [
        """
        language: xx
        articles: [a]
        number_joiners: [and]
        without: {unit: [pt]}
        lists:
          edge: {early: "begin|start", end: ["end", "(late|last)"]}
        rules:
          of: "[of [the]]"
        patterns:
          atom:
            - {in: "now", do: relative, unit: second, offset: 0}
            - "{edge} <of> {month}"
          own: ["{1..31:day}[.] {month}", "({weekday};[in] {month})"]
          shifted:
            - {in: "{duration:by} after {moment:of}", do: shift, sign: 1}
        """
    ]

    private static let pieces = [
        "{", "}", "[", "]", "(", ")", "<", ">", "|", ";", ":", "\"", "'", "\n", "  ", "- ", "{atom:a}", "<of>",
        "do: join",
        "{1..99999999999:x}", "{9..1:x}", "&a ", "*a", "\\", "%", "\u{0}", "\t", "é", "月", "whole: true", "~",
        "!!int 5", "<<",
    ]

    /// A file with a few pieces removed, doubled or inserted.
    private func mutant(_ generator: inout SplitMix) -> String {
        var text = Array(Self.seeds.randomElement(using: &generator)!)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0..<max(1, text.count), using: &generator)
            let end = min(text.count, place + Int.random(in: 0...6, using: &generator))
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: text.removeSubrange(min(place, end)..<end)
            case 1: text.insert(contentsOf: text[min(place, end)..<end], at: min(place, text.count))
            default: text.insert(contentsOf: Self.pieces.randomElement(using: &generator)!, at: min(place, text.count))
            }
        }
        return String(text)
    }

    @Test func `each has problems with places, or can be used`() {
        var generator = SplitMix(seed: 29)
        for _ in 0..<400 {
            let text = mutant(&generator)
            let languages = EntityLanguages(files: ["xx": [SourceText(name: "xx", text: text)]])
            do throws(GrammarError) {
                try languages.check()
            } catch {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
                #expect(!error.diagnostics.isEmpty)
                for place in error.diagnostics.compactMap(\.place) where place.file == "xx" {
                    #expect(1...lines + 1 ~= place.line && place.column >= 1, "\(text)")
                }
            }
        }
    }

    @Test func `what is valid in a broken file can be used`() {
        var generator = SplitMix(seed: 31)
        for _ in 0..<12 {
            let languages = EntityLanguages(files: ["xx": [SourceText(name: "xx", text: mutant(&generator))]])
            let finder = EntityFinder(languages.language("xx"))
            for text in ["", "now", "begin of 5", "3 days after now (a|b) 7.5"] {
                _ = finder.entities(in: text, kinds: Set(Entity.Kind.allCases), context: TimeContext(now: Finding.now))
            }
        }
    }
}
