import Testing

@testable import ParlanceGrammar

struct TemplateParserTests {
    @Test(arguments: trees)
    func `a template has the tree that its author meant`(text: String, items: TemplateExpression) throws {
        #expect(try Template(text).expression == items)
    }

    static let trees: [(String, TemplateExpression)] = [
        ("hello", .sequence([.text("hello")])),
        ("brew  a\tcup", .sequence([.text("brew  a\tcup")])),
        ("brew {drink} now", .sequence([.text("brew "), .slot("drink"), .text(" now")])),
        ("{a}{b}", .sequence([.slot("a"), .slot("b")])),
        ("<pour> it", .sequence([.rule("pour"), .text(" it")])),
        ("< a >", .sequence([.rule(" a ")])),
        ("<a<b>c>", .sequence([.rule("a<b>c")])),
        ("<a[b|c;d]>", .sequence([.rule("a[b|c;d]")])),
        ("[please]", .sequence([.optional(.sequence([.text("please")]))])),
        ("(tea)", .sequence([.sequence([.text("tea")])])),
        ("((tea))", .sequence([.sequence([.sequence([.text("tea")])])])),
        ("tea|mate", .alternatives([.sequence([.text("tea")]), .sequence([.text("mate")])])),
        ("tea;now", .permutation([.sequence([.text("tea")]), .sequence([.text("now")])])),
        ("(tea|mate)", .sequence([.alternatives([.sequence([.text("tea")]), .sequence([.text("mate")])])])),
        ("[a;b]", .sequence([.optional(.permutation([.sequence([.text("a")]), .sequence([.text("b")])]))])),
        ("(|a)", .sequence([.alternatives([.sequence([]), .sequence([.text("a")])])])),
        ("(a|)", .sequence([.alternatives([.sequence([.text("a")]), .sequence([])])])),
        ("(a||b)", .sequence([.alternatives([.sequence([.text("a")]), .sequence([]), .sequence([.text("b")])])])),
        ("(a;)", .sequence([.permutation([.sequence([.text("a")]), .sequence([])])])),
        ("a|", .alternatives([.sequence([.text("a")]), .sequence([])])),
        ("( )", .sequence([.sequence([.text(" ")])])),
        (
            "a (b [c|{d}] | e)",
            .sequence([
                .text("a "),
                .alternatives([
                    .sequence([
                        .text("b "), .optional(.alternatives([.sequence([.text("c")]), .sequence([.slot("d")])])),
                        .text(" "),
                    ]), .sequence([.text(" e")]),
                ]),
            ])
        ),
        (
            "(a|(b;c))",
            .sequence([
                .alternatives([
                    .sequence([.text("a")]),
                    .sequence([.permutation([.sequence([.text("b")]), .sequence([.text("c")])])]),
                ])
            ])
        ),
        ("лампа と 🏮", .sequence([.text("лампа と 🏮")])),
        ("5 % @ home: yes", .sequence([.text("5 % @ home: yes")])),
    ]

    @Test(arguments: slots)
    func `braces name a list, a slot, a capture or a range`(text: String, slot: TemplateExpression) throws {
        #expect(try Template(text).expression == .sequence([slot]))
    }

    static let slots: [(String, TemplateExpression)] = [
        ("{drink}", .slot("drink")),
        ("{ drink }", .slot(" drink ")),
        ("{drink:order}", .slot("drink", "order")),
        ("{a:b:c}", .slot("a", "b:c")),
        ("{drink:@order}", .capture("drink", "order")),
        ("{@drink}", .capture("drink", "drink")),
        ("{@drink:order}", .slot("@drink", "order")),
        ("{a{b}c}", .slot("a{b}c")),
        (#"{a\}b}"#, .slot("a}b")),
        (#"{a\{b}"#, .slot("a{b")),
        ("{a|b}", .slot("a|b")),
        ("{1..5:n}", .range(1, 5, slot: "n")),
        ("{0..100,5:n}", .range(0, 100, step: 5, slot: "n")),
        ("{7..7:@n}", .range(7, 7, slot: "n", isCapture: true)),
        ("{007..010:n}", .range(7, 10, slot: "n")),
        ("{1..5}", .slot("1..5")),
        ("{1..5,:n}", .slot("1..5,", "n")),
        ("{-1..5:n}", .slot("-1..5", "n")),
        ("{1...5:n}", .slot("1...5", "n")),
        ("{١..٥:n}", .slot("١..٥", "n")),
        ("{a:\u{301}b}", .slot("a", "\u{301}b")),
        ("{@\u{301}b}", .capture("\u{301}b", "\u{301}b")),
    ]

    @Test(arguments: [
        (#"a\(b\)"#, "a(b)"), (#"\[\]\{\}\<\>\|\;"#, "[]{}<>|;"), (#"\\"#, "\\"), (#"\\\("#, "\\("), (#"\a\ b"#, "a b"),
        (#"\🏮"#, "🏮"), ("a\\\u{301}", "a\u{301}"),
    ])
    func `a backslash takes the meaning from the character behind it`(text: String, literal: String) throws {
        #expect(try Template(text).expression == .sequence([.text(literal)]))
    }

    @Test(arguments: [
        ("  tea  ", "tea"), ("\r\n tea\u{3000}\u{A0}", "tea"), ("\ttea for two\n", "tea for two"),
        (#"\ tea"#, #"\ tea"#), (#"tea\ "#, #"tea\ "#), (#"tea\  "#, #"tea\ "#), (#" tea\\ "#, #"tea\\"#),
        (#"tea\\\ "#, #"tea\\\ "#), (#"\ "#, #"\ "#),
    ])
    func `blanks at the ends go, unless a backslash protects them`(text: String, trimmed: String) throws {
        #expect(try Template(text).text == trimmed)
    }

    @Test func `protected blanks are part of the sentence`() throws {
        #expect(try Template(#" \ tea\  "#).expression == .sequence([.text(" tea ")]))
    }

    @Test func `a literal template says just what it is given`() {
        let template = Template(literal: " a|(b) ")
        #expect(template.expression == .sequence([.text(" a|(b) ")]))
        #expect(template.text == " a|(b) ")
    }

    @Test func `references come from left to right, with their places in scalars`() throws {
        let template = try Template("  é👩‍🚀 {a:x} (<b>|[{1..2:c}]) {d}")
        let found = template.expression.references.map { reference in
            switch reference {
            case .list(let list): "\(list.slot) \(list.range)"
            case .rule(let rule): "\(rule.name) \(rule.range)"
            }
        }
        #expect(found == ["x 7..<12", "b 14..<17", "c 19..<27", "d 30..<33"])
    }
}
