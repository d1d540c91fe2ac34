// Written by 'parlance generate languages' from lv.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lv` = LanguageProfile(tag: ##"lv"##) {
        profile in
        profile.negations = ##"""
        ne nav bez nekad
        """##
        profile.fillers = ##"""
        ēē hmm nu tipa
        """##
        profile.fillerPhrases = [
            ##"kā lai saka"##,
        ]
    }
}
