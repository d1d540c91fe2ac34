// Written by 'parlance generate languages' from sr.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sr` = LanguageProfile(tag: ##"sr"##) {
        profile in
        profile.negations = ##"""
        ne nije nemoj bez nikad не није немој без никад
        """##
        profile.fillers = ##"""
        ovaj hm ma znači pa
        """##
        profile.fillerPhrases = [
            ##"kako se zove"##,
        ]
    }
}
