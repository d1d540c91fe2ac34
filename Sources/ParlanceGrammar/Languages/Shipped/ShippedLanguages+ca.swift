// Written by 'parlance generate languages' from ca.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ca` = LanguageProfile(tag: ##"ca"##) {
        profile in
        profile.negations = ##"""
        no mai cap sense ni gens
        """##
        profile.fillers = ##"""
        eh ehm
        """##
        profile.negatingPrefixes = ##"""
        des in im
        """##
    }
}
