// Written by 'parlance generate languages' from the files beside. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

/// The languages that come with Parlance.
enum ShippedLanguages {
    /// In order.
    static let tags: [String] = [
        ##"af"##,
        ##"ar"##,
        ##"bg"##,
        ##"ca"##,
        ##"cs"##,
        ##"da"##,
        ##"de"##,
        ##"el"##,
        ##"en"##,
        ##"es"##,
        ##"et"##,
        ##"eu"##,
        ##"fi"##,
        ##"fo"##,
        ##"fr"##,
        ##"fy"##,
        ##"gl"##,
        ##"gsw"##,
        ##"he"##,
        ##"hi"##,
        ##"hr"##,
        ##"hu"##,
        ##"id"##,
        ##"is"##,
        ##"it"##,
        ##"ja"##,
        ##"km"##,
        ##"ko"##,
        ##"kok"##,
        ##"lb"##,
        ##"lo"##,
        ##"lt"##,
        ##"lv"##,
        ##"mr"##,
        ##"my"##,
        ##"nb"##,
        ##"ne"##,
        ##"nl"##,
        ##"nn"##,
        ##"no"##,
        ##"pl"##,
        ##"pt"##,
        ##"ro"##,
        ##"ru"##,
        ##"sk"##,
        ##"sl"##,
        ##"sr"##,
        ##"sv"##,
        ##"sw"##,
        ##"th"##,
        ##"tr"##,
        ##"uk"##,
        ##"vi"##,
        ##"zh"##,
    ]

    /// The profile of a language; nil if none comes with Parlance.
    ///
    /// - Parameter tag: a `LanguageTag.text`.
    static func profile(_ tag: String) -> LanguageProfile? {
        switch tag {
        case ##"af"##: `af`
        case ##"ar"##: `ar`
        case ##"bg"##: `bg`
        case ##"ca"##: `ca`
        case ##"cs"##: `cs`
        case ##"da"##: `da`
        case ##"de"##: `de`
        case ##"el"##: `el`
        case ##"en"##: `en`
        case ##"es"##: `es`
        case ##"et"##: `et`
        case ##"eu"##: `eu`
        case ##"fi"##: `fi`
        case ##"fo"##: `fo`
        case ##"fr"##: `fr`
        case ##"fy"##: `fy`
        case ##"gl"##: `gl`
        case ##"gsw"##: `gsw`
        case ##"he"##: `he`
        case ##"hi"##: `hi`
        case ##"hr"##: `hr`
        case ##"hu"##: `hu`
        case ##"id"##: `id`
        case ##"is"##: `is`
        case ##"it"##: `it`
        case ##"ja"##: `ja`
        case ##"km"##: `km`
        case ##"ko"##: `ko`
        case ##"kok"##: `kok`
        case ##"lb"##: `lb`
        case ##"lo"##: `lo`
        case ##"lt"##: `lt`
        case ##"lv"##: `lv`
        case ##"mr"##: `mr`
        case ##"my"##: `my`
        case ##"nb"##: `nb`
        case ##"ne"##: `ne`
        case ##"nl"##: `nl`
        case ##"nn"##: `nn`
        case ##"no"##: `no`
        case ##"pl"##: `pl`
        case ##"pt"##: `pt`
        case ##"ro"##: `ro`
        case ##"ru"##: `ru`
        case ##"sk"##: `sk`
        case ##"sl"##: `sl`
        case ##"sr"##: `sr`
        case ##"sv"##: `sv`
        case ##"sw"##: `sw`
        case ##"th"##: `th`
        case ##"tr"##: `tr`
        case ##"uk"##: `uk`
        case ##"vi"##: `vi`
        case ##"zh"##: `zh`
        default: nil
        }
    }
}
