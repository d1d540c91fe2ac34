// Written by 'parlance generate languages' from sk.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sk` = LanguageProfile(tag: ##"sk"##) {
        profile in
        profile.negations = ##"""
        nie bez nikdy žiadny
        """##
        profile.fillers = ##"""
        ehm hm no akože proste vlastne
        """##
        profile.fillerPhrases = [
            ##"ako sa povie"##,
        ]
    }
}
