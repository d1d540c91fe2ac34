/// An account for payments (SiriKit: `INPaymentAccount`).
public struct PaymentAccount: Sendable, Hashable, Codable {
    /// The user's name of the account.
    public var nickname: String
    /// The number of the account.
    public var accountNumber: String?
    /// The kind of the account.
    public var accountType: Kind
    /// The bank.
    public var organizationName: String?
    /// The balance.
    public var balance: BalanceAmount?
    /// A second balance, such as points.
    public var secondaryBalance: BalanceAmount?

    /// The kinds of accounts (SiriKit: `INAccountType`).
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, checking, credit, debit, investment, mortgage, prepaid, saving
    }

    /// Creates the value; members without a default are always known.
    public init(
        nickname: String,
        accountNumber: String? = nil,
        accountType: Kind = .unknown,
        organizationName: String? = nil,
        balance: BalanceAmount? = nil,
        secondaryBalance: BalanceAmount? = nil
    ) {
        self.nickname = nickname
        self.accountNumber = accountNumber
        self.accountType = accountType
        self.organizationName = organizationName
        self.balance = balance
        self.secondaryBalance = secondaryBalance
    }
}
