import Parlance

/// Resolves names to contacts.
struct PersonResolver: Sendable {
    let book: AddressBook
    /// The reason code for an unknown name.
    let unknown: String
    /// The reason code for a contact that cannot be reached; nil if the contact can be.
    var objection: @Sendable (Contact) -> String? = { _ in nil }

    /// Of several contacts with the name, a single favourite is the likely one; otherwise the user chooses.
    func resolution(of name: Term?) -> Resolution {
        guard let name else { return .needsValue }
        let found = book.contacts(meantBy: name)
        guard let first = found.first else { return .unsupported(reason: unknown) }
        if found.count == 1 { return objection(first).map { .unsupported(reason: $0) } ?? .success(first.value) }
        let favorites = found.filter(\.isFavorite)
        return .disambiguation(found.map(\.value), likely: favorites.count == 1 ? favorites[0].value : nil)
    }

    /// One result for each name, which may refer to several contacts; a question if there is none.
    func resolutions(of names: [Term]) -> [Resolution] {
        if names.isEmpty { return [.needsValue] }
        return names.map { name in
            let found = book.contacts(meantBy: name)
            let areAllMeant = AddressBook.isGroup(name) && found.allSatisfy { objection($0) == nil } && !found.isEmpty
            return areAllMeant ? .success(found.map(\.value)) : resolution(of: name)
        }
    }
}
