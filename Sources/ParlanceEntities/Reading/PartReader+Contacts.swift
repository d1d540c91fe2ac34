// Phone numbers, email addresses and URLs.

extension PartReader {
    func contact(_ type: PartType, at position: Int) -> [Part] {
        let end =
            switch type {
            case .email: !hasAtSign ? nil : address(at: position) { $0.email(from: $1) }
            case .url: !hasPointOrSlash ? nil : address(at: position) { $0.url(from: $1) }
            default: PhoneScanner(text.bytes).end(from: position)
            }
        return end.map { [Part(end: Int32($0), value: .text)] } ?? []
    }

    /// The end of an address, which is found in the text as written: hyphens and signs matter in it.
    private func address(at position: Int, _ end: (AddressScanner, Int) -> Int?) -> Int? {
        end(AddressScanner(text.sourceBytes), Int(text.origins[position])).flatMap { text.position(endingAt: $0) }
    }
}
