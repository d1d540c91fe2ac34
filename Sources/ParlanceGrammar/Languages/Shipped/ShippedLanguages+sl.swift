// Written by 'parlance generate languages' from sl.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sl` = LanguageProfile(tag: ##"sl"##) {
        profile in
        profile.negations = ##"""
        ne ni brez nikoli
        """##
        profile.fillers = ##"""
        ee hm no pač mislim torej
        """##
        profile.fillerPhrases = [
            ##"kako se reče"##,
        ]
    }
}
