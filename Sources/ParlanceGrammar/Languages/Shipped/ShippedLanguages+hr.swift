// Written by 'parlance generate languages' from hr.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `hr` = LanguageProfile(tag: ##"hr"##) {
        profile in
        profile.negations = ##"""
        ne nije nemoj bez nikad
        """##
    }
}
