// Written by 'parlance generate languages' from ar.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ar` = LanguageProfile(tag: ##"ar"##) {
        profile in
        profile.negations = ##"""
        لا لن لم ليس بدون ما غير
        """##
    }
}
