// Written by 'parlance generate languages' from et.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `et` = LanguageProfile(tag: ##"et"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ei ära mitte ilma
        """##
    }
}
