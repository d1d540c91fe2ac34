// Written by 'parlance generate languages' from lb.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lb` = LanguageProfile(tag: ##"lb"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        net keen keng ni ouni
        """##
        profile.fillers = ##"""
        äh ähm also hal
        """##
        profile.fillerPhrases = [
            ##"du weess"##,
        ]
        profile.articles = ##"""
        den de dat déi e eng
        """##
        profile.sounds = .sameAs(##"de"##)
    }
}
