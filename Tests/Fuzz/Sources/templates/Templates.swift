import FuzzRunner
import Parlance

/// Any text is a template that prints back as it was parsed, or an error with a place in the text.
@main
enum Templates: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(TemplateError) {
            checkPrinting(try Template(text).expression)
        } catch {
            let whole = 0...text.unicodeScalars.count
            let isInside = whole.contains(error.range.lowerBound) && whole.contains(error.range.upperBound)
            require(isInside, "the error is in the text: \(error.range)")
        }
    }

    private static func checkPrinting(_ expression: TemplateExpression) {
        let printed = Template(printing: expression).text
        guard let again = try? Template(printed) else { return require(false, "what was printed is a template") }
        require(again.expression == expression, "printing changes nothing: \(printed)")
        // Equal strings may consist of different scalars.
        let reprinted = Template(printing: again.expression).text
        require(reprinted.utf8.elementsEqual(printed.utf8), "printing is stable: \(printed)")
    }
}
