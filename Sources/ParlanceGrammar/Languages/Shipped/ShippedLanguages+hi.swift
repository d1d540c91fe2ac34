// Written by 'parlance generate languages' from hi.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `hi` = LanguageProfile(tag: ##"hi"##) {
        profile in
        profile.negations = ##"""
        नहीं मत न बिना
        """##
    }
}
