// Written by 'parlance generate languages' from ar.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ar` = LanguageProfile(tag: ##"ar"##) {
        profile in
        profile.negations = ##"""
        لا لن لم ليس بدون ما غير
        """##
        profile.fillers = ##"""
        آه اه امم يعني طيب
        """##
        profile.fillerPhrases = [
            ##"مثلا يعني"##,
        ]
    }
}
