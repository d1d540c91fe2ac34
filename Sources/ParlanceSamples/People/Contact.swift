/// Somebody whom the user knows.
struct Contact: Sendable, Hashable {
    let identifier: String
    let name: String
    /// What the user calls this one by kinship or office: an identifier of the grammar's list `contact`.
    var relation: String?
    var isFavorite = false
    /// Whether there is a way to pay and to write to this one.
    var hasAccount = true
    var hasCamera = true
    /// Whether there is a number to call.
    var hasNumber = true
    /// Whether this one can be paid, or asked to pay, in other currencies than the usual.
    var takesForeignMoney = true
}
