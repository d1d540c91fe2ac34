// Written by 'parlance generate languages' from km.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `km` = LanguageProfile(tag: ##"km"##) {
        profile in
        profile.negations = ##"""
        មិន កុំ គ្មាន ឥត
        """##
        profile.fillers = ##"""
        អឺ
        """##
    }
}
