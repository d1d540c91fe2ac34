internal import CICU

extension LocaleNames {
    /// A name of a currency, such as `€`, `euros` or `EUR`.
    package struct CurrencyName: Hashable, Sendable {
        package let name: String
        /// By ISO 4217.
        package let code: String
    }

    /// The names of the currencies in use: symbols, full names in all plural forms, and codes.
    ///
    /// A name can have several currencies: the first is the one that it means in the language (`$` is USD in `en`, AUD in
    /// `en-AU`). Narrow symbols, which omit the country, come last.
    package func currencies() -> [CurrencyName] {
        guard let bundles = LocaleBundles(CICU_DATA_CURRENCIES, locale: locale) else { return [] }
        let codes = Self.currencyCodes()
        let known = Set(codes)
        var names = UniqueNames<CurrencyName>()
        func insert(_ text: CLDRText) {
            let code = text.key(0)
            if known.contains(code) { names.insert(CurrencyName(name: text.string, code: code)) }
        }
        bundles.visitLanguage("Currencies", insert)
        bundles.visitLanguage("CurrencyPlurals", insert)
        bundles.visitRoot("Currencies", insert)
        for code in codes { names.insert(CurrencyName(name: code, code: code)) }
        for path in ["Currencies%variant", "Currencies%formal", "Currencies%narrow"] {
            bundles.visitLanguage(path, insert)
            bundles.visitRoot(path, insert)
        }
        return names.all
    }

    /// The codes of all currencies in use, from ICU's list.
    private static func currencyCodes() -> [String] {
        let length = Int(CICU_CURRENCY_LENGTH)
        var codes = [CChar](repeating: 0, count: 512 * length)
        let count = min(cicu_currencies(&codes, codes.count), codes.count)
        return stride(from: 0, to: count, by: length).map { start in
            String(decoding: codes[start..<start + length].map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// The percent signs of the language's number systems; `%` in all languages.
    package func percentSigns() -> [String] {
        var signs = UniqueNames<String>()
        LocaleBundles(CICU_DATA_MAIN, locale: locale)?.visitLanguage("NumberElements") { text in
            if text.depth == 3, text.key(1) == "symbols", text.key(2) == "percentSign" { signs.insert(text.string) }
        }
        signs.insert("%")
        return signs.all
    }
}
