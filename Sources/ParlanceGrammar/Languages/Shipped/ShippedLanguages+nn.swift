// Written by 'parlance generate languages' from nn.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `nn` = LanguageProfile(tag: ##"nn"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        eh øh altså liksom
        """##
        profile.fillerPhrases = [
            ##"du veit"##,
        ]
        profile.articles = ##"""
        ein eit den det dei
        """##
    }
}
