// Written by 'parlance generate languages' from hr.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `hr` = LanguageProfile(tag: ##"hr"##) {
        profile in
        profile.negations = ##"""
        ne nije nemoj bez nikad
        """##
        profile.fillers = ##"""
        ovaj hm mm ma znači pa
        """##
        profile.fillerPhrases = [
            ##"kako se zove"##,
        ]
    }
}
