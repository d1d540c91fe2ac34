import Testing

@testable import ParlanceText

@Suite("Names of currencies")
struct LocaleNamesCurrenciesTests {
    @Test(
        "Currencies have symbols, names in all plural forms, and codes",
        arguments: [
            ("en", "EUR", ["€", "Euro", "euro", "euros", "EUR"]),
            ("en", "USD", ["$", "US Dollar", "US dollar", "US dollars", "US$", "USD"]),
            ("de", "CHF", ["CHF", "Schweizer Franken"]), ("fr", "GBP", ["£", "£GB", "livres sterling"]),
            ("es", "MXN", ["pesos mexicanos", "MXN"]), ("ja", "JPY", ["￥", "円", "日本円"]), ("zh", "CNY", ["¥", "人民币"]),
            ("ru", "RUB", ["₽", "российских рублей", "российского рубля"]), ("ar", "USD", ["دولار أمريكي"]),
        ]
    )
    func currencies(language: String, code: String, names: [String]) {
        let found = LocaleNames(language: language).currencies().filter { $0.code == code }.map(\.name)
        #expect(Set(found).isSuperset(of: names), "\(found)")
        #expect(Set(found).count == found.count)
    }

    @Test(arguments: [("en", "$", "USD"), ("en-AU", "$", "AUD"), ("es-MX", "$", "MXN"), ("en", "£", "GBP")])
    func `the first currency of a symbol is the language's`(language: String, symbol: String, code: String) {
        #expect(LocaleNames(language: language).currencies().first { $0.name == symbol }?.code == code)
    }

    @Test func `only currencies in use have names`() {
        let codes = Set(LocaleNames(language: "de").currencies().map(\.code))
        #expect(codes.isSuperset(of: ["EUR", "USD", "JPY", "INR", "BRL"]))
        #expect(codes.isDisjoint(with: ["DEM", "FRF", "XTS"]) && codes.count > 140)
    }

    @Test(arguments: [("en", ["%"]), ("de", ["%"]), ("ar", ["٪", "%"]), ("fa", ["٪", "%"])])
    func `percent signs are without marks of direction`(language: String, signs: [String]) {
        #expect(Set(LocaleNames(language: language).percentSigns()) == Set(signs))
    }
}
