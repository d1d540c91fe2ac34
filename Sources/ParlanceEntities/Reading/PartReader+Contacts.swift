// Phone numbers, email addresses and URLs.

extension PartReader {
    func contact(_ type: PartType, at position: Int) -> [Part] {
        let end: Int?
        switch type {
        case .email: end = ContactScanner(text).email(from: position)
        case .url: end = ContactScanner(text).url(from: position)
        default: end = ContactScanner(text).phone(from: position)
        }
        return end.map { [Part(end: Int32($0), value: .text)] } ?? []
    }
}
