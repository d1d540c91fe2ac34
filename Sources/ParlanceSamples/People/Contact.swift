import Parlance

/// A contact of the user.
struct Contact: Sendable, Hashable {
    let identifier: String
    let name: String
    /// What else the user calls the contact.
    var otherName: String?
    /// The contact's relation to the user: an identifier of the grammar's list `contact`.
    var relation: String?
    var isFavorite = false
    /// Whether the contact can receive payments and messages.
    var hasAccount = true
    var hasCamera = true
    /// Whether the contact has a telephone number.
    var hasNumber = true
    /// Whether the contact can pay and be paid in other currencies than the usual one.
    var takesForeignMoney = true
}

extension ParameterValue {
    /// Something that has a name.
    init(identifier: String, name: String) {
        self.init(Term(identifier: identifier, phrase: TermPhrase(name)))
    }
}
