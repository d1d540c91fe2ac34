// Written by 'parlance generate languages' from fi.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fi` = LanguageProfile(tag: ##"fi"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ei älä en et emme ilman koskaan
        """##
        profile.fillers = ##"""
        öö ööö hmm niinku tota noh siis
        """##
        profile.fillerPhrases = [
            ##"tota noin"##,
            ##"niin kuin"##,
        ]
    }
}
