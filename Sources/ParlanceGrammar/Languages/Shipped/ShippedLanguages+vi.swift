// Written by 'parlance generate languages' from vi.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `vi` = LanguageProfile(tag: ##"vi"##) {
        profile in
        profile.negations = ##"""
        không đừng chẳng chưa
        """##
        profile.fillers = ##"""
        ờ ừm à ừ thì
        """##
        profile.fillerPhrases = [
            ##"kiểu như"##,
            ##"ý là"##,
        ]
        profile.articles = ##"""
        cái
        """##
    }
}
