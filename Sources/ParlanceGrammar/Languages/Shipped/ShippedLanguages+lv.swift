// Written by 'parlance generate languages' from lv.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lv` = LanguageProfile(tag: ##"lv"##) {
        profile in
        profile.negations = ##"""
        ne nav bez nekad
        """##
    }
}
