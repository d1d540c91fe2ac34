// Written by 'parlance generate languages' from gsw.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `gsw` = LanguageProfile(tag: ##"gsw"##) {
        profile in
        profile.wordJoining = .compounds
        profile.sounds = .sameAs(##"de"##)
    }
}
