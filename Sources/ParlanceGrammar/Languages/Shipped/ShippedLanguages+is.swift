// Written by 'parlance generate languages' from is.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `is` = LanguageProfile(tag: ##"is"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ekki aldrei enginn án
        """##
    }
}
