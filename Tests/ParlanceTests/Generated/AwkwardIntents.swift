// Written by 'parlance generate swift' from intents.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

import Foundation
import Parlance

/// Names "in quotes" \ and
/// lines
public struct DropOff2: TypedIntent, Hashable {
    public static let intentName = "drop-off/2"

    public enum Parameter: String, CodingKey, CaseIterable {
        case `class`
        case dropOff = "drop-off"
        case dropOff_2 = "dropOff"
        case _2nd = "2nd"
        case unnamed = ""
        case größe
        case parameter
        case any
        case self_ = "self"
        case many
        case far
        case long
        case due
        case size
        case cost
        case price
        case priceUnit = "price-unit"
        case wait
        case stay
        case codes
        case lines
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `größe`.
    public enum Größe: String, Codable, Sendable, CaseIterable {
        case `in`
        case größerAls = "größer als"
        case größerAls_2 = "größer-als"
        case x = "\"x\""
        case _3 = "3"
        case self_ = "self"
        case init_ = "init"
    }

    /// The possible values of `parameter`.
    public enum Parameter_2: String, Codable, Sendable, CaseIterable {
        case a
    }

    /// The possible values of `codes`.
    public enum Codes_2: String, Codable, Sendable, CaseIterable {
        case x
    }

    /// The reasons why a value of `codes` may be unsupported.
    public enum CodesUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case tooLate = "too late"
        case tooFar
    }

    /// One of the values of `lines`.
    public struct LinesElement: Decodable, Sendable, Hashable {
        public enum CodingKeys: String, CodingKey {
            case `class`
            case count
            case codingKeys
            case linesElement = "lines-element"
        }

        /// The possible values of `codingKeys`.
        public enum CodingKeys_2: String, Codable, Sendable, CaseIterable {
            case `in`
            case aB = "a b"
        }

        /// The value of `lines-element`.
        public struct LinesElement_2: Decodable, Sendable, Hashable {
            public enum CodingKeys: String, CodingKey {
                case paid
            }

            public var paid: CurrencyAmount?

            public init(paid: CurrencyAmount? = nil) {
                self.paid = paid
            }
        }

        /// A keyword
        public var `class`: String?
        public var count: Int?
        public var codingKeys: [CodingKeys_2]
        public var linesElement: LinesElement_2?

        public init(`class`: String? = nil, count: Int? = nil, codingKeys: [CodingKeys_2] = [], linesElement: LinesElement_2? = nil) {
            self.`class` = `class`
            self.count = count
            self.codingKeys = codingKeys
            self.linesElement = linesElement
        }
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failure2: ResponseCode = "failure-2"
        public static let failureToSpell: ResponseCode = "failureToSpell"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case `class`
            case dropOff = "drop-off"
            case dropOff_2 = "dropOff"
            case unnamed = ""
            case codingKeys = "coding keys"
            case paid
        }

        /// The possible values of `coding keys`.
        public enum CodingKeys_2: String, Codable, Sendable, CaseIterable {
            case `in`
            case aB = "a b"
        }

        /// A keyword
        public var `class`: String?
        public var dropOff: [Date]?
        public var dropOff_2: Parlance.RideStatus?
        public var unnamed: Value?
        public var codingKeys: CodingKeys_2?
        public var paid: CurrencyAmount?

        public init(`class`: String? = nil, dropOff: [Date]? = nil, dropOff_2: Parlance.RideStatus? = nil, unnamed: Value? = nil, codingKeys: CodingKeys_2? = nil, paid: CurrencyAmount? = nil) {
            self.`class` = `class`
            self.dropOff = dropOff
            self.dropOff_2 = dropOff_2
            self.unnamed = unnamed
            self.codingKeys = codingKeys
            self.paid = paid
        }
    }

    /// A keyword
    public var `class`: String?
    public var dropOff: String?
    public var dropOff_2: String?
    public var _2nd: Int?
    public var unnamed: Double?
    public var größe: Größe?
    public var parameter: Parameter_2?
    public var any: Value?
    public var self_: Bool?
    public var many: [Term]
    public var far: Measurement<UnitLength>?
    public var long: Measurement<UnitDuration>?
    public var due: [DateComponents]
    public var size: Measurement<UnitInformationStorage>?
    public var cost: CurrencyAmount?
    public var price: Double?
    public var priceUnit: String?
    public var wait: Duration?
    public var stay: DateComponentsRange?
    public var codes: Codes_2?
    public var lines: [LinesElement]

    /// `price` in `price-unit`; nil without a number.
    public var priceTotal: CurrencyAmount? {
        price.map { CurrencyAmount(number: $0, currencyCode: priceUnit) }
    }

    public init(`class`: String? = nil, dropOff: String? = nil, dropOff_2: String? = nil, _2nd: Int? = nil, unnamed: Double? = nil, größe: Größe? = nil, parameter: Parameter_2? = nil, any: Value? = nil, self_: Bool? = nil, many: [Term] = [], far: Measurement<UnitLength>? = nil, long: Measurement<UnitDuration>? = nil, due: [DateComponents] = [], size: Measurement<UnitInformationStorage>? = nil, cost: CurrencyAmount? = nil, price: Double? = nil, priceUnit: String? = nil, wait: Duration? = nil, stay: DateComponentsRange? = nil, codes: Codes_2? = nil, lines: [LinesElement] = []) {
        self.`class` = `class`
        self.dropOff = dropOff
        self.dropOff_2 = dropOff_2
        self._2nd = _2nd
        self.unnamed = unnamed
        self.größe = größe
        self.parameter = parameter
        self.any = any
        self.self_ = self_
        self.many = many
        self.far = far
        self.long = long
        self.due = due
        self.size = size
        self.cost = cost
        self.price = price
        self.priceUnit = priceUnit
        self.wait = wait
        self.stay = stay
        self.codes = codes
        self.lines = lines
    }
}

/// The intent String.
public struct String_2: TypedIntent, Hashable {
    public static let intentName = "String"

    public enum Parameter: CodingKey {}

    public typealias CodingKeys = Parameter

    public init() {
    }
}

/// The intent Term.
public struct Term_2: TypedIntent, Hashable {
    public static let intentName = "Term"

    public enum Parameter: String, CodingKey, CaseIterable {
        case value
    }

    public typealias CodingKeys = Parameter

    public var value: Value?

    public init(value: Value? = nil) {
        self.value = value
    }
}
