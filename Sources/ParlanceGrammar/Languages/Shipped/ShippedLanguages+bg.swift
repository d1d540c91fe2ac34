// Written by 'parlance generate languages' from bg.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `bg` = LanguageProfile(tag: ##"bg"##) {
        profile in
        profile.negations = ##"""
        не няма без никога нито
        """##
    }
}
