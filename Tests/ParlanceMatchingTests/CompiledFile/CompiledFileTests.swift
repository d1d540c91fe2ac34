import Foundation
import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Compiled grammars")
struct CompiledFileTests {
    @Test("Reading gives the written grammar", arguments: ["en", "de", "hu", "th", "tr", "xx"])
    func agrees(language: String) throws {
        let parser = try EverythingGrammar.parser(language: language)
        let loaded = try parser.reloaded()
        var options = ParseOptions(context: ["area": .string("bath"), "domain": .string("light")], limit: 5)
        for text in EverythingGrammar.utterances {
            options.preferredSlot = options.preferredSlot == nil ? "name" : nil
            let expected = try parser.everything(about: text, options)
            #expect(try loaded.everything(about: text, options) == expected)
            #expect(try loaded.everything(about: text) == parser.everything(about: text))
        }
        #expect(try parser.parse("play the dog").match == .exact)
    }

    @Test("It can be written again, and is the same to the byte")
    func isStable() throws {
        let notes: [[UInt8]] = [[0x61], [0xC3, 0xA9, 0xFF]]
        let bytes = CompiledFile.bytes(of: try EverythingGrammar.parser(), notes: notes)
        let file = try CompiledFile(bytes)
        #expect(file.notes == notes)
        #expect(CompiledFile.bytes(of: file.parser, notes: file.notes) == bytes)
        #expect(CompiledFile.bytes(of: try EverythingGrammar.parser(), notes: notes) == bytes)
    }

    @Test("The grammar's own apps are written too, run-time apps are not")
    func keepsApps() throws {
        let parser = try EverythingGrammar.parser(language: "de")
        #expect(parser.apps.apps.count == 2)
        #expect(try parser.reloaded().apps == parser.apps)
        #expect(try parser.with(apps: AppCatalog()).reloaded().apps == parser.apps)
    }

    @Test(
        "Ranges of every kind are read back",
        arguments: [
            ("from: 0, to: 20", "five", 5.0), ("from: 0, to: 20, step: 5", "15", 15),
            ("from: 0, to: 20, fractions: halves", "five point five", 5.5),
            ("from: 0, to: 20, fractions: tenths", "5.1", 5.1),
            ("from: 0, to: 20, fractions: tenths", "five point one", 5.1),
            ("from: 0, to: 20, fractions: hundredths", "5.25", 5.25),
            ("from: 0, to: 20, fractions: hundredths", "five point two five", 5.25),
            ("from: -20, to: 20, fractions: hundredths", "minus five point two five", -5.25),
            ("from: 0, to: 20, multiplier: 2.5", "four", 10), ("from: 0, to: 20, words: false", "5", 5),
            ("from: 0, to: 20, digits: false", "five", 5), ("from: 0, to: 20, words_language: de", "fünf", 5),
        ],
        ["en", "de", "fr", "hi", "ja", "xx"]
    )
    func keepsRanges(range: (settings: String, text: String, value: Double), language: String) throws {
        let parser = try Fixture.parser(
            "x {k} y",
            language: language,
            block: "lists: {k: {range: {\(range.settings)}}}"
        )
        let loaded = try parser.reloaded()
        #expect(try loaded.everything(about: "x \(range.text) y") == parser.everything(about: "x \(range.text) y"))
        guard language == "en" else { return }
        #expect(try loaded.parse("x \(range.text) y").readings.first?.slots.first?.value == Value(number: range.value))
    }

    @Test("Opposites are written too: a word is not taken for one that was declared to be another")
    func keepsOpposites() throws {
        let yaml = "language: en\nintents: {Heat: {data: [{sentences: [heat the kitchen]}]}}\n"
        for (opposites, match) in [("", ParseResult.Match.approximate), ("opposites: [[heat, heet]]", .none)] {
            let loaded = try Fixture.parser(yaml: yaml + opposites).reloaded()
            #expect(try loaded.parse("heet the kitchen").match == match)
            #expect(try loaded.parse("heat the kitchen").match == .exact)
        }
    }

    @Test("A grammar without anything can be written too")
    func holdsNothing() throws {
        let loaded = try Parser(Grammar(language: "en")).reloaded()
        #expect(try loaded.parse("hello").match == .none)
    }

    @Test("Values of run-time lists may mention the rules, those of both parsers")
    func keepsRules() throws {
        let parser = try EverythingGrammar.parser()
        let loaded = try parser.reloaded()
        #expect(loaded.rules == parser.rules)
        let lists = try SlotList.lists(
            from: ["name": .object(["values": .array([.string("<turn> table"), .string("(x;y) pot")])])],
            rules: loaded.rules
        )
        let (given, added) = (loaded.with(lists: lists), parser.with(lists: lists))
        #expect(
            try given.everything(about: "on the switch table and on so")
                == added.everything(about: "on the switch table and on so")
        )
        #expect(try given.parse("on the y x pot and so on").match == .exact)
    }

    @Test("Run-time lists are not written")
    func leavesRunTimeListsOut() throws {
        let parser = try EverythingGrammar.parser()
        let other = parser.with(lists: ["name": .values([ListValue(input: Template(literal: "vase"), output: nil)])])
        #expect(CompiledFile.bytes(of: other) == CompiledFile.bytes(of: parser))
    }

    @Test("A rule that was made of anything but text is written so that it reads the same")
    func printsRules() throws {
        let place = SourcePlace(file: "none", line: 1, column: 1)
        let rule = Rule(template: Template(literal: "a [b"), place: place)
        let loaded = try Parser(Grammar(language: "en", rules: ["r": rule])).reloaded()
        #expect(loaded.rules["r"]?.template.expression == rule.template.expression)
    }

    @Test(
        "The grammars of a collection read the same",
        .enabled(if: Recorded.isPresent, "no recorded utterances beside the package: skipped"),
        arguments: Recorded.isComplete ? Recorded.languages : ["en", "de", "fi", "th"]
    )
    func agreesOnRecorded(language: String) throws {
        let recorded = try Recorded(language: language)
        let grammar = try recorded.readers(for: "").parser
        let loaded = try grammar.reloaded()
        var homes: [String: (parser: Parser, loaded: Parser)] = [:]
        let step = Recorded.isComplete ? 1 : max(1, recorded.utterances.count / 40)
        for index in stride(from: 0, to: recorded.utterances.count, by: step) {
            let utterance = recorded.utterances[index]
            let home = recorded.homes[utterance.home]
            let lists = try SlotList.lists(from: home?.lists ?? [:])
            let pair = homes[utterance.home] ?? (grammar.with(lists: lists), loaded.with(lists: lists))
            homes[utterance.home] = pair
            let options = ParseOptions(context: home?.context ?? [:], preferredSlot: "name", limit: 3)
            let expected = try pair.parser.everything(about: utterance.text, options)
            #expect(try pair.loaded.everything(about: utterance.text, options) == expected, "\(utterance.text)")
        }
    }
}
