// Written by 'parlance generate languages' from is.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `is` = LanguageProfile(tag: ##"is"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ekki aldrei enginn án
        """##
        profile.fillers = ##"""
        öö hérna sko eee jæja
        """##
        profile.fillerPhrases = [
            ##"þú veist"##,
        ]
    }
}
