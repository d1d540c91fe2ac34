// Written by 'parlance generate languages' from lt.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lt` = LanguageProfile(tag: ##"lt"##) {
        profile in
        profile.negations = ##"""
        ne nėra be niekada
        """##
        profile.fillers = ##"""
        ee hmm na žodžiu
        """##
        profile.fillerPhrases = [
            ##"kaip čia"##,
        ]
    }
}
