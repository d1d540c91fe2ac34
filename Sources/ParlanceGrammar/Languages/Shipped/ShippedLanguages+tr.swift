// Written by 'parlance generate languages' from tr.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `tr` = LanguageProfile(tag: ##"tr"##) {
        profile in
        profile.negations = ##"""
        değil yok hayır asla
        """##
        profile.fillers = ##"""
        ıı ee şey
        """##
    }
}
