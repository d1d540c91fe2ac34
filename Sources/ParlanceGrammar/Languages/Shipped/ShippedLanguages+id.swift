// Written by 'parlance generate languages' from id.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `id` = LanguageProfile(tag: ##"id"##) {
        profile in
        profile.negations = ##"""
        tidak jangan bukan tanpa tak
        """##
        profile.fillers = ##"""
        eh anu hmm em ehm gitu
        """##
        profile.fillerPhrases = [
            ##"apa namanya"##,
            ##"kamu tahu"##,
        ]
    }
}
