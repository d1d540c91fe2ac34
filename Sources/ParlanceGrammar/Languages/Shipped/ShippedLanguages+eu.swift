// Written by 'parlance generate languages' from eu.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `eu` = LanguageProfile(tag: ##"eu"##) {
        profile in
        profile.negations = ##"""
        ez gabe inoiz
        """##
        profile.fillers = ##"""
        ee eh ba hara beno badakizu
        """##
    }
}
