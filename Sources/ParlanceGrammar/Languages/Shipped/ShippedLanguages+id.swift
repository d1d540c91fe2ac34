// Written by 'parlance generate languages' from id.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `id` = LanguageProfile(tag: ##"id"##) {
        profile in
        profile.negations = ##"""
        tidak jangan bukan tanpa tak
        """##
    }
}
