// Written by 'parlance generate languages' from kok.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `kok` = LanguageProfile(tag: ##"kok"##) {
        profile in
        profile.wordJoining = .postpositions
    }
}
