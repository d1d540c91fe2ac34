import Foundation
import Parlance
import ParlanceTestSupport
import Testing

/// The examples in the documentation of types: grammar.
struct GrammarExamples {
    private let printed = PrintedLines()

    private func print(_ items: Any...) { printed.add(items) }

    @Test func `examples print the output that they show`() throws {
        try grammarLoader()
        try grammarError()
        try diagnostic()
        try diagnosticRenderer()
        try grammar()
        try template()
        try slotList()
        try wordLimits()
        try listValue()
        try numberRange()
        referenceTime()
        try value()
        #expect(try printed.lines == SwiftExcerpts(of: #filePath).promises)
    }

    private func grammarLoader() throws {
        // snippet
        let text = "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}"
        let loaded = try GrammarLoader(language: "en").load([SourceText(name: "pause.yaml", text: text)])
        print(loaded.grammar.intents[0].name, loaded.warnings.count)  // Pause 0
        // end
    }

    private func grammarError() throws {
        // snippet
        do {
            print(try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause <it>]}]}}").language)
        } catch {
            print(error.diagnostics[0].code)  // missing-rule
        }
        // end
    }

    private func diagnostic() throws {
        let diagnostic = try Samples.diagnostic()
        // snippet
        print(diagnostic.severity, diagnostic.code, diagnostic.place!.line)  // error missing-rule 2
        // end
    }

    private func diagnosticRenderer() throws {
        let diagnostic = try Samples.diagnostic()
        // snippet
        let text = DiagnosticRenderer(width: 80).render(diagnostic)
        print(text.hasPrefix("grammar.yaml:2:"))  // true
        // end
    }

    private func grammar() throws {
        // snippet
        let place = SourcePlace(file: "pause.swift", line: 1, column: 1)
        let sentence = Sentence(template: try Template("pause [it]"), place: place)
        let intent = Intent(name: "Pause", blocks: [SentenceBlock(sentences: [sentence])])
        let parser = Parser(Grammar(language: "en", intents: [intent]))
        print(try parser.parse("pause").best!.intent)  // Pause
        // end
    }

    private func template() throws {
        // snippet
        let template = try Template("brew [a cup of] {drink}")
        print(template.text, template.expression.references.count)  // brew [a cup of] {drink} 1
        // end
    }

    private func slotList() throws {
        let parser = try Samples.garden()
        // snippet
        let orchids = ListValue(input: Template(literal: "orchids"), output: .string("p17"))
        let today = parser.with(lists: ["plant": .values([orchids])])
        print(try today.parse("water the orchids").best!["plant"]!.value)  // p17
        // end
    }

    private func wordLimits() throws {
        // snippet
        let limits = WordLimits(mostWords: 4, without: [try Template("(to|from)")])
        print(limits.mostWords!)  // 4
        // end
    }

    private func listValue() throws {
        // snippet
        let lamp = ListValue(input: try Template("[floor] lamp"), output: .string("light-3"))
        print(lamp.input, lamp.output!)  // [floor] lamp light-3
        // end
    }

    private func numberRange() throws {
        // snippet
        let percent = NumberRange(from: 0, to: 100, step: 5)
        print(percent.contains(35), percent.contains(36))  // true false
        // end
    }

    private func referenceTime() {
        // snippet
        let now = ReferenceTime(iso: "2026-11-20T09:00")!
        print(now.year, now.month, now.day, now.hour)  // 2026 11 20 9
        // end
    }

    private func value() throws {
        // snippet
        let value = Value.object(["room": .string("kitchen"), "level": .integer(2)])
        print(value.object!["room"]!, value.object!["level"]!)  // kitchen 2
        // end
    }
}
