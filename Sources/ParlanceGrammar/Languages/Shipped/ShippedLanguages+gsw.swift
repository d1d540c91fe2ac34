// Written by 'parlance generate languages' from gsw.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `gsw` = LanguageProfile(tag: ##"gsw"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        äh ähm halt also weisch
        """##
        profile.articles = ##"""
        der die das e en
        """##
        profile.sounds = .sameAs(##"de"##)
    }
}
