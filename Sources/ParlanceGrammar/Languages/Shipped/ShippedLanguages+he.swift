// Written by 'parlance generate languages' from he.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `he` = LanguageProfile(tag: ##"he"##) {
        profile in
        profile.negations = ##"""
        לא אל בלי אין
        """##
    }
}
