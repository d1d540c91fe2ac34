// Written by 'parlance generate languages' from fo.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fo` = LanguageProfile(tag: ##"fo"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        øh øhm altso
        """##
        profile.articles = ##"""
        ein eitt tann
        """##
    }
}
