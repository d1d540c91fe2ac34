// Written by 'parlance generate languages' from af.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `af` = LanguageProfile(tag: ##"af"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        nie geen nooit niks sonder
        """##
        profile.fillers = ##"""
        um ah uhm ag nou
        """##
        profile.fillerPhrases = [
            ##"jy weet"##,
            ##"ek bedoel"##,
        ]
        profile.articles = ##"""
        die
        """##
    }
}
