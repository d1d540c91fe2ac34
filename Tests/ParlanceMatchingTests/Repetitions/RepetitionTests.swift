import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Repeated rules")
struct RepetitionTests {
    static let order = """
        language: en
        intents:
          Order: {data: [{sentences: ["[order] {items} [please]"]}, {sentences: ["bring {items} and then {items:more}"]}]}
          Tell: {data: [{sentences: ["tell {people:@those} {words}", "tell everyone {words}"]}]}
          Note: {data: [{sentences: ["note {notes}"]}]}
        lists:
          items: {repeats: "<item>", separators: ["[,] and", ","]}
          toppings: {repeats: "{topping}", separators: ["[,] (and|or)", ","]}
          people: {repeats: "{person}", separators: [and]}
          words: {repeats: "that {word:what}", separators: [and]}
          notes: {repeats: "{word}", separators: [and]}
          count: {values: [{in: (a|an), out: 1}, {in: two, out: 2}, {in: three, out: 3}]}
          size: {values: [small, large]}
          item: {values: [{in: "pizza[s]", out: pizza}, {in: "coke[s]", out: coke}, {in: "beer[s]", out: beer}]}
          topping: {values: [{in: "onion[s]", out: onions}, {in: "mushroom[s]", out: mushrooms}, cheese]}
          person: {values: [Anna, Ben]}
          word: {wildcard: true}
        expansion_rules:
          item: "[{count}] [{size}] {item} [without {toppings:without}]"
        """

    @Test(
        "A slot gathers the slots of each repetition",
        arguments: [
            (
                "two large pizzas without onions, a coke and three beers",
                "[{count: 2, item: pizza, size: large, without: [onions]}, {count: 1, item: coke}, {count: 3, item: beer}]"
            ),
            ("pizza", "[{item: pizza}]"),
            ("order pizza pizza pizza please", "[{item: pizza}, {item: pizza}, {item: pizza}]"),
            ("a pizza, large coke", "[{count: 1, item: pizza}, {item: coke, size: large}]"),
            (
                "a pizza without cheese, onions or mushrooms and a beer",
                "[{count: 1, item: pizza, without: [cheese, onions, mushrooms]}, {count: 1, item: beer}]"
            ),
            (
                "pizza without cheese and pizza without onions and cheese",
                "[{item: pizza, without: [cheese]}, {item: pizza, without: [onions, cheese]}]"
            ),
        ]
    )
    func gathers(text: String, items: String) throws {
        let parser = try Fixture.parser(yaml: Self.order)
        #expect(try parser.slots(of: text) == "items=\(items)")
        #expect(try parser.reloaded().slots(of: text) == "items=\(items)")
        #expect(try parser.parse(text).best?["items"]?.kind == .repeated)
    }

    @Test(
        "Nothing matches without a whole repetition, or with a separator at an edge",
        arguments: [
            "", "and", "two large", "pizza and", "and pizza", "pizza and and coke", "pizza without", "bring and then",
        ]
    )
    func refuses(text: String) throws {
        #expect(try Fixture.parser(yaml: Self.order).parse(text, options: .exact).best == nil)
    }

    @Test("The words of the slot are those of all repetitions, with what separates them")
    func hasWords() throws {
        let text = "Order: TWO pizzas, and a coke, please!"
        let slot = try #require(try Fixture.parser(yaml: Self.order).parse(text).best?["items"])
        #expect(slot.spoken?.text == "TWO pizzas and a coke")
        #expect(slot.spoken.map { String(text[$0.range]) } == "TWO pizzas, and a coke")
        #expect(slot.spoken?.scalarRange == 7..<29)
    }

    @Test("A template may gather twice; captures, and what they gather, are no slots")
    func gathersTwice() throws {
        let parser = try Fixture.parser(yaml: Self.order)
        #expect(
            try parser.slots(of: "bring a pizza and a coke and then three beers")
                == "items=[{count: 1, item: pizza}, {count: 1, item: coke}] more=[{count: 3, item: beer}]"
        )
        #expect(
            try parser.slots(of: "tell Anna and Ben that it rains and that it snows")
                == "words=[{what: it rains}, {what: it snows}]"
        )
    }

    @Test("Wildcards are divided at the separators")
    func dividesWildcards() throws {
        let parser = try Fixture.parser(yaml: Self.order)
        #expect(try parser.slots(of: "note milk and two eggs and bread") == "notes=[milk, two eggs, bread]")
    }

    @Test("Lists given at run time and vocabularies count within repetitions")
    func usesOtherLists() throws {
        let parser = try Fixture.parser(yaml: Self.order)
        let values = ["salad", "tea"].map { ListValue(input: Template(literal: $0), output: nil) }
        let other = parser.adding(lists: ["item": .values(values)])
        #expect(try other.slots(of: "two salad and tea") == "items=[{count: 2, item: salad}, {item: tea}]")
        var vocabulary = Vocabulary()
        _ = vocabulary.append(Term(identifier: "q", phrase: "Quattro Stagioni"), to: "Order.item", tier: .user)
        let named = parser.with(vocabulary: vocabulary)
        #expect(
            try named.slots(of: "a quattro stagioni and a coke")
                == "items=[{count: 1, item: Quattro Stagioni}, {count: 1, item: coke}]"
        )
    }

    @Test(
        "Misspelt words are corrected within repetitions",
        arguments: [
            ("two larg pizzas and a coke", "[{count: 2, item: pizza, size: large}, {count: 1, item: coke}]", 1),
            ("two pizas and thre beers", "[{count: 2, item: pizza}, {count: 3, item: beer}]", 2),
            (
                "pizza without mushroms and two cokes", "[{item: pizza, without: [mushrooms]}, {count: 2, item: coke}]",
                1
            ),
            ("order mushroom less", nil, 0),
        ] as [(String, String?, Int)]
    )
    func corrects(text: String, items: String?, edits: Int) throws {
        let best = try Fixture.parser(yaml: Self.order).parse(text).best
        #expect(best?["items"]?.value.description == items)
        #expect(best?.edits ?? 0 == edits)
    }

    @Test("A near miss names the slot within the repetition")
    func namesSlot() throws {
        let result = try Fixture.parser(yaml: Self.order).parse("order two juices", options: .exact)
        let miss = try #require(result.nearest.first)
        #expect(miss.unknown?.slot == "item")
        #expect(miss.unknown?.text == "juices")
    }

    @Test("A list of a block hides one of the grammar that repeats a rule")
    func prefersLocalLists() throws {
        let parser = try Fixture.parser(
            "order {items}",
            block: "lists: {items: {values: [nothing]}}",
            top: "expansion_rules: {x: y}"
        )
        #expect(try parser.slots(of: "order nothing") == "items=nothing")
        let repeated = try Fixture.parser(
            "order {things}",
            block: "lists: {things: {repeats: \"{area}\"}}\nexpansion_rules: {x: y}"
        )
        #expect(try repeated.slots(of: "order kitchen, bedroom") == "things=[kitchen, bedroom]")
    }

    @Test("Scripts that write no blanks need none between repetitions", arguments: ["要咖啡、茶和咖啡", "要咖啡茶咖啡"])
    func needsNoBlanks(text: String) throws {
        let parser = try Fixture.parser(
            yaml: """
                language: zh
                intents: {Order: {data: [{sentences: ["要{items}"]}]}}
                lists: {items: {repeats: "{item}", separators: ["、", "和"]}, item: {values: [咖啡, 茶]}}
                """
        )
        #expect(try parser.slots(of: text) == "items=[咖啡, 茶, 咖啡]")
    }
}
