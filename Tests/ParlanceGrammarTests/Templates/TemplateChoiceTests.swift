import Testing

@testable import ParlanceGrammar

@Suite("The choices of a template")
struct TemplateChoiceTests {
    @Test(
        "Choices are in the order of their starts, each with the enclosing branch",
        arguments: [
            ("a b", []), ("(a b) c", []), ("[a] (b|c)", ["1", "2"]), ("[a|b]", ["1", "2 in 0.0"]),
            ("(a|b [c|(d|e)]) [f]", ["2", "1 in 0.1", "2 in 1.0", "2 in 2.1", "1"]),
            ("((a|b);[c])", ["2", "1"]), ("<r> [{x}]", ["1"]),
        ]
    )
    func stand(template: String, expected: [String]) throws {
        let choices = try Template(template).expression.choices
        let found = choices.map { choice in
            "\(choice.branches.count)" + (choice.around.map { " in \($0.choice).\($0.number)" } ?? "")
        }
        #expect(found == expected)
    }
}
