// Written by 'parlance generate languages' from th.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `th` = LanguageProfile(tag: ##"th"##) {
        profile in
        profile.negations = ##"""
        ไม่ อย่า ไร้
        """##
        profile.fillers = ##"""
        เออ เอ่อ อืม
        """##
    }
}
