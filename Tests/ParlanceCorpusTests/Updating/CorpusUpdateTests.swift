import Foundation
import ParlanceCorpus
import ParlanceMatching
import ParlanceTestSupport
import Testing

@Suite("Rewriting expectations")
struct CorpusUpdateTests {
    private func update(_ text: String, file: String = "a.yaml") throws -> (update: CorpusUpdate, kitchen: Kitchen) {
        let kitchen = try Kitchen([file: text])
        return (CorpusUpdate(try kitchen.corpora(), try kitchen.report(), acceptsLost: true), kitchen)
    }

    @Test("Lost matches are not accepted without a request; other changes are made")
    func keepsLostMatches() throws {
        let head = "language: en\ntests:\n"
        let before =
            head
            + "  - sentences:\n      - make tea\n      - make wine\n    intent: {name: Brew, slots: {drink: coffee}}\n"
        let kitchen = try Kitchen(["a.yaml": before])
        let update = CorpusUpdate(try kitchen.corpora(), try kitchen.report())
        #expect(update.lost.map(\.sentence.text) == ["make wine"])
        #expect(update.leftAlone.isEmpty)
        let after =
            head + "  - sentences:\n      - make wine\n    intent: {name: Brew, slots: {drink: coffee}}\n"
            + "  - sentences:\n      - make tea\n    intent: {name: Brew, slots: {drink: tea}}\n"
        #expect(update.files.map(\.after) == [after])
        #expect(CorpusUpdate(try kitchen.corpora(), try kitchen.report(), acceptsLost: true).lost.isEmpty)
    }

    @Test("Tests that are skipped or known to fail stay, also if one passes")
    func keepsExemptions() throws {
        let kept = """
            language: en
            tests:
              - {sentences: [make wine], skip: no wine, intent: {name: Brew}}
              - {sentences: [make rum], fails: no rum, intent: {name: Brew}}
              - {sentences: [make java], fails: fixed, intent: {name: Brew, slots: {drink: coffee}}}

            """
        let rest = "  - {sentences: [make tea], intent: {name: Brew, slots: {drink: tea}}}\n"
        let (update, _) = try update(kept + rest.replacing("drink: tea", with: "drink: java"))
        #expect(update.leftAlone.map(\.disprovedReason) == ["fixed"])
        #expect(update.files.map(\.after) == [kept + rest])
    }

    @Test(
        "The values of a repeated slot are written under 'all'; correct expectations stay",
        arguments: [
            ("{topping: ham}", "{topping: {all: [ham, cheese]}}"),
            ("{topping: {all: [ham]}}", "{topping: {all: [ham, cheese]}}"),
            ("{topping: cheese, without: ham}", "{topping: cheese, without: onion}"),
            ("{without: onion}", "{without: onion, topping: {all: [ham, cheese]}}"),
        ]
    )
    func writesRepeatedSlots(before: String, after: String) throws {
        let without = before.contains("without")
        let sentence = "a sandwich with ham and cheese" + (without ? " but no onions" : "")
        func corpus(_ slots: String) -> String {
            "language: en\ntests:\n  - {sentences: [\(sentence)], intent: {name: Order, slots: \(slots)}}\n"
        }
        let kitchen = try Kitchen(["a.yaml": corpus(before)], grammar: Kitchen.sandwiches)
        let update = CorpusUpdate(try kitchen.corpora(), try kitchen.report())
        #expect(update.leftAlone.isEmpty)
        #expect(update.files.map(\.after) == [corpus(after)])
    }

    @Test(
        "Repetitions are written as they are read",
        arguments: [
            ("{items: pizza}", "{items: [{item: pizza}, {item: coke}]}"),
            ("{items: [{item: coke}]}", "{items: [{item: pizza}, {item: coke}]}"),
            ("{items: [{item: pizza}, {item: coke}, {item: coke}]}", "{items: [{item: pizza}, {item: coke}]}"),
        ]
    )
    func writesRepetitions(before: String, after: String) throws {
        func corpus(_ slots: String) -> String {
            "language: en\ntests:\n  - {sentences: [order pizza and coke], intent: {name: Order, slots: \(slots)}}\n"
        }
        let kitchen = try Kitchen(["a.yaml": corpus(before)], grammar: Kitchen.orders)
        let update = CorpusUpdate(try kitchen.corpora(), try kitchen.report())
        #expect(update.leftAlone.isEmpty)
        #expect(update.files.map(\.after) == [corpus(after)])
    }

    /// Tests before and after, without the language.
    private static let cases: [(before: String, after: String)] = [
        // A value
        (
            "  - sentences: [make tea]  # hot\n    intent:\n      name: Brew  # not Play\n      slots:\n        drink: coffee # no",
            "  - sentences: [make tea]  # hot\n    intent:\n      name: Brew  # not Play\n      slots:\n        drink: tea # no"
        ),
        // The intent, and slots that appear and disappear
        (
            "  - {sentences: [make tea], intent: {name: Play, slots: {title: 'x', n: 2}}}",
            "  - {sentences: [make tea], intent: {name: Brew, slots: {drink: tea}}}"
        ),
        (
            "  - sentences: [make tea]\n    intent:\n      name: Brew\n      slots:\n        n: 2\n        drink: tea\n        z: 1\n",
            "  - sentences: [make tea]\n    intent:\n      name: Brew\n      slots:\n        drink: tea\n"
        ),
        (
            "  - sentences: [I want 3 cups of tea]\n    intent:\n      name: Brew\n      slots:\n        drink: tea # yes\n",
            "  - sentences: [I want 3 cups of tea]\n    intent:\n      name: Brew\n      slots:\n        drink: tea # yes\n        n: 3\n"
        ),
        (
            "  - sentences: [make tea]\n    intent:\n      name: Brew\n    # end",
            "  - sentences: [make tea]\n    intent:\n      name: Brew\n      slots: {drink: tea}\n    # end"
        ),
        (
            "  - {sentences: [make tea], intent: {name: Brew}}",
            "  - {sentences: [make tea], intent: {name: Brew, slots: {drink: tea}}}"
        ),
        (
            "  - {sentences: [I want 3 cups of tea], intent: {name: Brew, slots: {a: 1, drink: tea, b: 2, c: 3}}}",
            "  - {sentences: [I want 3 cups of tea], intent: {name: Brew, slots: {drink: tea, n: 3}}}"
        ),
        // Texts that look like another type stay texts
        (
            "  - {sentences: [play 5], intent: {name: Play, slots: {title: 6}}}\n  - {sentences: [play no], intent: {name: Play, slots: {title: x}}}",
            "  - {sentences: [play 5], intent: {name: Play, slots: {title: \"5\"}}}\n  - {sentences: [play no], intent: {name: Play, slots: {title: \"no\"}}}"
        ),
        // The response
        (
            "  - sentences: [play x]\n    response: loud\n    intent: {name: Play, slots: {title: x}}",
            "  - sentences: [play x]\n    response: done\n    intent: {name: Play, slots: {title: x}}"
        ),
        // Slots that are not named stay so
        (
            "  - {sentences: [I want 3 cups of tea], intent: {name: Brew, slots: {drink: coffee}, other_slots: ignored}}",
            "  - {sentences: [I want 3 cups of tea], intent: {name: Brew, slots: {drink: tea}, other_slots: ignored}}"
        ),
        // To no match, and back
        (
            "  # one\n  - sentences:\n      - make wine # red\n    intent:\n      name: Brew\n      slots: {drink: wine}\n      context: {a: 1}\n    response: x\n\n  # two\n",
            "  # one\n  - sentences:\n      - make wine # red\n    match: none\n    context: {a: 1}\n\n  # two\n"
        ),
        (
            "  - match: none # no\n    sentences: [make tea]",
            "  - intent: {name: Brew, slots: {drink: tea}} # no\n    sentences: [make tea]"
        ),
        // Ambiguity
        (
            "  - sentences: [play old song]\n    match: ambiguous\n    readings: [{name: Play}, {name: Sing}]",
            "  - sentences: [play old song]\n    match: ambiguous\n    readings: [{name: Sing, slots: {song: old song}}, {name: Play, slots: {title: old song}}]"
        ),
        (
            "  - sentences: [make tea]\n    match: ambiguous\n    readings:\n      - name: Brew\n      - name: Play",
            "  - sentences: [make tea]\n    intent: {name: Brew, slots: {drink: tea}}"
        ),
        // Sentences with another result get a separate test
        (
            "  - sentences:\n      - make tea\n      - \"make wine\"  # red\n      - make espresso\n    intent: {name: Brew, slots: {drink: tea}}\n\n  - {sentences: [a], match: none}",
            "  - sentences:\n      - make tea\n    intent: {name: Brew, slots: {drink: tea}}\n  - sentences:\n      - \"make wine\"\n    match: none\n  - sentences:\n      - make espresso\n    intent: {name: Brew, slots: {drink: coffee}}\n\n  - {sentences: [a], match: none}"
        ),
        (
            "  - {sentences: [make tea, make espresso, make wine], match: none}",
            "  - {sentences: [make wine], match: none}\n  - {sentences: [make tea], intent: {name: Brew, slots: {drink: tea}}}\n  - {sentences: [make espresso], intent: {name: Brew, slots: {drink: coffee}}}"
        ),
    ]

    @Test("Only differences change; the surrounding text stays", arguments: cases)
    func rewrites(before: String, after: String) throws {
        let head = "# Kitchen\nlanguage: en\ntests:\n"
        let (update, kitchen) = try update(head + before)
        #expect(update.leftAlone.map(\.description) == [])
        try #require(update.files.count == 1)
        #expect(update.files[0].before == head + before)
        #expect(update.files[0].after == head + after)
        try kitchen.folder.write(update.files[0].after, to: "a.yaml")
        #expect(try kitchen.report().failures.map(\.description) == [])
    }

    @Test("JSON stays JSON")
    func rewritesJSON() throws {
        let text =
            #"{"language": "en", "tests": [{"sentences": ["make tea", "make java"], "intent": {"name": "Brew", "slots": {"drink": "tea"}}}]}"#
        let (update, kitchen) = try update(text, file: "a.json")
        let after = try #require(update.files.first).after
        #expect(
            after
                == #"{"language": "en", "tests": [{"sentences": ["make tea"], "intent": {"name": "Brew", "slots": {"drink": "tea"}}}, {"sentences": ["make java"], "intent": {"name": "Brew", "slots": {"drink": "coffee"}}}]}"#
        )
        _ = try JSONSerialization.jsonObject(with: Data(after.utf8))
        try kitchen.folder.write(after, to: "a.json")
        #expect(try kitchen.report().failures.isEmpty)
    }

    @Test("Line ends stay as they are")
    func keepsLineEnds() throws {
        let text =
            "language: en\r\ntests:\r\n  - sentences:\r\n      - make tea\r\n      - make wine\r\n    match: none\r\n"
        let after = try #require(try update(text).update.files.first).after
        #expect(after.unicodeScalars.count { $0 == "\n" } == after.unicodeScalars.count { $0 == "\r" })
        #expect(after.contains("- make wine\r\n    match: none\r\n  - sentences:\r\n      - make tea\r\n    intent: {"))
    }

    /// Tests of the collection before and after; an unsupported one is not changed.
    private static let collected: [(before: String, after: String)] = [
        (
            "  - sentences: [make java]\n    slots: {drink: tea}\n    response: \"Here\"\n",
            "  - sentences: [make java]\n    slots: {drink: coffee}\n    response: \"Here\"\n"
        ),
        (
            "  - sentences: [make wine]\n    slots: {drink: tea}\n",
            "  - sentences: [make wine]\n    match: none\n"
        ),
        // Another intent would belong to another file.
        (
            "  - sentences: [play x]\n    slots: {drink: tea}\n  - sentences: [make java]\n    slots: {drink: tea}\n",
            "  - sentences: [play x]\n    slots: {drink: tea}\n  - sentences: [make java]\n    slots: {drink: coffee}\n"
        ),
    ]

    @Test("In files whose path has the intent, slots are rewritten, but no intent", arguments: collected)
    func rewritesCollection(before: String, after: String) throws {
        let head = "language: en\nfloors: []\ntests:\n"
        let (update, _) = try update(head + before, file: "Brew/drink_only.yaml")
        #expect(update.leftAlone.map(\.sentence.text) == (before.contains("play x") ? ["play x"] : []))
        #expect(update.files.map(\.after) == [head + after])
    }

    @Test(
        "Unsupported forms are not changed",
        arguments: [
            ("a.jsonl", #"{"text": "make tea", "intent": null}"#),
            (
                "a.jsonl",
                #"{"text": "make tea", "intent": "Brew", "slots": {"drink": {"value": "tea", "start": 0, "end": 4}}}"#
            ),
            ("a.yaml", "{language: en, tests: [{sentences: [\(String(repeating: "a", count: 5_000))], match: none}]}"),
            (
                "a.yaml",
                "language: en\ntests:\n  - sentences:\n      - >-\n        make\n        tea\n      - make wine\n    match: none\n"
            ),
            (
                "a.yaml",
                "language: en\ntests:\n  - sentences: [make tea]\n    intent: &a {name: Play}\n  - {sentences: [play x], intent: *a}\n"
            ),
        ]
    )
    func leavesAlone(file: String, text: String) throws {
        let (update, _) = try update(text, file: file)
        #expect(!update.leftAlone.isEmpty)
        #expect(update.files.isEmpty)
    }
}
