// Written by 'parlance generate languages' from mr.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `mr` = LanguageProfile(tag: ##"mr"##) {
        profile in
        profile.wordJoining = .postpositions
    }
}
