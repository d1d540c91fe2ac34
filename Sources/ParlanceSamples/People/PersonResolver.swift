import Parlance

/// Finds out who is meant by a name.
struct PersonResolver: Sendable {
    let book: AddressBook
    /// Why nobody can be reached whom the user does not know.
    let unknown: String
    /// Why somebody can't be reached whom the user knows; nil: nothing speaks against it.
    var objection: @Sendable (Contact) -> String? = { _ in nil }

    /// Of several with the name the only favourite is likely meant; else the user has to choose.
    func resolution(of name: Term?) -> Resolution {
        guard let name else { return .needsValue }
        let found = book.contacts(meantBy: name)
        guard let first = found.first else { return .unsupported(reason: unknown) }
        if found.count == 1 { return objection(first).map { .unsupported(reason: $0) } ?? .success(first.value) }
        let favorites = found.filter(\.isFavorite)
        if favorites.count == 1 { return .confirmationRequired(favorites[0].value) }
        return .disambiguation(found.map(\.value))
    }

    /// One result for each name, which may be that of several people; a question if there is none.
    func resolutions(of names: [Term]) -> [Resolution] {
        if names.isEmpty { return [.needsValue] }
        return names.map { name in
            let found = book.contacts(meantBy: name)
            let areAllMeant = AddressBook.isGroup(name) && found.allSatisfy { objection($0) == nil } && !found.isEmpty
            return areAllMeant ? .success(found.map(\.value)) : resolution(of: name)
        }
    }
}
