internal import CICU

/// An open handle of ICU's number rules for a language. It serves one caller at a time and is therefore not Sendable.
final class NumberSpeller {
    enum Style {
        case words
        /// In digits, such as `1st`.
        case ordinal
    }

    private let handle: OpaquePointer
    private var buffer = [UInt8](repeating: 0, count: 256)

    init?(locale: ICULocale, style: Style = .words) {
        let open = style == .words ? cicu_speller_open : cicu_ordinals_open
        guard let handle = open(locale.identifier) else { return nil }
        self.handle = handle
    }

    deinit {
        cicu_speller_close(handle)
    }

    /// The names of the public rule sets.
    func ruleSets() -> [String] {
        let names = read { cicu_speller_rule_sets(handle, $0, $1) } ?? ""
        return names.split(separator: ";").map(String.init)
    }

    /// Selects the rule set for `spell`; false if there is none of that name.
    func select(_ ruleSet: String) -> Bool {
        cicu_speller_select(handle, ruleSet, Int32(clamping: ruleSet.utf8.count))
    }

    func spell(_ number: Double) -> String? {
        // Not "minus zero".
        let number = number == 0 ? 0 : number
        return read { cicu_speller_spell(handle, number, $0, $1) }
    }

    /// Reads the output of a C function, with more memory if it needs it.
    private func read(_ write: (UnsafeMutablePointer<UInt8>, Int) -> Int) -> String? {
        while true {
            let count = buffer.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.map { write($0, buffer.count) } ?? 0
            }
            if count == 0 { return nil }
            if count <= buffer.count { return String(decoding: buffer[..<count], as: UTF8.self) }
            buffer = [UInt8](repeating: 0, count: count)
        }
    }
}
