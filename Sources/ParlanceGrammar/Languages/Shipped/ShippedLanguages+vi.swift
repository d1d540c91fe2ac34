// Written by 'parlance generate languages' from vi.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `vi` = LanguageProfile(tag: ##"vi"##) {
        profile in
        profile.negations = ##"""
        không đừng chẳng chưa
        """##
    }
}
