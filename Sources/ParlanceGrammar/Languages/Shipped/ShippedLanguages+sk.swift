// Written by 'parlance generate languages' from sk.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sk` = LanguageProfile(tag: ##"sk"##) {
        profile in
        profile.negations = ##"""
        nie bez nikdy žiadny
        """##
    }
}
