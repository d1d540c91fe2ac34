// Written by 'parlance generate languages' from fo.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fo` = LanguageProfile(tag: ##"fo"##) {
        profile in
        profile.wordJoining = .compounds
    }
}
