// Written by 'parlance generate languages' from no.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `no` = LanguageProfile(tag: ##"no"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ikke ingen aldri uten ei
        """##
        profile.fillers = ##"""
        eh øh øhm liksom altså ehm
        """##
        profile.fillerPhrases = [
            ##"du vet"##,
        ]
        profile.articles = ##"""
        en et den det de
        """##
        profile.negatingPrefixes = ##"""
        u av de
        """##
        profile.opposedPrefixes = [
            ##"på av"##,
            ##"inn ut"##,
            ##"opp ned"##,
            ##"til fra"##,
        ]
    }
}
