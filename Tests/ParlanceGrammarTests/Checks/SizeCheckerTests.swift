import Testing

@testable import ParlanceGrammar

@Suite("How large templates become")
struct SizeCheckerTests {
    private func problems(rules: [String], sentence: String = "<r0>") -> [GrammarProblem] {
        let lines = rules.enumerated().map { "  r\($0.offset): '\($0.element)'" }.joined(separator: "\n")
        let text = "language: en\nintents: {A: {data: [{sentences: ['\(sentence)']}]}}\nexpansion_rules:\n\(lines)"
        do {
            return try GrammarLoader().load([SourceText(name: "g.yaml", text: text)]).warnings.map(\.problem)
        } catch {
            return error.diagnostics.map(\.problem)
        }
    }

    @Test("Rules that double at each level are an error, not a hang")
    func doublingRules() {
        let rules = (0..<60).map { "<r\($0 + 1)><r\($0 + 1)>" } + ["x"]
        #expect(problems(rules: rules) == [.templateTooLarge(limit: SizeChecker.limits.template)])
        #expect(
            problems(
                rules: rules.suffix(11).enumerated().map {
                    $0.offset < 10 ? "<r\($0.offset + 1)> <r\($0.offset + 1)>" : "x"
                }
            ).isEmpty
        )
    }

    @Test("A phrase with too many ways of saying it is an error", arguments: ["without: [", "ends_without: ["])
    func variedPhrases(key: String) {
        let word = "(a|b|c|d)"
        func problems(words: Int) -> [GrammarProblem] {
            let phrase = Array(repeating: word, count: words).joined(separator: " ")
            return GrammarLoader().diagnostics(
                """
                language: en
                intents: {A: {data: [{sentences: ['say {x} now']}]}}
                lists: {x: {wildcard: true, \(key)'\(phrase)']}}
                """
            ).map(\.problem)
        }
        #expect(problems(words: 8) == [])
        #expect(problems(words: 9) == [.tooManySpellings(limit: 65_536)])
    }

    @Test("So is one around requests")
    func variedOpeningWords() {
        let words = "a b c d e f g h i".split(separator: " ").joined(separator: ";")
        let problems = GrammarLoader().diagnostics(
            """
            language: en
            opening_words: ['(\(words))', '[<polite>]']
            intents: {A: {data: [{sentences: [say]}]}}
            expansion_rules: {polite: '(please|kindly)'}
            """
        ).map(\.problem)
        #expect(problems == [.tooManySpellings(limit: 65_536)])
    }

    @Test("So they are in the values of lists, those of a block and those given at run time too")
    func doublingRulesInLists() throws {
        let rules = (0..<60).map { "r\($0): <r\($0 + 1)><r\($0 + 1)>" } + ["r60: x"]
        let lists = "lists: {l: {values: [a, <r0>]}}"
        let tooLarge = GrammarProblem.templateTooLarge(limit: SizeChecker.limits.template)
        for own in ["\(lists), ", "\(lists), expansion_rules: {own: a}, "] {
            let block = "intents: {A: {data: [{\(own)sentences: ['{l}']}]}}"
            let text = "language: en\n\(block)\nexpansion_rules: {\(rules.joined(separator: ", "))}"
            #expect(GrammarLoader().diagnostics(text).map(\.problem) == [tooLarge])
        }
        let text = "language: en\nintents: {A: {data: [{sentences: ['{l}']}]}}\n\(lists)\nexpansion_rules: {"
        let found = GrammarLoader().diagnostics(text + rules.joined(separator: ", ") + "}")
        #expect(found.map(\.problem) == [tooLarge])
        #expect(found.map(\.place) == [SourcePlace(file: "tea.yaml", line: 3, column: 25)])
        let unused = "language: en\nintents: {A: {data: [{sentences: [a]}]}}\nexpansion_rules: {"
        let grammar = try GrammarLoader().load(unused + rules.joined(separator: ", ") + "}").grammar
        let error = #expect(throws: RunTimeListError.self) {
            try SlotList.lists(
                from: ["l": .object(["values": .array([.string("a"), .string("<r0>")])])],
                rules: grammar.rules
            )
        }
        #expect(error?.problems == [RunTimeListError.Problem(list: "l", value: 2, problem: tooLarge)])
    }

    @Test("So many ranges that spelling out their numbers takes seconds are an error")
    func spelledNumbers() {
        let limit = SizeChecker.limits.spelledNumbers
        let count = limit / NumberRange.spelledLimit
        let tooMany = GrammarProblem.tooManySpelledNumbers(limit: limit)
        func lists(_ count: Int, _ more: String = "") -> [String: Value] {
            let range: [String: Value] = ["from": .integer(1), "to": .integer(NumberRange.spelledLimit)]
            let words = more.isEmpty ? range : range.merging([more: .bool(false)]) { $1 }
            return Dictionary(uniqueKeysWithValues: (0..<count).map { ("n\($0)", .object(["range": .object(words)])) })
        }
        func problems(_ lists: [String: Value], sentence: String = "a") -> [GrammarProblem] {
            let text = lists.map { "  \($0.key): \($0.value)" }.sorted().joined(separator: "\n")
            let head = "language: en\nintents: {A: {data: [{sentences: ['\(sentence)']}]}}\nlists:\n"
            return GrammarLoader().diagnostics(head + text).map(\.problem)
        }
        func runTimeProblems(_ lists: [String: Value]) -> [GrammarProblem] {
            do throws(RunTimeListError) {
                _ = try SlotList.lists(from: lists)
                return []
            } catch {
                return error.problems.map(\.problem)
            }
        }
        #expect(problems(lists(count)).isEmpty)
        #expect(runTimeProblems(lists(count)).isEmpty)
        #expect(problems(lists(count + 9)) == [tooMany])
        #expect(
            tooMany.message
                == "the ranges up to here have more than 100000 numbers to be spelled out in words; make them smaller, or "
                + "write 'words: false'"
        )
        #expect(runTimeProblems(lists(count + 9)) == [tooMany])
        #expect(problems(lists(count + 9, "words")).isEmpty)
        #expect(problems(lists(count), sentence: "{1..2:n}") == [tooMany])
        #expect(problems(lists(count - 1), sentence: "{1..20000:n} or {1..20000:m}").isEmpty)
    }

    @Test("A permutation counts for all its orders")
    func permutations() {
        let words = (0..<10).map { "(" + String(repeating: "a", count: 500) + "\($0))" }.joined(separator: ";")
        #expect(problems(rules: ["(\(words))"]) == [.templateTooLarge(limit: SizeChecker.limits.template)])
        #expect(problems(rules: ["(a;b;c)"]).isEmpty)
    }

    @Test("Groups may nest through rules no deeper than in one template")
    func depthThroughRules() {
        let deep = (0..<600).map { "((((<r\($0 + 1)>))))" } + ["x"]
        #expect(problems(rules: deep) == [.template(.nestedTooDeeply(limit: TemplateParser.depthLimit))])
        #expect(problems(rules: (0..<500).map { "<r\($0 + 1)>" } + ["x"]).isEmpty)
    }

    @Test(
        "Groups that nest as deep as they may are checked on a small stack",
        arguments: [
            ("(", []), ("({w} a ", []), ("(b|", []), ("(b;", [.templateTooLarge(limit: SizeChecker.limits.template)]),
        ] as [(String, [GrammarProblem])]
    )
    func depthOnSmallStack(open: String, problems: [GrammarProblem]) {
        let depth = TemplateParser.depthLimit - 1
        let sentence = String(repeating: open, count: depth) + "a" + String(repeating: ")", count: depth)
        let found = onSmallStack {
            GrammarLoader().diagnostics(
                "language: en\nintents: {A: {data: [{sentences: ['\(sentence)']}]}}\nlists: {w: {wildcard: true}}"
            )
        }
        #expect(found.map(\.problem) == problems)
    }

    @Test("A grammar has a limit as a whole")
    func wholeGrammar() {
        let rules = (0..<17).map { "<r\($0 + 1)><r\($0 + 1)>" } + ["0123456789"]
        let sentences = (0..<16).map { "\($0)<r0>" }.joined(separator: "', '")
        #expect(problems(rules: rules, sentence: sentences) == [.grammarTooLarge(limit: SizeChecker.limits.grammar)])
        #expect(problems(rules: rules, sentence: "<r0>").isEmpty)
    }
}
