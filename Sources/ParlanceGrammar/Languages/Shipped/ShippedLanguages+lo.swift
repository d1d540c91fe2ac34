// Written by 'parlance generate languages' from lo.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lo` = LanguageProfile(tag: ##"lo"##) {
        profile in
        profile.negations = ##"""
        ບໍ່ ຢ່າ
        """##
    }
}
