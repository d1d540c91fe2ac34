import ParlanceAuthoring
import ParlanceGrammar
import Testing

/// Templates with sentences of other templates: grammars with the problem, and similar ones without it.
struct TemplateCheckerTests {
    private static func grammar(_ intents: String, _ rest: String = "") -> String {
        """
        language: en
        intents:
        \(intents.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        lists:
          drink: {values: [tea, soup]}
          dish: {values: [soup, rice]}
          song: {wildcard: true}
          film: {wildcard: true}
          few: {range: {from: 1, to: 5}}
          many: {range: {from: 5, to: 9}}
          more: {range: {from: 6, to: 9}}
          spelled: {range: {from: 4, to: 6, digits: false}}
          even: {range: {from: 2, to: 8, step: 2}}
          answer: {values: [tea, "5", four]}
          digit: {values: ["2", "8"]}
          soup: {values: [soup]}
          lamp: {values: [kitchen light, kitchen, "[the] bedside lamp", light show]}
          room: {values: [kitchen, bedside, bar]}
          kind: {values: [light, lamp, red light]}
          red: {values: [red, show]}
          lately: {values: [seven, nine]}
        \(rest)
        """
    }

    private static func codes(_ intents: String, _ rest: String = "") throws -> [String] {
        try GrammarChecker(allowed: ["unused-list", "unused-rule"]).codes(grammar(intents, rest))
    }

    @Test(arguments: [
        ("make {drink}", "make {dish}", "make soup"),
        ("make {drink}", "(make|cook) [some] {dish}", "make soup"),
        ("play {song} now", "play {film} [now]", "play {film} now"),
        ("make {few} cups", "make {many} cups", "make 5 cups"),
        ("make {few} cups", "make {answer} cups", "make 5 cups"),
        ("make {answer} cups", "make {many} cups", "make 5 cups"),
        ("make {few} cups", "make {spelled} cups", "make five cups"),
        ("make {more} cups", "make {spelled} cups [now]", "make six cups"),
        ("(a;b;c)", "c b (a|d)", "c b a"),
        ("<go> home", "(walk|go) home", "go home"),
        ("{drink}", "{dish}", "soup"),
        ("bring {thing}", "bring {thing} [please]", "bring {thing}"),
        ("Größe {few}", "GRÖSSE {many}", "grösse 5"),
        ("[the] tea", "(the|a) tea", "the tea"),
        ("turn on {lamp}", "turn on {room} {kind}", "turn on bedside lamp"),
        ("turn {room} {kind} on", "turn {lamp} on", "turn bedside lamp on"),
        ("make {few} cups", "make (two|three) cups", "make two cups"),
        ("{1..30:n} cups", "(one|twenty two) cups", "one cups"),
        ("lamp {red}", "{kind} show", "lamp show"),
    ])
    func `a sentence of two intents is found, and is what both templates say`(
        first: String,
        second: String,
        sentence: String
    ) throws {
        let text = Self.grammar(
            "A: {data: [{sentences: [\"\(first)\"]}]}\nB: {data: [{sentences: [\"\(second)\"]}]}",
            "expansion_rules: {go: (go|run)}"
        )
        let checker = GrammarChecker(allowed: ["unused-list", "unused-rule", "undefined-list"])
        let found = try checker.check(text).diagnostics.compactMap { diagnostic -> String? in
            guard case .ambiguousTemplates(let sentence, "B", "A", first, _)? = diagnostic.problem.finding else {
                return nil
            }
            return sentence
        }
        #expect(found == [sentence.lowercased().replacing("ß", with: "ss")])
    }

    @Test(arguments: [
        ("make {drink}", "make rice"),
        ("make {drink}", "make soup"),
        ("play {song}", "play {drink}"),
        ("make {few} cups", "make {more} cups"),
        ("make {more} cups", "make {answer} cups"),
        ("turn on {lamp}", "turn on {room} light"),
        ("light {red}", "{kind} show"),
        ("turn on {lamp}", "turn on {room} {drink}"),
        ("play {song} {kind}", "play {room} {kind}"),
        ("make {spelled} cups", "make {answer} cups"),
        ("make {drink} now", "make {dish} later"),
        ("play {song} now", "stop {film} now"),
        ("a b", "ab"),
    ])
    func `where words win, or nothing is in common, there is no ambiguity`(first: String, second: String) throws {
        let intents = "A: {data: [{sentences: [\"\(first)\"]}]}\nB: {data: [{sentences: [\"\(second)\"]}]}"
        #expect(try Self.codes(intents) == [])
    }

    @Test func `contexts that can't hold at once keep templates apart`() throws {
        func codes(_ first: String, _ second: String) throws -> [String] {
            try Self.codes(
                """
                A: {data: [{sentences: ["make {drink}"], \(first)}]}
                B: {data: [{sentences: ["make {dish}"], \(second)}]}
                """
            )
        }
        #expect(try codes("requires_context: {room: kitchen}", "requires_context: {room: bar}") == [])
        #expect(try codes("requires_context: {room: kitchen}", "excludes_context: {room: kitchen}") == [])
        #expect(
            try codes("requires_context: {room: [kitchen, bar]}", "requires_context: {room: bar}") == [
                "ambiguous-templates"
            ]
        )
        #expect(try codes("requires_context: {room: kitchen}", "response: other") == ["ambiguous-templates"])
        #expect(try codes("required_keywords: [tea]", "response: other") == [])
    }

    @Test(arguments: [
        ("", ["ambiguous-templates"]), (", weight: 0", ["ambiguous-templates"]),
        (", weight: 1", ["shadowed-template"]), (", weight: -1", []),
    ])
    func `where weights decide, there is no ambiguity`(keys: String, codes: [String]) throws {
        let first = "A: {data: [{sentences: [make tea]}]}"
        #expect(try Self.codes("\(first)\nB: {data: [{sentences: [\"make [some] tea\"]\(keys)}]}") == codes)
    }

    @Test func `a template is shadowed by one with a greater weight, and not by one with a smaller`() throws {
        let sentences = "[{template: make tea, weight: WEIGHT}, make (tea|milk)]"
        for (weight, codes) in [("-1", ["shadowed-template"]), ("0", []), ("1", [])] {
            let block = "{sentences: \(sentences.replacing("WEIGHT", with: weight))}"
            #expect(try Self.codes("A: {data: [\(block)]}") == codes)
        }
    }

    @Test(arguments: [
        (["make (tea|milk)", "make tea"], ["shadowed-template"]),
        (["make tea", "make (tea|milk)"], []),
        (["make tea", "make milk", "make (tea|milk)"], ["shadowed-template"]),
        (["make [some] {drink}", "make {drink}"], ["shadowed-template"]),
        (["make {drink}", "make tea"], []),
        (["play {song}", "play {film}"], ["shadowed-template"]),
        (["play {song}", "play the {film}"], []),
        (["play {song}", "play {song} by {film}"], []),
        (["make {drink}", "make {soup}"], ["shadowed-template"]),
        (["make {dish}", "make {soup}"], ["shadowed-template"]),
        (["make {drink}", "make {dish}"], []),
        (["make {more}", "make {lately}"], ["shadowed-template"]),
        (["make {even}", "make {digit}"], ["shadowed-template"]),
        (["make {few}", "make {digit}"], []),
        (["make {1..9:n}", "make {even}"], ["shadowed-template"]),
        (["make {even}", "make {few}"], []),
        (["make {few}", "make {even}"], []),
        (["make {1..9:n}", "make {spelled}"], ["shadowed-template"]),
        (["make {spelled}", "make {4..6:n}"], []),
        (["(a;b;c)", "b c a"], ["shadowed-template"]),
        (["(a;b)", "b a a"], []),
        (["make tea", "make tea"], ["duplicate-template"]),
        (["make tea", "make  tea "], []),
    ])
    func `a template that is never chosen is found`(templates: [String], codes: [String]) throws {
        let sentences = templates.map { "\"\($0)\"" }.joined(separator: ", ")
        let expected = templates == ["make tea", "make  tea "] ? ["shadowed-template"] : codes
        #expect(try Self.codes("A: {data: [{sentences: [\(sentences)]}]}") == expected)
    }

    @Test func `a template that applies where the other does not is not shadowed by it`() throws {
        func codes(_ first: String, _ second: String) throws -> [String] {
            try Self.codes(
                """
                A:
                  data:
                    - {sentences: ["make [some] tea"], \(first)}
                    - {sentences: ["make tea"], \(second)}
                """
            )
        }
        let kitchen = "requires_context: {room: kitchen}"
        #expect(try codes(kitchen, "response: other") == [])
        #expect(try codes("response: other", kitchen) == ["shadowed-template"])
        #expect(try codes(kitchen, kitchen) == ["shadowed-template"])
        #expect(try codes("required_keywords: [some]", "response: other") == [])
    }

    @Test(arguments: [
        ("make tea right now", ["skip-word-in-literal"]),
        ("make tea [right now]", []),
        ("make tea rightly now", []),
        ("make (tea right now|tea)", []),
        ("(make|cook) tea (right now|later)", ["skip-word-in-literal"]),
    ])
    func `a template that needs a skip word is found`(template: String, codes: [String]) throws {
        let intents = "A: {data: [{sentences: [\"\(template)\"]}]}"
        #expect(try Self.codes(intents, "skip_words: [please, right now]") == codes)
    }

    @Test(arguments: [
        ("please", "skip_words: [please]", ["please"]),
        ("please", "skip_words: [um, please, thank you]", ["please", "thank you"]),
        ("a skip word that is not polite", "skip_words: [can you, kindly]", []),
        ("a closing word, too", "skip_words: [please, thanks]\nclosing_words: [\"(please|cheers)\"]", ["thanks"]),
        ("a template", "skip_words: [\"(please|thanks)\"]", []),
        ("none", "closing_words: [please]", []),
    ])
    func `a polite skip word that a wildcard takes is found`(_: String, rest: String, words: [String]) throws {
        func found(_ template: String) throws -> [String] {
            let text = Self.grammar("A: {data: [{sentences: [\"\(template)\"]}]}", rest)
            return try GrammarChecker(allowed: ["unused-list"]).check(text).diagnostics.compactMap {
                guard case .skipWordInWildcard(let word, slot: "song", let sentence)? = $0.problem.finding else {
                    return nil
                }
                #expect(sentence == "play {song} \(word)")
                return word
            }
        }
        #expect(try found("play {song}") == words)
        #expect(try found("play {song} now") == [])
        #expect(try found("make {drink}") == [])
    }
}
