// Written by 'parlance generate languages' from ca.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ca` = LanguageProfile(tag: ##"ca"##) {
        profile in
        profile.negations = ##"""
        no mai cap sense ni gens
        """##
        profile.fillers = ##"""
        eh ehm doncs bé vaja
        """##
        profile.fillerPhrases = [
            ##"és a dir"##,
            ##"vull dir"##,
            ##"o sigui"##,
        ]
        profile.articles = ##"""
        el la els les un una
        """##
        profile.negatingPrefixes = ##"""
        des in im
        """##
    }
}
