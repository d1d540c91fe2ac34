// Written by 'parlance generate languages' from he.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `he` = LanguageProfile(tag: ##"he"##) {
        profile in
        profile.negations = ##"""
        לא אל בלי אין
        """##
        profile.fillers = ##"""
        אה אממ אהמ כאילו נו
        """##
        profile.fillerPhrases = [
            ##"אתה יודע"##,
        ]
    }
}
