// Written by 'parlance generate languages' from tr.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `tr` = LanguageProfile(tag: ##"tr"##) {
        profile in
        profile.negations = ##"""
        değil yok hayır asla
        """##
        profile.fillers = ##"""
        ıı ee şey eee ııı hani yani işte
        """##
        profile.fillerPhrases = [
            ##"nasıl desem"##,
            ##"ne bileyim"##,
        ]
        profile.articles = ##"""
        bir
        """##
    }
}
