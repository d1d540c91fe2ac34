import Parlance

/// Whom the user of the sample apps knows.
struct AddressBook: Sendable {
    let contacts: [Contact]

    static let sample = AddressBook(contacts: [
        Contact(identifier: "c1", name: "John Abbott", isFavorite: true),
        Contact(identifier: "c2", name: "John Zeller"),
        Contact(identifier: "c3", name: "Sarah Bell"),
        Contact(identifier: "c4", name: "Sarah Quist"),
        Contact(identifier: "c5", name: "Mia Torres", relation: "sister", hasCamera: false),
        Contact(identifier: "c6", name: "Ruth Okafor", relation: "mother"),
        Contact(
            identifier: "c7",
            name: "Oleg Petrov",
            relation: "landlord",
            hasNumber: false,
            takesForeignMoney: false
        ),
        Contact(identifier: "c8", name: "Grandpa Joe", hasAccount: false),
        Contact(identifier: "c9", name: "Ben Okafor", relation: "father"),
    ])

    /// Names for several people at once, who are all meant.
    private static let groups = ["parents": ["mother", "father"]]

    static func isGroup(_ name: Term) -> Bool { groups[name.identifier] != nil }

    func contact(_ identifier: String) -> Contact? { contacts.first { $0.identifier == identifier } }

    /// Everybody whom a name may mean. Who has been found once has an identifier, and need not be looked for again.
    func contacts(meantBy name: Term) -> [Contact] {
        if let known = contact(name.identifier) { return [known] }
        let relations = Self.groups[name.identifier] ?? [name.identifier]
        let related = contacts.filter { $0.relation.map(relations.contains) ?? false }
        if !related.isEmpty { return related }
        let sought = name.phrase.text.lowercased().split(separator: " ")
        return contacts.filter { contact in
            Set(contact.name.lowercased().split(separator: " ")).isSuperset(of: sought)
        }
    }

    /// Their names, for the grammar's list `contact`: whole names, and first names, which say who is meant only if nobody else
    /// has them.
    var vocabulary: Vocabulary {
        var vocabulary = Vocabulary()
        _ = vocabulary.set(terms, of: "contact", tier: .user)
        return vocabulary
    }

    private var terms: [Term] {
        let whole = contacts.map { Term(identifier: $0.identifier, phrase: TermPhrase($0.name)) }
        let firstNames = Set(contacts.compactMap { $0.name.split(separator: " ").first.map(String.init) }).sorted()
        return whole + firstNames.map { Term(phrase: TermPhrase($0)) }
    }
}

extension Contact {
    var value: ParameterValue { ParameterValue(identifier: identifier, name: name) }
}
