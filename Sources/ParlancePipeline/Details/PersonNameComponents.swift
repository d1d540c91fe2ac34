#if !FullFoundation
    /// The parts of a person's name, in builds without the package trait `FullFoundation`.
    ///
    /// It has the members and the JSON of Foundation's type of this name, except for `phoneticRepresentation`.
    public struct PersonNameComponents: Sendable, Hashable, Codable {
        /// The title before the name, such as "Dr."
        public var namePrefix: String?
        /// The first name.
        public var givenName: String?
        /// The name between the first name and the family's.
        public var middleName: String?
        /// The name of the family.
        public var familyName: String?
        /// The title behind the name, such as "Jr."
        public var nameSuffix: String?
        /// The name among friends.
        public var nickname: String?

        /// Creates the name from the parts that are known.
        public init(
            namePrefix: String? = nil,
            givenName: String? = nil,
            middleName: String? = nil,
            familyName: String? = nil,
            nameSuffix: String? = nil,
            nickname: String? = nil
        ) {
            self.namePrefix = namePrefix
            self.givenName = givenName
            self.middleName = middleName
            self.familyName = familyName
            self.nameSuffix = nameSuffix
            self.nickname = nickname
        }
    }
#endif
