import ParlanceGrammar

extension Operation {
    /// Operations that make numbers.
    static let numbers: [Operation] = [
        Operation("same") { $0["a"] },
        Operation("none") { _ in .word(.null) },
        Operation("number") { slots in
            if case .number(let number) = slots["n"] { return .number(number) }
            return slots.number("n").map { .number(PartNumber($0)) }
        },
        Operation("sum") { slots in binary(slots) { a, b in b >= 0 && b < max(a, 1) ? a + b : nil } },
        Operation("product") { slots in
            let more = slots["more"] == nil ? 0 : slots.number("more")
            return more.flatMap { more in binary(slots) { a, b in (a + more) * b } }
        },
        Operation("power") { slots in binary(slots) { a, b in power(a, b) } },
        Operation("proportion") { slots in binary(slots) { a, b in a > 0 && a < b ? a / b : nil } },
        Operation("quotient") { slots in binary(slots) { a, b in b != 0 ? a / b : nil } },
        Operation("negative") { slots in slots.number("a").map { .number(PartNumber(-$0)) } },
        Operation("digits") { slots in
            guard let digits = digitText(slots["a"]), let more = slots["b"] == nil ? "" : digitText(slots["b"]) else {
                return nil
            }
            let text = digits + more
            guard text.count <= 30, let value = Double(text) else { return nil }
            return .number(PartNumber(value, digitCount: text.count, exact: text))
        },
        Operation("point") { slots in
            guard let whole = slots["a"] == nil ? 0 : slots.number("a"), whole == whole.rounded(),
                let decimals = digitText(slots["b"]), let value = Double("0." + decimals)
            else { return nil }
            return .number(PartNumber(whole + value))
        },
        Operation("ordinal") { slots in slots.integer("n").map { .ordinal($0) } },
        Operation("ordinal-sum") { slots in
            guard let a = slots.integer("a"), let b = slots.integer("b"), b > 0, a % magnitude(of: b) == 0 else {
                return nil
            }
            return .ordinal(a + b)
        },
        Operation("ordinal-product") { slots in
            guard let a = slots.integer("a"), let b = slots.integer("b") else { return nil }
            let (product, overflow) = a.multipliedReportingOverflow(by: b)
            return overflow ? nil : .ordinal(product)
        },
        Operation("percent") { slots in slots.number("n").map { .percent($0) } },
        Operation("boolean") { slots in
            if case .word(.bool(let flag)) = slots["value"] { .flag(flag) } else { nil }
        },
    ]

    /// A power with a whole exponent.
    private static func power(_ base: Double, _ exponent: Double) -> Double? {
        guard exponent == exponent.rounded(), exponent.magnitude <= 400 else { return nil }
        let power = (0..<Int(exponent.magnitude)).reduce(1.0) { power, _ in power * base }
        return exponent < 0 ? 1 / power : power
    }

    private static func binary(_ slots: Slots, _ body: (Double, Double) -> Double?) -> PartValue? {
        guard let a = slots.number("a"), let b = slots.number("b"), let value = body(a, b), value.isFinite else {
            return nil
        }
        return .number(PartNumber(value.rounded15))
    }

    /// The digits of a row of digits: those that were read one after the other, or those of a small number.
    private static func digitText(_ value: PartValue?) -> String? {
        guard case .number(let number)? = value, number.value >= 0 else { return nil }
        if let exact = number.exact { return exact.contains(".") ? nil : exact }
        guard let integer = number.integer else { return nil }
        let digits = String(integer)
        return String(repeating: "0", count: max(0, number.digitCount - digits.count)) + digits
    }

    /// The power of ten above a number.
    private static func magnitude(of number: Int) -> Int {
        var power = 1
        while power <= number, power < 1 << 50 { power *= 10 }
        return power
    }
}

extension Double {
    /// The number without the error of a few operations: the nearest one with fifteen digits.
    var rounded15: Double {
        guard self != rounded(), magnitude > 1e-12, magnitude < 1e15 else { return self }
        var scale = 1.0
        while magnitude * scale < 1e14 { scale *= 10 }
        return (self * scale).rounded() / scale
    }
}
