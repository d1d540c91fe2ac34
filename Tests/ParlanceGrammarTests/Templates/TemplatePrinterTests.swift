import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

struct TemplatePrinterTests {
    @Test(arguments: TemplateParserTests.trees.map(\.0) + TemplateParserTests.slots.map(\.0))
    func `printing what was read gives a template with the same tree`(text: String) throws {
        let expression = try Template(text).expression
        #expect(try Template(TemplatePrinter().print(expression)).expression == expression)
    }

    @Test(arguments: [
        "hello", "brew {drink} now", "(a|b) [c;d]", "{a:b}", "{@a:b}", "{0..100,5:n}", "<a> (|b)", #"\(\\"#,
        #"\ tea\ "#, "{@a:@a}", "{@0..1}",
    ])
    func `a tidy template is printed as it was written`(text: String) throws {
        #expect(Template(printing: try Template(text).expression).text == text)
    }

    @Test func `reading what was printed gives the same expression`() throws {
        var soup = ExpressionSoup(seed: 7)
        for _ in 0..<3_000 {
            let expression = soup.next()
            let text = TemplatePrinter().print(expression)
            let read = try Template(text)
            #expect(read.expression == expression && read.text == text, "\(text.debugDescription)")
        }
    }

    @Test func `whatever is thrown together is an error or can be printed and read again`() {
        var random = SplitMix(seed: 11)
        let ingredients = Array("()[]{}<>|;\\:@.,5a éか\u{301}\t\n\r\u{200D}".unicodeScalars)
        var parsed = 0
        for round in 0..<20_000 {
            let count = Int.random(in: 0...(round % 10 == 0 ? 40 : 7), using: &random)
            let scalars = (0..<count).map { _ in ingredients.randomElement(using: &random)! }
            let text = String(String.UnicodeScalarView(scalars))
            do throws(TemplateError) {
                let expression = try Template(text).expression
                parsed += 1
                let printed = try? Template(TemplatePrinter().print(expression))
                #expect(printed?.expression == expression, "\(text.debugDescription)")
            } catch {
                #expect(error.range.lowerBound >= 0 && error.range.upperBound <= count, "\(text.debugDescription)")
            }
        }
        #expect(parsed > 2_000, "too few of the texts are templates to say anything")
    }
}
