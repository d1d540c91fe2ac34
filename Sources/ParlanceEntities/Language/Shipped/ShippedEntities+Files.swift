// Written by 'parlance generate entities'. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedEntities {
    static let files: [String: [File]] = [
        "en": [File(name: "en-amounts.entities.yaml") { text_en_amounts }, File(name: "en.entities.yaml") { text_en }],
        "und": [File(name: "und.entities.yaml") { text_und }],
    ]
}
