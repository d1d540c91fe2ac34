// Written by 'parlance generate languages' from sw.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sw` = LanguageProfile(tag: ##"sw"##) {
        profile in
        profile.negations = ##"""
        si usi bila hapana
        """##
    }
}
