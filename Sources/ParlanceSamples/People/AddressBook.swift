import Parlance

/// The contacts of the sample apps' user.
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
        Contact(identifier: "c8", name: "Grandpa Joe", otherName: "Opa Joe", hasAccount: false),
        Contact(identifier: "c9", name: "Ben Okafor", relation: "father"),
    ])

    /// Names of groups, whose members are all addressed.
    private static let groups = ["parents": ["mother", "father"]]

    static func isGroup(_ name: Term) -> Bool { groups[name.identifier] != nil }

    func contact(_ identifier: String) -> Contact? { contacts.first { $0.identifier == identifier } }

    /// All contacts that a name may refer to. A contact that was found once has an identifier and is not searched
    /// again.
    func contacts(meantBy name: Term) -> [Contact] {
        if let known = contact(name.identifier) { return [known] }
        let relations = Self.groups[name.identifier] ?? [name.identifier]
        let related = contacts.filter { $0.relation.map(relations.contains) ?? false }
        if !related.isEmpty { return related }
        let sought = name.phrase.text.lowercased().split(separator: " ")
        return contacts.filter { contact in
            [contact.name, contact.otherName].compactMap(\.self).contains { name in
                Set(name.lowercased().split(separator: " ")).isSuperset(of: sought)
            }
        }
    }

    /// The names for the grammar's list `contact`: full names, and first and last names, which are sufficient if they are
    /// unique.
    var vocabulary: Vocabulary {
        var vocabulary = Vocabulary()
        _ = vocabulary.set(terms, of: "contact", tier: .user)
        return vocabulary
    }

    private var terms: [Term] {
        let whole = contacts.flatMap { contact in
            [contact.name, contact.otherName].compactMap { $0 }.map {
                Term(identifier: contact.identifier, phrase: TermPhrase($0))
            }
        }
        let parts = Set(contacts.flatMap(\.nameParts)).sorted()
        return whole + parts.map { Term(phrase: TermPhrase($0)) }
    }
}

extension Contact {
    /// The first and the last name; only the first if the user calls the contact by a relation, as in "Grandpa Joe".
    fileprivate var nameParts: [String] {
        name.split(separator: " ").prefix(otherName == nil ? 2 : 1).map(String.init)
    }

    var value: ParameterValue { ParameterValue(identifier: identifier, name: name) }
}
