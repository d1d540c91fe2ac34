// Written by 'parlance generate languages' from nn.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `nn` = LanguageProfile(tag: ##"nn"##) {
        profile in
        profile.wordJoining = .compounds
    }
}
