// Written by 'parlance generate languages' from eu.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `eu` = LanguageProfile(tag: ##"eu"##) {
        profile in
        profile.negations = ##"""
        ez gabe inoiz
        """##
    }
}
