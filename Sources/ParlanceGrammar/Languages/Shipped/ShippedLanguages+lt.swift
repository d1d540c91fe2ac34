// Written by 'parlance generate languages' from lt.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lt` = LanguageProfile(tag: ##"lt"##) {
        profile in
        profile.negations = ##"""
        ne nėra be niekada
        """##
    }
}
