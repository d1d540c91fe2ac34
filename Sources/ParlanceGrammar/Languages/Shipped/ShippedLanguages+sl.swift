// Written by 'parlance generate languages' from sl.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sl` = LanguageProfile(tag: ##"sl"##) {
        profile in
        profile.negations = ##"""
        ne ni brez nikoli
        """##
    }
}
