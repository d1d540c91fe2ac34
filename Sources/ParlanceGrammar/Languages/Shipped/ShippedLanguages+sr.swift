// Written by 'parlance generate languages' from sr.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sr` = LanguageProfile(tag: ##"sr"##) {
        profile in
        profile.negations = ##"""
        ne nije nemoj bez nikad не није немој без никад
        """##
    }
}
