// Written by 'parlance generate languages' from lo.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `lo` = LanguageProfile(tag: ##"lo"##) {
        profile in
        profile.negations = ##"""
        ບໍ່ ຢ່າ
        """##
        profile.fillers = ##"""
        เออ
        """##
    }
}
