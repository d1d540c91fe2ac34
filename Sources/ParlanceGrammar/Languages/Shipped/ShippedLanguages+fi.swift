// Written by 'parlance generate languages' from fi.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fi` = LanguageProfile(tag: ##"fi"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ei älä en et emme ilman koskaan
        """##
        profile.fillers = ##"""
        öö ööö hmm
        """##
    }
}
