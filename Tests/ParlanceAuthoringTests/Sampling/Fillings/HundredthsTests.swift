import ParlanceGrammar
import Testing

@testable import ParlanceAuthoring

@Suite("Numbers of ranges with fractions")
struct HundredthsTests {
    @Test(arguments: [
        (NumberRange.Fractions?.none, 3, "2"), (.halves, 3, "0.5"), (.halves, 2, "0"), (.tenths, 13, "0.3"),
        (.tenths, 20, "1"),
        (.hundredths, 107, "0.07"), (.hundredths, 110, "0.1"), (.hundredths, 275, "1.75"), (.hundredths, 50, "-0.5"),
        (.hundredths, 1, "-0.99"),
    ])
    func `are written as people would`(fractions: NumberRange.Fractions?, index: Int, digits: String) {
        let number = Hundredths(NumberRange(from: -1, to: 9, fractions: fractions), index: index)
        #expect(number.digits(separator: ".") == digits)
        #expect(number.digits(separator: ",") == digits.replacing(".", with: ","))
        #expect("\(number.number)" == (digits.contains(".") ? digits : digits + ".0"))
    }
}
