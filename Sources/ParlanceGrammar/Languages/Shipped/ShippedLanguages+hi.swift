// Written by 'parlance generate languages' from hi.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `hi` = LanguageProfile(tag: ##"hi"##) {
        profile in
        profile.negations = ##"""
        नहीं मत न बिना
        """##
    }
}
