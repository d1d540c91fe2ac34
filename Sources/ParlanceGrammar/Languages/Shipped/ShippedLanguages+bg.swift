// Written by 'parlance generate languages' from bg.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `bg` = LanguageProfile(tag: ##"bg"##) {
        profile in
        profile.negations = ##"""
        не няма без никога нито
        """##
        profile.fillers = ##"""
        ъъ ъ ами хм абе
        """##
        profile.fillerPhrases = [
            ##"нали знаеш"##,
        ]
    }
}
